import { ROUND_BULLET } from '../lines/normalize.ts';
import { END_OF_SENTENCE, countWords } from './name.ts';
import {
  BOLD,
  type Candidate,
  type Heading,
  type List,
  PLAIN,
  type Place,
  sectionIn,
} from './outline.ts';
import { statesFact } from './states-fact.ts';

const BULLET = /^[ \t>]*[-+*]\s/;
const NUMBER = /^[ \t>]*\d{1,2}[.)]/;

/** A longer line without marks says something. */
const MOST_WORDS = 5;

/** The start of an ingredient without a marker. */
export const AMOUNT = /^[\d½⅓⅔¼¾⅕⅙⅛⅜⅝⅞]/u;

/** `### For the sauce`, `**Step 1: Boil**`, `Sauce:` over more of the list; not `**Serves 4**`. */
export function groupNamed(candidate: Candidate, place: Place): Heading | undefined {
  const { name, level, vocabulary } = candidate;
  if (level >= BOLD && statesFact(name.words, vocabulary)) return undefined;
  const current = sectionIn(place);
  const isGroup =
    current?.section === 'ingredients'
      ? isOfIngredients(candidate, place, current)
      : current?.section === 'steps' && isOfSteps(candidate, place, current);
  return isGroup ? { role: 'group', level } : undefined;
}

function isOfIngredients(candidate: Candidate, place: Place, above: Heading): boolean {
  const { name, level, next } = candidate;
  const isOverList = () => {
    const list = listOf(next());
    return list !== undefined && (place.list === undefined || isLike(list, place.list));
  };
  if (level < BOLD) return level > above.level || isOverList();
  if (END_OF_SENTENCE.test(name.words)) return false;
  return (
    level === BOLD || ((name.hasColon || isApartOverBullets(candidate, place)) && isOverList())
  );
}

/** `For the yogurt sauce` without a colon, below a blank line or a heading; where ingredients have no bullets, it may be one. */
function isApartOverBullets({ name, isApart, next }: Candidate, { list }: Place): boolean {
  const isShort = countWords(name.words) <= MOST_WORDS && !AMOUNT.test(name.words);
  return isApart && isShort && list !== 'bare' && listOf(next()) === 'bullets';
}

function isOfSteps({ name, level, next }: Candidate, place: Place, above: Heading): boolean {
  const isOverNumbers = () => listOf(next()) === 'numbers';
  if (level < BOLD) return level > above.level || name.isCounted;
  // `**5. Plate & enjoy!**`
  if (END_OF_SENTENCE.test(name.isCounted ? name.words.replace(/!$/, '') : name.words))
    return false;
  if (level === PLAIN) return name.hasColon && isOverNumbers();
  // Below numbered steps, a bold line is more often a note.
  return name.isCounted || place.list !== 'numbers' || isOverNumbers();
}

function listOf(line: string): List | undefined {
  if (NUMBER.test(line)) return 'numbers';
  if (BULLET.test(line) || ROUND_BULLET.test(line)) return 'bullets';
  return AMOUNT.test(line) ? 'bare' : undefined;
}

/** Numbers are over numbers; an amount may have lost its bullet. */
function isLike(list: List, other: List): boolean {
  return (list === 'numbers') === (other === 'numbers');
}
