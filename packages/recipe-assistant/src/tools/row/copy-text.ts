/** Characters that the page doesn't show: control characters and direction controls. */
export const UNSHOWN = /[^\P{Cc}\n\t]|[\u202a-\u202e\u2066-\u2069]/gu;

/**
 * Copies a recipe to the clipboard, formatted and as plain text; returns false if that isn't allowed. Outside a secure
 * context, in a frame without permission and in older browsers there is no usable `navigator.clipboard`, but the copy
 * command may work.
 *
 * @param document that has the recipe: the page may have rendered it into a window of its own, and only a window that has
 *   the focus may copy.
 */
export async function copyText(text: string, html: string, document: Document): Promise<boolean> {
  const { clipboard } = document.defaultView!.navigator;
  const formats = { 'text/plain': text, 'text/html': html };
  try {
    if (typeof ClipboardItem === 'undefined') await clipboard.writeText(text);
    else await clipboard.write([new ClipboardItem(formats)]);
    return true;
  } catch {
    return copyByCommand(formats, document) || copyPlain(text, clipboard);
  }
}

/** Where formatted text is refused, plain text may not be, as in Safari 27. */
async function copyPlain(text: string, clipboard: Clipboard): Promise<boolean> {
  try {
    await clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** A recipe's text as the page shows it, without controls and marks of the page's own. */
export function formattedRecipe(recipe: HTMLElement, notes: readonly string[]): string {
  const copy = recipe.cloneNode(true) as HTMLElement;
  for (const control of copy.querySelectorAll('[data-slot="scale-line"], input')) control.remove();
  // Those of the last kind are a translating browser's.
  for (const wrapper of copy.querySelectorAll('label, span, font')) {
    wrapper.replaceWith(...wrapper.childNodes);
  }
  for (const element of copy.querySelectorAll('*')) {
    const others = element.getAttributeNames().filter((name) => !/^(?:href|start)$/.test(name));
    for (const name of others) element.removeAttribute(name);
  }
  for (const note of notes) {
    copy.append(Object.assign(document.createElement('p'), { textContent: note }));
  }
  return copy.innerHTML.replace(UNSHOWN, '');
}

function copyByCommand(formats: Readonly<Record<string, string>>, document: Document): boolean {
  let isCopied = false;
  const fill = (event: ClipboardEvent) => {
    for (const [type, data] of Object.entries(formats)) event.clipboardData?.setData(type, data);
    // Otherwise the selection is copied.
    event.preventDefault();
    event.stopImmediatePropagation();
    isCopied = event.clipboardData !== null;
  };
  document.addEventListener('copy', fill, true);
  try {
    return document.execCommand('copy') && isCopied;
  } catch {
    return false;
  } finally {
    document.removeEventListener('copy', fill, true);
  }
}
