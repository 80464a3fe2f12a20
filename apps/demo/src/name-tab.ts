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

/** Those that run, and those that have ended and still ring. */
let timers: readonly TabTimer[] = [];

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
  const { state, seconds } = event;
  if (state === 'start') {
    timers = [...timers, { seconds, endsAt: Date.now() + seconds * SECOND_MS }];
  } else if (state === 'dismiss') {
    const gone = timers.find((timer) => timer.seconds === seconds);
    timers = timers.filter((timer) => timer !== gone);
  }
  clearInterval(ticking);
  if (timers.length > 0) ticking = setInterval(writeTitle, SECOND_MS);
  writeTitle();
}

function writeTitle(): void {
  document.title = [clock(), dish || OWN_TITLE].filter(Boolean).join(' · ');
}

/** Of the timer that ends or ended first. */
function clock(): string {
  if (timers.length === 0) return '';
  const next = Math.min(...timers.map(({ endsAt }) => endsAt));
  const left = Math.max(0, Math.ceil((next - Date.now()) / SECOND_MS));
  const [minutes, seconds] = [Math.floor(left / 60), String(left % 60).padStart(2, '0')];
  return `${left > 0 ? '' : '⏰ '}${minutes}:${seconds}`;
}

interface TabTimer {
  seconds: number;
  /** In milliseconds since 1970. */
  endsAt: number;
}
