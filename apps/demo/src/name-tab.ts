import type { AssistantEvent } from 'recipe-assistant';

/** As in the page's HTML. */
const OWN_TITLE = 'Sous Chef';

/** Blocks of the formatted text; a plain one will be formatted soon. */
const BLOCKS =
  '[data-slot="recipe-view"][data-status="success"] [data-slot="recipe-markdown"] > :not([data-slot="recipe-plain"])';

const SECOND_MS = 1000;

/** In UTF-16 units. No tab shows more. */
const LONGEST_NAME = 60;

/** The dish's name; without one, the tab keeps its own title. */
let dish: string | undefined;

/** When those end that run, or have ended and still ring, by their ids, in milliseconds since 1970. */
const timerEnds = new Map<string, number>();

let ticking: ReturnType<typeof setInterval> | undefined;

/**
 * Sets the tab's title to the dish's name, for a visitor who is in another tab. It observes the DOM,
 * since the text is formatted shortly after its end, and an earlier recipe may come back.
 */
export function nameTab(): void {
  const observer = new MutationObserver(() => {
    const blocks = [...document.querySelectorAll<HTMLElement>(BLOCKS)];
    if (blocks.length === 0) return;
    const title = blocks.find((block) => block.dataset.role === 'title');
    const named = title && startOf(title.innerText.replace(/\s+/g, ' ').trim());
    // The DOM may change without the name, as while it is printed under another title.
    if (named === dish) return;
    dish = named;
    writeTitle();
  });
  observer.observe(document.body, {
    attributeFilter: ['data-status'],
    childList: true,
    subtree: true,
  });
}

/** A long name up to the end of a word, if it has words. */
function startOf(name: string): string {
  const end = name.lastIndexOf(' ', LONGEST_NAME);
  return name.length > LONGEST_NAME ? `${name.slice(0, end > 0 ? end : LONGEST_NAME)}…` : name;
}

/** Puts the time that is left of the next timer before the name, and a bell once one has ended. */
export function noteTimer(event: AssistantEvent): void {
  if (event.type !== 'timer') return;
  const { state, seconds, id } = event;
  if (state === 'start') timerEnds.set(id, Date.now() + seconds * SECOND_MS);
  else if (state === 'dismiss') timerEnds.delete(id);
  clearInterval(ticking);
  if (timerEnds.size > 0) ticking = setInterval(writeTitle, SECOND_MS);
  writeTitle();
}

function writeTitle(): void {
  document.title = [clock(), dish || OWN_TITLE].filter(Boolean).join(' · ');
}

/** Of the timer that ends or ended first. */
function clock(): string {
  if (timerEnds.size === 0) return '';
  const next = Math.min(...timerEnds.values());
  const left = Math.max(0, Math.ceil((next - Date.now()) / SECOND_MS));
  const [minutes, seconds] = [Math.floor(left / 60), String(left % 60).padStart(2, '0')];
  return `${left > 0 ? '' : '⏰ '}${minutes}:${seconds}`;
}
