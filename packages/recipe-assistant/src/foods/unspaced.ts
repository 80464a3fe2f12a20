import { FOODS } from '../language/foods/languages.ts';
import type { Language } from '../language/names/languages.ts';
import type { Finder, Mention, NamedLine } from './mention.ts';
import { unspacedFoodsIn } from './unspaced-names.ts';

const BRACKETS = /\([^()]*\)|（[^（）]*）/gu;

/** What is a food in one character, and stands for one at its end where only one line has it: the `肉` of `合挽き肉`. */
const HEADS = new Set('肉卵蛋油葱姜蒜糖盐塩醋酢鱼魚虾菇米奶酒面麺水');

const MEAT = /^([牛猪羊鸡鸭鹅鶏豚]).*[肉翅腿爪腩排胸柳腱骨]$/u;

/** Of so many letters in Katakana, the end of a word is what it is: `ミニトマト` are tomatoes. */
const SURE_LENGTH = 3;

/** Finds names in a text without spaces: the longest first, so that `酱油` has no oil in it. */
export function unspacedFinder(named: readonly NamedLine[], language: Language): Finder {
  const { others, made, joins, like, also = '' } = FOODS[language];
  const longest = rowOf(like);
  longest.sort((one, other) => other.length - one.length);
  const groups = also.split(', ').map((entry) => rowOf(entry.replace('=', ' ')));
  const [, , , all, ingredients, except] = joins.split('|').map(rowOf);
  const [madeOf = [], products = []] = made.split('|').map(rowOf);
  const table = new Map<string, Form>();
  for (const word of rowOf(others)) table.set(word, { lines: [], isHead: false });
  for (const heads of [false, true]) {
    for (const line of named)
      for (const food of unspacedFoodsIn(line.line.text, language))
        for (const form of heads ? headsOf(food, madeOf) : formsOf(food, longest, groups))
          add(table, form, line, food, heads);
  }
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
        // Of `番茄酱`, tomatoes are only a part.
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
      const name = toKana(heading.replace(BRACKETS, '').replace(/[の用]|材料|食材|[:：\s]/gu, ''));
      return name !== '' && toKana(text).includes(name);
    },
    takesAll: (text) => {
      const plain = toKana(text);
      return all!.some((one) => ingredients!.some((other) => plain.includes(one + other)));
    },
    exceptFrom: (text) => {
      const places = except!.map((word) => text.indexOf(word)).filter((place) => place >= 0);
      return Math.min(text.length, ...places);
    },
  };
}

/** A form that several lines have is of those that have it as written; a head of none but the only one. */
function add(
  table: Map<string, Form>,
  form: string,
  line: NamedLine,
  food: string,
  isHead: boolean,
): void {
  const known = table.get(form);
  const isWritten = toKana(food) === form;
  if (!known || (isWritten && !known.isWritten))
    table.set(form, { lines: [line], isHead, isWritten });
  else if (isHead && known.isHead) table.set(form, { ...known, lines: [] });
  else if (!isHead && isWritten === known.isWritten && known.lines.length > 0)
    known.lines.push(line);
}

/** How a step may write a food: without what it is like, and by its other names. */
function formsOf(food: string, like: readonly string[], groups: readonly string[][]): Set<string> {
  const name = toKana(food);
  const bare = like.reduce((rest, word) => {
    const without = rest.replace(word, '');
    return without.length > 1 || HEADS.has(without) ? without : rest;
  }, name);
  const forms = new Set([name, bare]);
  for (const [word = '', ...others] of groups) {
    if (forms.has(word)) for (const other of others) forms.add(other);
    else if (others.some((other) => forms.has(other))) forms.add(word);
  }
  return forms;
}

/** What may stand for a food where no other has it: `鶏` and `もも肉` of `鶏もも肉`, `萝卜` of `胡萝卜`. */
function headsOf(food: string, made: readonly string[]): string[] {
  const ends = Array.from(food, (_, at) => food.slice(at + 1));
  // The corn of `玉米油` is another food.
  const isMade = made.some((word) => food.endsWith(word));
  const starts = isMade ? [] : Array.from(food, (_, at) => food.slice(0, at + 1)).slice(0, -1);
  const [, animal] = MEAT.exec(food) ?? [];
  const meat = animal === undefined ? [] : [animal, `${animal}肉`];
  const parts = [
    ...ends.filter((part) => isWord(part) || HEADS.has(part)),
    ...starts.filter(isWord),
  ];
  // Of `トマト`, the end is none of a word in Hiragana.
  return [...parts, ...meat];
}

/** Whether letters are but a part of a word in Katakana: no bread is in `フライパン`. */
function isInWord(text: string, start: number, end: number): boolean {
  const isKatakana = (at: number) => /[\p{Script=Katakana}ー]/u.test(text[at] ?? '');
  if (!isKatakana(start) || !isKatakana(end - 1)) return false;
  return isKatakana(end) || (isKatakana(start - 1) && end - start < SURE_LENGTH);
}

/** Whether a part of a name is likely a word. */
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

/** The lines that a word means; none where it means something else. */
interface Form {
  readonly lines: NamedLine[];
  /** Whether it is but an end or a start of their names. */
  readonly isHead: boolean;
  /** Whether it is all of a name. */
  readonly isWritten?: boolean;
}
