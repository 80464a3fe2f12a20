import { createRef } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import type { AssistantEvent } from '../core/assistant-event.ts';
import type { RecipeAssistantOptions } from '../core/assistant-options.ts';
import type { RecipeError } from '../core/recipe-error.ts';
import type { ShownRecipe } from '../components/recipe/recipe-view-props.ts';
import { RecipeAssistant } from '../components/widget/recipe-assistant.tsx';
import type { RecipeAssistantHandle } from '../components/widget/use-handle.ts';
import { askBuiltInFirst } from './built-in-first.ts';
import {
  ATTRIBUTES,
  nameAttribute,
  PROPERTIES,
  readProperty,
  type ElementProps,
} from './element-props.ts';
import { KeptRecipe } from './kept-recipe.tsx';
import { findLocale } from './languages.ts';
import { drawActions } from './page-actions.tsx';
import { namePart } from './part-names.ts';
import { styleSheetsOf } from './style-sheet.ts';

/**
 * The widget as a custom element, for pages without React. Attributes hold text, numbers and lists,
 * properties everything. It draws itself once it has an `endpoint`, a `client` or `built-in`; with `view-only` it shows its
 * `recipe`.
 *
 * @example
 * <script type="module" src="/recipe-assistant/element/index.js"></script>
 * <recipe-assistant endpoint="/api/recipe" tools="copy print"></recipe-assistant>
 */
export class RecipeAssistantElement extends getBase() {
  static observedAttributes = ATTRIBUTES.map(nameAttribute);

  #props: ElementProps = {};
  #root: Root | undefined;
  #handle = createRef<RecipeAssistantHandle>();
  #isDue = false;
  #shown: ShownRecipe | undefined;

  static {
    namePart();
    for (const name of PROPERTIES) {
      Object.defineProperty(this.prototype, name, {
        get(this: RecipeAssistantElement) {
          return this.#props[name];
        },
        set(this: RecipeAssistantElement, value: unknown) {
          Object.assign(this.#props, { [name]: readProperty(name, value) });
          this.#update();
        },
        enumerable: true,
        configurable: true,
      });
    }
  }

  constructor() {
    super();
    this.attachShadow(SHADOW);
  }

  attributeChangedCallback(name: string, _before: string | null, text: string | null): void {
    const property = PROPERTIES.find((own) => nameAttribute(own) === name)!;
    Object.assign(this, { [property]: text });
  }

  connectedCallback(): void {
    // What was set before the element was defined is a property of its own, and hides the accessor.
    for (const name of PROPERTIES.filter((property) => Object.hasOwn(this, property))) {
      const value = this[name];
      delete this[name];
      Object.assign(this, { [name]: value });
    }
    this.shadowRoot!.adoptedStyleSheets = styleSheetsOf(this.ownerDocument);
    this.#update();
  }

  disconnectedCallback(): void {
    this.#update();
  }

  /** The recipe that is shown, as `recipe-show` tells it: for a script that runs only after the event. */
  get shown(): ShownRecipe | undefined {
    return this.#shown;
  }

  /** Moves the focus to the field for ingredients. */
  override focus(options?: FocusOptions): void {
    this.#drawn()?.focus(options);
  }

  /** Asks for a recipe, as the button does. Fulfilled when the run ends, however it ends. */
  async generate(): Promise<void> {
    await this.#drawn()?.generate();
  }

  /** Ends the run and keeps the text so far. */
  stop(): void {
    this.#drawn()?.stop();
  }

  /** A moment later, once for all that is set at once: an element that is moved is in the page again by then. */
  #update(): void {
    if (!this.#isDue) queueMicrotask(() => this.#drawn());
    this.#isDue = true;
  }

  #drawn(): RecipeAssistantHandle | null {
    if (this.#isDue) {
      this.#isDue = false;
      if (this.isConnected) this.#draw();
      else {
        this.#root?.unmount();
        this.#root = undefined;
      }
    }
    return this.#handle.current;
  }

  #draw(): void {
    const { endpoint = '', builtIn, locale: name, viewOnly, recipe, ...others } = this.#props;
    const { client = builtIn ? askBuiltInFirst(endpoint) : undefined, ...shared } = others;
    if (!client && !endpoint && !viewOnly) return warnOnceLoaded(this);
    const locale = typeof name === 'string' ? findLocale(name, () => this.#update()) : name;
    // Until its language is here, it shows nothing, or what it has shown so far.
    if (locale === 'coming') return;
    const { recipeActions: make } = shared;
    const props = {
      ...shared,
      locale,
      recipeActions: (shown: ShownRecipe) => drawActions({ element: this, make, shown }),
      onEvent: this.#announcer('recipe-event'),
      onShow: (shown: ShownRecipe | undefined) => {
        this.#shown = shown;
        this.#announcer('recipe-show')(shown ?? null);
      },
    };
    this.#root ??= createRoot(this.shadowRoot!);
    this.#root.render(
      viewOnly ? (
        <KeptRecipe {...props} recipe={recipe} />
      ) : (
        <RecipeAssistant
          {...props}
          {...(client ? { client } : { endpoint })}
          onFinish={this.#announcer('recipe-finish')}
          onError={this.#announcer('recipe-error')}
          onIngredientsChange={this.#announcer('recipe-ingredients')}
          ref={this.#handle}
        />
      ),
    );
  }

  #announcer<Name extends keyof RecipeEvents>(name: Name) {
    return (detail: RecipeEvents[Name]): void => {
      this.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true }));
    };
  }
}

/**
 * No custom element is drawn in it. In one that is moved into another document, Chromium leaves the nodes the registry of
 * the one before, with which Preact would make new ones, and that throws: https://github.com/whatwg/dom/issues/1390
 */
const SHADOW: ShadowRootInit & { customElementRegistry: null } = {
  mode: 'open',
  customElementRegistry: null,
};

/** Where pages are rendered ahead of time the module can be imported, and there is no element. */
function getBase(): new () => ElementBase {
  return globalThis.HTMLElement ?? Object;
}

/** Scripts of the page may set the client until the page has been loaded. */
function warnOnceLoaded(element: RecipeAssistantElement): void {
  const warn = () => {
    if (element.isConnected && !element.client && !element.endpoint && !element.builtIn) {
      console.error('<recipe-assistant> needs an endpoint, or a client.', element);
    }
  };
  if (document.readyState === 'complete') warn();
  else addEventListener('load', warn, { once: true });
}

/** An element with the properties, which are defined above, and the events. */
interface ElementBase extends HTMLElement, ElementProps {
  addEventListener<Name extends keyof RecipeAssistantEventMap>(
    type: Name,
    listener: (this: RecipeAssistantElement, event: RecipeAssistantEventMap[Name]) => unknown,
    options?: boolean | AddEventListenerOptions,
  ): void;
  addEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ): void;
}

/** What each event tells. */
interface RecipeEvents {
  'recipe-finish': Parameters<NonNullable<RecipeAssistantOptions['onFinish']>>[0];
  'recipe-error': RecipeError;
  'recipe-event': AssistantEvent;
  /** `null` when none is shown, since an event's `detail` is never undefined. */
  'recipe-show': ShownRecipe | null;
  'recipe-ingredients': readonly string[];
}

/** The element's events, which bubble out of any shadow root around it. `detail` is what they tell. */
export type RecipeAssistantEventMap = HTMLElementEventMap & {
  [Name in keyof RecipeEvents]: CustomEvent<RecipeEvents[Name]>;
};

declare global {
  interface HTMLElementTagNameMap {
    'recipe-assistant': RecipeAssistantElement;
  }
}
