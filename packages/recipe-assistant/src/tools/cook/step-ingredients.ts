import { isAmbiguous, isKindOfMeat, isMade, isMeat, isStaple } from '../food-words.ts';
import { isNaming, type Name } from '../ingredient-names.ts';
import { hasWord, isSame, wordsOf } from '../word-forms.ts';

/** What stands between two words of one name. */
const SPACE = /^[\s'’-]*$/u;

/** Water of which a step takes next to nothing, or that only washes or soaks. */
const PASSING =
  /(?:a little|a (?:bit|splash) of|in|under|with|running|until the)(?: cold)? water$/iu;

/** A food that is a verb: `cream the butter`. */
const VERB = /^(?:cream|mix|rub|dip|spread|juice) (?:the|them|it|an?|each|together)(?!\p{L})/iu;

const SPICE = /^(?:(?:black|freshly|ground|white) )*pepper$/u;

/** A description before a Chinese food of one character: a step may call `大蒜` just `蒜`. */
const DESCRIBED = /^[大小生熟白香青老嫩鲜红黑](?=.$)/u;

/**
 * Finds the ingredients that a step names. A phrase means those that have most of its words: `red onion` the red one,
 * `onions` all of them. Where a word may mean something else, nothing is found: what is made of a food (`pasta water`), a
 * bare `sauce`, a little water.
 */
export function mentionsIn<N extends Name>(step: string, names: readonly N[]): (readonly N[])[] {
  const mentions: (readonly N[])[] = [];
  const words = stepWords(step);
  const products = new Set<StepWord>();
  // From the end, so that `tomato` in `tomato paste` isn't taken for a tomato.
  for (let index = words.length - 1; index >= 0; index -= 1) {
    const word = words[index]!;
    const next = words[index + 1];
    if (next?.isJoined && isPartOf(next, products, word.word, names)) products.add(word);
    else if (
      !VERB.test(step.slice(word.start)) &&
      !PASSING.test(step.slice(Math.max(0, word.start - 20), word.end))
    ) {
      const { meant, count } = namesAt(index, words, names);
      if (meant.length > 0) mentions.push(meant);
      index -= count - 1;
    }
  }
  return [...mentions, ...unspacedIn(step, names).map((name) => [name])];
}

/** The words of a step, and whether each is joined to the one before it. */
function stepWords(step: string) {
  const words = wordsOf(step);
  return words.map((word, index) => {
    const before = words[index - 1];
    return {
      ...word,
      isJoined: before !== undefined && SPACE.test(step.slice(before.end, word.start)),
    };
  });
}

type StepWord = ReturnType<typeof stepWords>[number];

/** Whether a word is before what is made of its food: the chips of `chocolate chip cookies`, and their chocolate. */
function isPartOf(
  next: StepWord,
  products: ReadonlySet<StepWord>,
  word: string,
  names: readonly Name[],
): boolean {
  const named = isNaming(word) ? names.filter((name) => hasWord(name.words, word)) : [];
  const isProduct = isMade(next.word) && !named.some((name) => hasWord(name.words, next.word));
  return named.length > 0 && (isProduct || products.has(next));
}

/** The names that a word means, with as many words before it as possible that are theirs too. */
function namesAt<N extends Name>(index: number, words: readonly StepWord[], names: readonly N[]) {
  const named = candidates(words[index]!.word, names);
  // A `cinnamon stick` isn't the ground cinnamon.
  const next = words[index + 1];
  const whole = next?.isJoined ? named.filter((name) => hasWord(name.words, next.word)) : [];
  let meant = whole.length > 0 ? whole : named;
  let count = 1;
  for (let at = index; words[at]!.isJoined; at -= 1) {
    const better = meant.filter((name) => hasWord(name.words, words[at - 1]!.word));
    if (better.length === 0) break;
    meant = better;
    count += 1;
  }
  if (count > 1) return { meant, count };
  // `Butter` is no peanut butter, where there is butter.
  const plain = meant.filter((name) => name.words.filter(isNaming).length === 1);
  const isOther = isAmbiguous(words[index]!.word) && meant.every((name) => name.words.length > 1);
  return { meant: plain.length > 0 ? plain : isOther ? [] : meant, count };
}

/** The names that end in a word, else those that have it. The spice has no plural: `peppers` are others. */
function candidates<N extends Name>(word: string, all: readonly N[]): N[] {
  const names = word === 'peppers' ? all.filter((name) => !SPICE.test(name.words.join(' '))) : all;
  const others = names.filter(({ head }) => !isStaple(head));
  const ofHead = names.filter(({ head }) => isSame(head, word));
  if (ofHead.length > 0 || !isNaming(word)) return ofHead;
  if (isMeat(word)) return others.filter((name) => name.words.some(isKindOfMeat));
  const some = others.filter((name) => hasWord(name.words.filter(isFood), word));
  if (some.length > 0) return some;
  // `Cook` is no part of the cooking spray.
  const isIn = (own: string) => isCompound(own, word) || isCompound(word, own);
  return names.filter((name) => name.words.filter(isNaming).some(isIn));
}

/** Whether a word may be the food: `soften` is no soft tofu, and shortening is a food. */
function isFood(word: string): boolean {
  return isNaming(word) || word.endsWith('ing');
}

/** Whether a word begins or ends with another, as in German: `Knoblauchzehen`, `Olivenöl`. */
function isCompound(word: string, part: string): boolean {
  if ((part.length < 4 && part !== 'ol') || word.length < part.length + 3) return false;
  return word.endsWith(part) || (word.startsWith(part) && !isMade(word.slice(part.length)));
}

/** Names in scripts without spaces: the longest first, so that `酱油` has no oil in it, also by half of one. */
function unspacedIn<N extends Name>(step: string, names: readonly N[]): N[] {
  const forms = names.flatMap((name) => {
    const { unspaced = '' } = name;
    const half = Math.ceil(unspaced.length / 2);
    const halves = unspaced.length > 2 ? [unspaced.slice(0, half), unspaced.slice(-half)] : [];
    const written = [unspaced, ...halves, unspaced.replace(DESCRIBED, '')].filter(Boolean);
    return written.map((form) => ({ name, form }));
  });
  forms.sort((one, other) => other.form.length - one.form.length);
  const found = new Set<N>();
  let rest = step;
  for (const { name, form } of forms) {
    if (found.has(name) || !rest.includes(form)) continue;
    found.add(name);
    rest = rest.replaceAll(form, ' ');
  }
  return [...found];
}
