/**
 * Prints the recipe that a button belongs to, and nothing else of the page: a copy of its text is put into a shadow
 * root at the end of the document, out of reach of the page's styles, and everything else is hidden in print. Nothing
 * of it shows on the screen.
 *
 * @param notes Printed below the recipe, after the byline.
 */
export function printRecipe(button: HTMLElement, notes: readonly string[]): void {
  const card = button.closest('[data-slot="recipe"]');
  const recipe = card?.querySelector<HTMLElement>('[data-slot="recipe-markdown"]');
  if (!recipe) return;
  const byline = card?.querySelector('[data-slot="recipe-byline"]')?.textContent;
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
  const pageSheet = new Sheet();
  pageSheet.replaceSync(PAGE_STYLES);
  const ownSheet = new Sheet();
  ownSheet.replaceSync(RECIPE_STYLES);
  const root = host.attachShadow({ mode: 'open' });
  root.append(text, note);
  root.adoptedStyleSheets = [ownSheet];
  ownerDocument.adoptedStyleSheets.push(pageSheet);
  ownerDocument.body.append(host);
  return () => {
    host.remove();
    const others = ownerDocument.adoptedStyleSheets.filter((sheet) => sheet !== pageSheet);
    ownerDocument.adoptedStyleSheets = others;
  };
}

/** An id or a class isn't specific enough against some pages' rules. */
const HOST = '[data-recipe-print]'.repeat(6);

const PAGE_STYLES = `
  ${HOST} { display: none !important }
  @media print {
    :root, :root > body {
      display: block !important; position: static !important; visibility: visible !important;
      inline-size: auto !important; block-size: auto !important; min-block-size: 0 !important;
      max-block-size: none !important; max-inline-size: none !important; margin: 0 !important;
      padding: 0 !important; border: 0 !important; overflow: visible !important; opacity: 1 !important;
      background: none !important; transform: none !important; columns: auto !important;
      filter: none !important; clip-path: none !important; zoom: 1 !important;
    }
    :root > body::before, :root > body::after, :root::before, :root::after,
    body > :not(${HOST}) { display: none !important }
    ${HOST} { all: initial !important; display: block !important }
  }
  @page { margin: 18mm }
`;

const RECIPE_STYLES = `
  :host { color: #000; font: 11.5pt/1.5 var(--recipe-font, Georgia, serif); color-scheme: light }
  * { color: inherit; overflow-wrap: anywhere }
  h1, h2, h3, h4, h5, h6 {
    margin: 1.3em 0 0.4em; break-after: avoid; font-family: var(--recipe-font-heading, inherit);
    font-size: 14pt; line-height: 1.25
  }
  [data-role='title'] { margin-block: 0 0.6em; font-size: 22pt }
  [data-role='group'] { font-size: 11.5pt }
  p, ul, ol, table, blockquote, pre { margin: 0.6em 0 }
  li { padding-block: 0.13em; break-inside: avoid }
  li:first-child { break-after: avoid }
  li:last-child, :is(ul, ol) + p, footer { break-before: avoid }
  ul:has(> li:nth-child(9)) { columns: 2 14em }
  [data-slot='recipe-scale'] > :not(p) { display: none }
  label { display: block }
  ul > li:has(> label) { list-style-type: '' }
  ol > li:has(> label), p > label { padding-inline-start: 1.6em }
  input { inline-size: 1em; block-size: 1em; margin: 0; margin-inline: -1.6em 0.6em; vertical-align: -0.1em }
  p { orphans: 3; widows: 3 }
  :is(ul, ol) { padding-inline-start: 1.6em }
  table { border-collapse: collapse }
  :is(th, td) { padding: 0.2em 0.6em; border-block-end: 0.5pt solid #999; text-align: start }
  [data-align='center'] { text-align: center }
  [data-align='right'] { text-align: end }
  pre { white-space: pre-wrap }
  [data-slot='recipe-plain'] { white-space: pre-wrap }
  footer { margin-block-start: 2em; color: #555; font-size: 9pt }
`;
