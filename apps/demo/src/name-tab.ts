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
    const [first] = blocks;
    if (!first) return;
    observer.disconnect();
    const title = [...blocks].find((block) => block.dataset.role === 'title') ?? first;
    const line = title.innerText.split('\n').find((text) => text.trim() !== '');
    if (line) document.title = line.trim();
  }
}

/** Of the whole text, formatted; a plain one is still to be. */
const BLOCKS =
  '[data-slot="recipe-view"][data-status="success"] [data-slot="recipe-markdown"] > :not([data-slot="recipe-plain"])';
