/** What a visitor finds on the page, or in its custom element. Runs in the page, so it is self-contained. */
export function look(): Sight {
  const root = document.querySelector('recipe-assistant')?.shadowRoot ?? document;
  const all = (selector: string) => [...root.querySelectorAll<HTMLElement>(selector)];
  const words = (element: HTMLElement) => element.innerText.trim();
  const name = (element: Element | null) =>
    element?.getAttribute('aria-label') ??
    (element as HTMLInputElement | null)?.labels?.[0]?.textContent ??
    element?.textContent ??
    '';
  const { activeElement } = root;
  const [text] = all('[data-slot="recipe-markdown"]');
  return {
    ingredients: all('ul[data-slot="ingredients"] > li').map(words),
    field: all('input[name="ingredient"]').map((field) => (field as HTMLInputElement).value)[0],
    buttons: all('button').map(name),
    status: all('[data-slot="recipe-assistant"]')[0]?.dataset.status,
    loading: all('output').map(words).join(),
    refusal: all('form [aria-live]').map(words).join(),
    alert: all('[role="alert"]').map(words).join(),
    recipe: text ? words(text) : '',
    html: text?.innerHTML ?? '',
    focus: !activeElement || activeElement === document.body ? 'body' : name(activeElement),
  };
}

interface Sight {
  ingredients: string[];
  field: string | undefined;
  /** Their names. */
  buttons: string[];
  status: string | undefined;
  loading: string;
  refusal: string;
  alert: string;
  recipe: string;
  /** Of the recipe. */
  html: string;
  /** The name of what has it. */
  focus: string;
}
