/**
 * Names the tab after the dish on the page, for a visitor who is at another tab meanwhile. The page is
 * watched, since the text is formatted a moment after its end, and a recipe of before may come back.
 */
export function nameTab(): void {
  let named: string | undefined;
  const observer = new MutationObserver(name);
  observer.observe(document.body, {
    attributeFilter: ['data-status'],
    childList: true,
    subtree: true,
  });

  function name(): void {
    const blocks = [...document.querySelectorAll<HTMLElement>(BLOCKS)];
    if (blocks.length === 0) return;
    const title = blocks.find((block) => block.dataset.role === 'title');
    const dish = title?.innerText.replace(/\s+/g, ' ').trim();
    // What is on the page may change without its name, as while it is printed under one of its own.
    if (dish === named) return;
    named = dish;
    // A text that names no dish leaves the tab its own name.
    document.title = dish || OWN_TITLE;
  }
}

/** As in the page's own HTML. */
const OWN_TITLE = 'Sous Chef';

/** Of the whole text, formatted; a plain one is still to be. */
const BLOCKS =
  '[data-slot="recipe-view"][data-status="success"] [data-slot="recipe-markdown"] > :not([data-slot="recipe-plain"])';
