/**
 * Names the tab after the dish, for who has gone to another one meanwhile: as the page shows it, which
 * may be a moment later, when what formats the text has come.
 */
export function nameTab(): void {
  const observer = new MutationObserver(name);
  observer.observe(document.body, { attributes: true, childList: true, subtree: true });
  name();

  function name(): void {
    const blocks = document.querySelectorAll<HTMLElement>(BLOCKS);
    if (blocks.length === 0) return;
    observer.disconnect();
    const title = [...blocks].find((block) => block.dataset.role === 'title');
    // A text that names no dish leaves the tab its own name.
    document.title = title?.innerText.replace(/\s+/g, ' ').trim() || OWN_TITLE;
  }
}

/** As in the page's own HTML. */
const OWN_TITLE = 'Sous Chef';

/** Of the whole text, formatted; a plain one is still to be. */
const BLOCKS =
  '[data-slot="recipe-view"][data-status="success"] [data-slot="recipe-markdown"] > :not([data-slot="recipe-plain"])';
