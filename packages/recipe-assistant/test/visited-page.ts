/** What a visitor finds in a widget by its words, in any case: a page may be translated. */
export function onPage(root: ParentNode & Node) {
  const find = (selector: string, name: string) =>
    until(`${selector} “${name}”`, () => {
      const all = root.querySelectorAll<HTMLElement>(selector);
      return [...all].find((each) => isCalled(each, name) && each.ariaDisabled !== 'true');
    });
  const press = async (name: string) => {
    const button = await find('button', name);
    button.click();
    await rest();
    return button;
  };
  const enter = async (selector: string, text: string) => {
    const field = await until(selector, () => root.querySelector<HTMLInputElement>(selector));
    // Past React, which takes no input event for a value that it knows.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(field, text);
    field.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }));
    return field;
  };
  return {
    find,
    press,
    /** Presses a button that leaves the page a moment later, and waits until it has. */
    pressAway: async (name: string) => {
      const button = await press(name);
      await until(`the end of “${name}”`, () => !button.isConnected);
    },
    type: async (selector: string, text: string) => {
      await enter(selector, text);
      await rest();
    },
    add: async (food: string) => {
      (await enter('[name="ingredient"]', food)).form!.requestSubmit();
      await rest();
    },
    has: (selector: string) => until(selector, () => root.querySelector(selector)),
    sees: (text: string) => until(text, () => holds(root, text)),
    hears: (text: string) =>
      until(`“${text}” spoken`, () =>
        [...root.querySelectorAll('[data-slot$="announcer"]')].some((region) =>
          holds(region, text),
        ),
      ),
  };
}

function isCalled(element: HTMLElement, name: string): boolean {
  const own = element.ariaLabel ?? element.textContent;
  return own.trim().toLowerCase() === name.toLowerCase();
}

function holds(node: Node, text: string): boolean {
  return node.textContent?.toLowerCase().includes(text.toLowerCase()) ?? false;
}

/** For what is drawn at once, or a moment later. */
export function rest(milliseconds = 20): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

/** By a clock that no test holds. */
async function until<Found>(what: string, look: () => Found): Promise<NonNullable<Found>> {
  const end = performance.now() + 10_000;
  for (;;) {
    const found = look();
    if (found) return found;
    if (performance.now() > end) throw new Error(`The visitor does not find ${what}`);
    await rest(10);
  }
}

export type Page = ReturnType<typeof onPage>;
