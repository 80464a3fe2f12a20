import { END_OF_SENTENCE, labelIn, nameIn, sectionOf, countWords } from './name.ts';
import { BOLD, type Candidate, type Heading, PLAIN, type Place, sectionIn } from './outline.ts';
import { statesFact } from './states-fact.ts';
import type { Vocabulary } from './vocabulary.ts';

/** A line without marks names no dish with more words. */
const MOST_WORDS = 9;

/** A small letter at the start, or a sentence inside. */
const NO_NAME = /^\P{L}*\p{Ll}|[!?。！？]\s*\S|\S\.\s/u;

/** Three words before the first number, and no colon. */
const NAME_BEFORE_NUMBER = /^(?:[^\s\d:：]+ ){3}[^\d:：]*\d/u;

/** `Part 2`, `Option 1` */
const NUMBERED = /^\p{L}+ #?\d{1,2}$/u;

/** `# Lemon rice`, `**Lemon rice**`, `Recipe: Lemon rice`, and a line right above the ingredients. */
export function dishNamed(candidate: Candidate, place: Place): Heading | undefined {
  const { text, vocabulary, level } = candidate;
  const heading: Heading = { role: 'title', level };
  const isFirst = place.outline.length === 0;
  const labelled = labelledName(text, vocabulary);
  if (labelled && (isFirst || labelled.isCounted)) return heading;
  if (!isFirst && !mayNameAnother(candidate, place)) return undefined;
  if (isOfRecipe(candidate)) return undefined;
  return level < BOLD || isName(candidate, isFirst) ? heading : undefined;
}

/** The dish's name in `**Recipe:** Lemon rice` and `Recipe 2: Lemon rice`; undefined without such a label. */
export function labelledName(text: string, { labels }: Vocabulary): Labelled | undefined {
  const { label = '', value = '' } = labelIn(text) ?? {};
  const words = label.replace(/ #?\d{1,2}$/, '');
  // `Suggested recipe`
  const isOfDish = [words, words.split(' ').at(-1)!].some((word) => labels.get(word) === 'dish');
  if (!isOfDish || value === '') return undefined;
  return { name: value.replace(/^([^*]*)\*\*$/, '$1'), isCounted: words !== label };
}

/**
 * Whether another dish may be named: below a bold line that was taken for one, above sections like the title, or in bold
 * over ingredients of its own.
 */
function mayNameAnother(candidate: Candidate, { outline }: Place): boolean {
  const [title, below] = outline;
  const { name, level } = candidate;
  const isInList = sectionIn({ outline })?.section === 'ingredients';
  if (level === BOLD && !isInList && isOverIngredients(candidate)) return true;
  if (title?.role !== 'title' || name.isCounted) return false;
  return below ? title.level === level && below.level > level : title.level >= BOLD && level < BOLD;
}

/** `Recipe`, `Servings: 4`, `Part 2`; not `**Mushroom Wellington for 2 People**`. */
function isOfRecipe({ name: { words }, level, vocabulary }: Candidate): boolean {
  if (vocabulary.labels.has(words.toLowerCase()) || NUMBERED.test(words)) return true;
  if (level < PLAIN && NAME_BEFORE_NUMBER.test(words)) return false;
  return statesFact(words, vocabulary);
}

/** Whether a line that is no heading of markdown is a name: the first one in bold, or one right above the ingredients. */
function isName(candidate: Candidate, isFirst: boolean): boolean {
  const { name, level } = candidate;
  const isSentence =
    name.hasColon || countWords(name.words) > MOST_WORDS || NO_NAME.test(name.words);
  if (name.isStep || END_OF_SENTENCE.test(name.words)) return false;
  if (level === PLAIN && isSentence) return false;
  return (isFirst && name.isBold && !name.hasColon) || isOverIngredients(candidate);
}

function isOverIngredients({ next, vocabulary }: Candidate): boolean {
  const line = next();
  const { words, isBold, hasColon } = nameIn(line.replace(/^(?:#+|[-*+])\s+/, ''), vocabulary);
  const named = sectionOf(words, vocabulary);
  if (named?.section !== 'ingredients') return false;
  const isMarked = isBold || hasColon || line.startsWith('#');
  return named.isExact || (named.isFirst && isMarked);
}

interface Labelled {
  readonly name: string;
  /** Whether it is one of several. */
  readonly isCounted: boolean;
}
