import type { IngredientLine } from '../../recipe/derive-recipe.ts';
import { CONTAINER, MEASURE, NUMBER, toAscii } from '../../recipe/numbers.ts';

/** Words next to an ingredient's name: parts, sizes, and small words. */
export const PARTS = words(
  'clove cloves leaf leaves sprig sprigs stick sticks stalk stalks rib ribs bulb bulbs head heads bunch bunches handful handfuls knob piece pieces slice slices sheet sheets square squares pinch dash splash drizzle strip strips wedge wedges cube cubes rasher rashers kernels thigh thighs breast breasts fillet fillets drumstick drumsticks wing wings floret florets chop chops steak steaks ' +
    'a an the of or some few more about extra each large medium small big whole half ' +
    'de des du di del della dei la le les el los las il au aux en der die das den von et y e und ' +
    'gousse gousses pincée diente dientes zehe zehen prise bund spicchio spicchi',
);

/** Parts that a step names alone: `Brown the thighs.` */
const NAMED_PARTS = words(
  'thigh thighs breast breasts fillet fillets drumstick drumsticks wing wings floret florets chop chops steak steaks',
);

/** Matches words that tell what something is like, and name nothing by themselves. */
export const DESCRIPTION =
  /^(?:\p{L}{2,}(?:less|ed|ly|ing|-\p{L}+)|fresh|raw|dry|ripe|lean|ground|frozen|firm|soft|hot|cold|warm|sweet|sour|light|dark|heavy|thick|thin|long|short|red|green|white|black|brown|yellow|vegetables?|water)$/u;

/** From here on a line says how its ingredient is prepared, or what for. */
const END_OF_NAME =
  /,(?!\d)|[(（:;]| [-–—] |(?<![\p{L}-])(?:for|in|on|with|from|to taste|to serve|as needed|if needed|optional|plus|at room|cut|peeled|chopped in|nach geschmack|zum|selon|al gusto|q\.b)(?!\p{L})/iu;

/** Between two ingredients on one line. */
const BETWEEN = /&|\+|\/|(?<!\p{L})(?:and|or|und|oder|et|ou|y|o|e)(?!\p{L})/iu;

/** `juice of 1 lemon`, `huile d’olive`: a step may name either side. */
const OF = /(?<!\p{L})(?:(?:of|de|di|von|vom)(?!\p{L})|d['’])/iu;

const AMOUNT = new RegExp(`${NUMBER}|(?<!\\p{L})(?:${MEASURE}|${CONTAINER})`, 'giu');

const WORD = /[\p{L}\p{M}][\p{L}\p{M}'’-]*/gu;

/** `l’huile` */
const ELISION = /^\p{L}{1,2}['’]/u;

/** Scripts without spaces between words. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;

const HAN = String.raw`\p{Script=Han}`;

/** Endings of a plural or a case. */
const ENDINGS = /^(?:e?s|e?n|e|\p{Script=Cyrillic}{1,3}|\p{Script=Hangul}{1,2})$/u;

/** Endings of the same word: `berry` and `berries`, `pomodoro` and `pomodori`. */
const OTHER_ENDINGS = words('y:ies f:ves fe:ves a:e o:i e:i а:ы а:у я:и ь:я ь:и');

/** The names in a line: usually one; `salt` and `pepper` in `salt and pepper`. */
export function namesOf({ text, quantity }: IngredientLine): Name[] {
  const own = toAscii(quantity ? text.slice(quantity.end) : text).replace(/\([^()]*\)/g, ' ');
  const start = nameIn(own.trim());
  if (UNSPACED.test(start)) return unspacedName(start);
  const texts = start
    .replace(AMOUNT, ' ')
    .split(BETWEEN)
    .flatMap((name) => name.split(OF));
  const named = texts.filter((part) => wordsOf(part).some((word) => !PARTS.has(word)));
  return (named.length > 0 ? named : texts).flatMap(toName);
}

/** The line up to the end of its name, which doesn't end after `boneless, skinless`. */
export function nameIn(line: string): string {
  const parts = line.split(END_OF_NAME);
  const end = parts.findIndex((part) =>
    wordsOf(part.replace(AMOUNT, ' ')).some((word) => !DESCRIPTION.test(word)),
  );
  return parts.slice(0, end + 1 || 1).join(' ');
}

function toName(text: string): Name[] {
  const all = wordsOf(text);
  const own = all.filter((word) => !PARTS.has(word));
  const head = own.at(-1) ?? all.at(-1);
  if (head === undefined || head.length < 2) return [];
  const part = all.at(-1)!;
  const names = [{ head, before: own.slice(0, -1) }];
  if (part !== head && NAMED_PARTS.has(part)) names.push({ head: part, before: own });
  return names;
}

/** A name up to its amount: `玉ねぎ` of `玉ねぎ 1個`; never part of a longer word. */
function unspacedName(text: string): Name[] {
  const name = /^[^\d\s（(：:，、,・…]+/.exec(text)?.[0] ?? '';
  if (!/^[\p{L}\p{M}ー]+$/u.test(name)) return [];
  const isOneSign = name.length === 1;
  const unspaced = new RegExp(isOneSign ? `(?<!${HAN})${name}(?!${HAN})` : name, 'u');
  return [{ head: '', before: [], unspaced }];
}

/** Words in lower case. */
export function wordsOf(text: string): string[] {
  return (text.toLowerCase().match(WORD) ?? []).map((word) => word.replace(ELISION, ''));
}

/** Whether two words are forms of one. */
export function isSame(one: string, other: string): boolean {
  if (one === other) return one !== '';
  let length = 0;
  while (length < one.length && one[length] === other[length]) length += 1;
  if (length < 2) return false;
  const [end, otherEnd] = [one.slice(length), other.slice(length)];
  if (end === '' || otherEnd === '') return ENDINGS.test(end + otherEnd);
  const isPair = OTHER_ENDINGS.has(`${end}:${otherEnd}`) || OTHER_ENDINGS.has(`${otherEnd}:${end}`);
  // `past` is the start of `pasta` and of `paste`.
  return isPair && length > (end.length === otherEnd.length ? 4 : 2);
}

export function words(text: string): ReadonlySet<string> {
  return new Set(text.split(' '));
}

/** What a step may call an ingredient. */
export interface Name {
  /** The head noun: the last word. */
  head: string;
  /** Its modifiers: the words before it. */
  before: string[];
  /** Replaces both in scripts without spaces. */
  unspaced?: RegExp;
}
