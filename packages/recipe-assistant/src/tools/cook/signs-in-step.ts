/** What is done to a food of one sign, or what it is cut to, as part of its word: `放盐`, `葱花`. */
const AROUND_ONE_SIGN = /^[加放撒倒切下用](?=.$)|(?<=^.)[花段末片丝絲丁蓉泥碎块塊粒液]$/u;

/** What stands before one sign, and changes its food little: `大蒜`, `白糖`. */
const BEFORE_ONE_SIGN = /^[大小生熟食白香青老鲜嫩细粗碎海精冰砂黑红米鸡烤]/u;

/** What is left out of such a word, where two signs or more remain: `鳄梨` of `熟鳄梨`. */
const REST = /^.(\p{Script=Han}{2,})$/u;

/** Oils that a step may call `油`, unlike soy sauce. */
const OIL = /(?:食用|植物|橄榄|花生|菜籽|サラダ|オリーブ)油$/u;

/** What is made of the food before it. */
const MADE = /[酱醬汤湯汁油酒水醋]$/u;

const HAS_NAMES = /^[\p{Script=Han}\p{Script=Katakana}ー]+$/u;

/** Absent in Firefox before 125, where runs of one script are words. */
const { Segmenter } = Intl as Partial<typeof Intl>;
const segmenter = Segmenter && new Segmenter('zh', { granularity: 'word' });
const RUN = /\p{Script=Han}+|[\p{Script=Katakana}ー]+/gu;

/**
 * Finds names in a step of a script without spaces. Whole names come first, the longest before others, and cover their
 * signs, so that `酱油` has no oil in it. What is left is split into words, which may be another form of a name, or
 * its end: `蒜` of `大蒜`.
 */
export function findSigns(step: string, names: readonly string[]): FoundSigns[] {
  const all = [...new Set(names)];
  all.sort((one, other) => other.length - one.length);
  const { whole, rest } = findWhole(step, all);
  const others = all.filter((signs) => !whole.some((one) => one.signs === signs));
  return others.length > 0 ? [...whole, ...findForms(rest, others)] : whole;
}

/** Finds names as they are, given the longest first, and what is left of a step without them. */
function findWhole(step: string, all: readonly string[]): { whole: FoundSigns[]; rest: string } {
  const whole: FoundSigns[] = [];
  let rest = step;
  const find = (written: string, signs: string) => {
    const start = written.length > 1 ? rest.indexOf(written) : -1;
    if (start === -1) return;
    whole.push({ signs, start, end: start + written.length });
    rest = rest.replaceAll(written, ' '.repeat(written.length));
  };
  for (const signs of all) find(signs, signs);
  const others = all.filter((signs) => !whole.some((one) => one.signs === signs));
  for (const signs of others) {
    const short = BEFORE_ONE_SIGN.test(signs) && REST.exec(signs);
    if (short) find(short[1]!, signs);
  }
  return { whole, rest };
}

function findForms(text: string, names: readonly string[]): FoundSigns[] {
  return wordsIn(text).flatMap(([segment, index]) => {
    const word = segment.replace(AROUND_ONE_SIGN, '');
    const start = index + segment.indexOf(word);
    const end = start + word.length;
    if (!HAS_NAMES.test(word) || MADE.test(text[end] ?? '')) return [];
    return names.filter((name) => isForm(word, name)).map((signs) => ({ signs, start, end }));
  });
}

function wordsIn(text: string): [word: string, index: number][] {
  if (!segmenter) return Array.from(text.matchAll(RUN), ({ 0: word, index }) => [word, index]);
  return Array.from(segmenter.segment(text), ({ segment, index }) => [segment, index]);
}

/** Whether a word is a name, or its end but for one more sign: `面粉` and `胡椒` of `通用面粉` and `黑胡椒粉`. */
function isForm(word: string, name: string): boolean {
  if (word === name) return true;
  if (word === '油') return OIL.test(name);
  if (word.length === 1) {
    const isShort = name.length === 2 && BEFORE_ONE_SIGN.test(name) && !MADE.test(name);
    return name.endsWith(word) && (isShort || /[肉盐]/.test(word));
  }
  if (/^.肉$/.test(word) && isForm(word[0]!, name)) return true;
  return name.endsWith(word) || (!MADE.test(name) && name.slice(0, -1).endsWith(word));
}

/** A name, and where a step has it. */
interface FoundSigns {
  signs: string;
  start: number;
  end: number;
}
