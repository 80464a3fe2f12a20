import styles from './print.css?inline';

/**
 * Prints a recipe, and nothing else of the page: a copy of its text is put into a shadow root at the end of the
 * document, out of reach of the page's styles, and everything else is hidden in print. Nothing of it shows on the screen.
 *
 * @param recipe Its text on the page.
 * @param notes Printed below the recipe, after the byline.
 */
export function printRecipe(recipe: HTMLElement, notes: readonly string[]): void {
  const card = recipe.parentElement!;
  const byline = card.querySelector('[data-slot="recipe-byline"]')?.textContent;
  const view = recipe.ownerDocument.defaultView!;
  const remove = addCopy(recipe, [byline, ...notes].join(' '));
  // Phones go on while they print, and not all of them fire an event afterwards.
  const events = ['afterprint', 'pointerdown', 'keydown'];
  function leave(): void {
    remove();
    for (const event of events) view.removeEventListener(event, leave, true);
  }
  for (const event of events) view.addEventListener(event, leave, true);
  view.print();
}

/** @returns A function that removes it. */
function addCopy(recipe: HTMLElement, byline: string): () => void {
  const { ownerDocument } = recipe;
  const { CSSStyleSheet: Sheet } = ownerDocument.defaultView!;
  const host = ownerDocument.createElement('div');
  host.dataset.recipePrint = '';
  // Two recipes of a page share its title, which is set to the name of the one that is printed.
  host.title = recipe.querySelector('[data-role="title"]')?.textContent ?? '';
  const text = recipe.cloneNode(true) as HTMLElement;
  for (const attribute of text.getAttributeNames()) text.removeAttribute(attribute);
  text.dir = 'auto';
  text.lang = recipe.closest<HTMLElement>('[lang]')?.lang ?? '';
  const note = ownerDocument.createElement('footer');
  note.textContent = byline;
  const printSheet = new Sheet();
  printSheet.replaceSync(styles);
  const root = host.attachShadow({ mode: 'open' });
  root.append(text, note);
  root.adoptedStyleSheets = [printSheet];
  ownerDocument.adoptedStyleSheets.push(printSheet);
  ownerDocument.body.append(host);
  return () => {
    host.remove();
    const others = ownerDocument.adoptedStyleSheets.filter((sheet) => sheet !== printSheet);
    ownerDocument.adoptedStyleSheets = others;
  };
}
