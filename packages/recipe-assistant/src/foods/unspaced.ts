import type { UnspacedFoods } from '../language/foods/foods.ts';
import { FOODS } from '../language/foods/languages.ts';
import type { Language } from '../language/names/languages.ts';
import type { Finder, Mention, NamedLine } from './mention.ts';
import { BRACKETS } from './token.ts';
import { unspacedFoodsIn } from './unspaced-names.ts';

/**
 * From so many letters in Katakana on, the end of a longer word is what that is: `トマト`, in `ミニトマト` → tomatoes. A
 * shorter end is there by chance: `パン`, bread, in `フライパン`, a frying pan → nothing.
 */
const SURE_LENGTH = 3;

/** Finds names in a text without spaces, the longest first: `酱油`, under `酱油` and `油` → soy sauce, but no oil. */
export function unspacedFinder(
  named: readonly NamedLine[],
  language: Language,
  unspaced: UnspacedFoods,
): Finder {
  const foods = FOODS[language];
  const starts = rowOf(foods.finish);
  const all = rowOf(foods.all);
  const ingredients = rowOf(foods.ingredients);
  const except = rowOf(foods.except);
  const products = rowOf(foods.vague);
  const besideGroup = [...rowOf(unspaced.ofGroup), ...ingredients];
  const table = formsOfLines(named, language, unspaced);
  const lengths = [...new Set([...table.keys()].map(({ length }) => length))];
  lengths.sort((one, other) => other - one);
  const at = (text: string, written: string, index: number) =>
    lengths
      .flatMap((length) => [text, written].map((each) => each.slice(index, index + length)))
      .find((word) => table.has(word));

  return {
    size: named.length + table.size,
    mentionsIn(written) {
      const text = toKana(written);
      const mentions: Mention[] = [];
      for (let start = 0; start < text.length; start += 1) {
        const word = at(text, written, start);
        if (word === undefined) continue;
        const end = start + word.length;
        // What is made of a food is another one, unless it is on the list: `番茄酱`, tomato sauce → no tomato.
        const isPart =
          products.some((product) => text.startsWith(product, end)) && !at(text, written, end);
        const { lines } = table.get(word)!;
        if (lines.length > 0 && !isPart && !isInWord(written, start, end))
          mentions.push({ named: lines, start, end });
        start = end - 1;
      }
      return mentions;
    },
    names: (text, heading) => {
      const words = toKana(heading.replace(BRACKETS, '').replace(/[:：\s]/gu, ''));
      const name = besideGroup.reduce((rest, word) => rest.replaceAll(word, ''), words);
      return name !== '' && toKana(text).includes(name);
    },
    takesAll: (text) => {
      const plain = toKana(text);
      return all.some((one) => ingredients.some((other) => plain.includes(one + other)));
    },
    exceptFrom: (text) => {
      const places = except.map((word) => text.indexOf(word)).filter((place) => place >= 0);
      return Math.min(text.length, ...places);
    },
    isFinish: (text) => starts.some((start) => toKana(text).includes(start)),
  };
}

/** What each form of each name means: whole names first, then their ends and starts where they mean nothing yet. */
function formsOfLines(
  named: readonly NamedLine[],
  language: Language,
  unspaced: UnspacedFoods,
): Map<string, Form> {
  const { made, like, also = '' } = FOODS[language];
  const longest = rowOf(like).filter((word) => !word.startsWith('-'));
  longest.sort((one, other) => other.length - one.length);
  const groups = also.split(', ').map((entry) => rowOf(entry.replace('=', ' ')));
  const parts: Parts = {
    made: rowOf(made),
    short: unspaced.short.split(' '),
    animals: unspaced.animals.split(' '),
    cuts: unspaced.cuts.split(' '),
  };
  const table = new Map<string, Form>();
  for (const word of rowOf(unspaced.others))
    table.set(word, { lines: [], isHead: false, isWritten: false });
  for (const isHead of [false, true]) {
    for (const line of named)
      for (const food of unspacedFoodsIn(line.line.text, language))
        for (const form of isHead ? headsOf(food, parts) : formsOf(food, longest, groups))
          add(table, form, { lines: [line], isHead, isWritten: toKana(food) === form });
  }
  return table;
}

/**
 * Adds what a form means to what it means already. A line that has it for its name comes before those that may be
 * called so: `葱`, under `葱` and `大葱` → the first alone. An end or a start that several names have means none of them:
 * `ソース`, under `ウスターソース` and `オイスターソース` → nothing.
 */
function add(table: Map<string, Form>, form: string, own: Form): void {
  const known = table.get(form);
  if (!known || (own.isWritten && !known.isWritten)) table.set(form, own);
  else if (own.isHead && known.isHead) table.set(form, { ...known, lines: [] });
  else if (!own.isHead && own.isWritten === known.isWritten && known.lines.length > 0)
    known.lines.push(...own.lines);
}

/** How a step may write a food: without what it is like, `新鲜菠菜` → `菠菜`, and by its other names, `番茄` → `西红柿`. */
function formsOf(food: string, like: readonly string[], groups: readonly string[][]): Set<string> {
  const name = toKana(food);
  const bare = like.reduce((rest, word) => {
    const without = rest.replace(word, '');
    return without.length > 1 ? without : rest;
  }, name);
  const forms = new Set([name, bare]);
  for (const [word = '', ...others] of groups) {
    if (forms.has(word)) for (const other of others) forms.add(other);
    else if (others.some((other) => forms.has(other))) forms.add(word);
  }
  return forms;
}

/** Ends and starts of a name that may stand for it where no other name has them: `胡萝卜` → `萝卜`, `鶏もも肉` → `鶏`. */
function headsOf(food: string, { made, short, animals, cuts }: Parts): string[] {
  const ends = Array.from(food, (_, at) => food.slice(at + 1));
  // What something is made of is another food, so only its end counts: `玉米油`, corn oil → `米油`, `油`, but no `玉米`.
  const isMade = made.some((word) => food.endsWith(word));
  const starts = isMade ? [] : Array.from(food, (_, at) => food.slice(0, at + 1)).slice(0, -1);
  // Meat means its animal: `鶏もも肉`, chicken thigh → `鶏`, `鶏肉`.
  const isMeat = cuts.some((cut) => food.endsWith(cut));
  const animal = isMeat ? animals.find((one) => food.startsWith(one)) : undefined;
  const meat = animal === undefined ? [] : [animal, animal + cuts[0]];
  // As written: in Hiragana, `マト`, an end of `トマト`, would be found in `まとめる`, to gather.
  return [
    ...ends.filter((part) => isWord(part) || short.includes(part)),
    ...starts.filter(isWord),
    ...meat,
  ];
}

/** Whether letters are but a part of a word in Katakana: `パン`, bread, in `フライパン`, a frying pan → true. */
function isInWord(text: string, start: number, end: number): boolean {
  const isKatakana = (at: number) => /[\p{Script=Katakana}ー]/u.test(text[at] ?? '');
  if (!isKatakana(start) || !isKatakana(end - 1)) return false;
  return isKatakana(end) || (isKatakana(start - 1) && end - start < SURE_LENGTH);
}

/**
 * Whether a part of a name is likely a word: `玉米` → true; `もも` → false, since so little in Hiragana may be an ending.
 */
function isWord(part: string): boolean {
  return /^(?:\p{Script=Han}{2,}|[\p{Script=Katakana}ー]{2,})$/u.test(part);
}

/** In Hiragana: `ニンニク` is `にんにく`. Every character keeps its place. */
function toKana(text: string): string {
  return text.replace(/[ァ-ヶ]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) - 0x60));
}

function rowOf(row = ''): string[] {
  return toKana(row).split(' ').filter(Boolean);
}

/** By which words a name has parts that may stand for it. */
interface Parts {
  readonly made: readonly string[];
  readonly short: readonly string[];
  readonly animals: readonly string[];
  readonly cuts: readonly string[];
}

/** The lines that a word means; none where it means something else. */
interface Form {
  readonly lines: NamedLine[];
  /** Whether it is but an end or a start of their names: `萝卜` of `胡萝卜`. */
  readonly isHead: boolean;
  /** Whether it is all of a name, as written. */
  readonly isWritten: boolean;
}
