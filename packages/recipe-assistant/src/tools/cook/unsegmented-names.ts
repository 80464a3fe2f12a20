/** What is done to a food of one character, or what it is cut into, as part of its word: `放盐`, `葱花`. */
const AROUND_ONE_CHARACTER = /^[加放撒倒切下用](?=.$)|(?<=^.)[花段末片丝絲丁蓉泥碎块塊粒液]$/u;

/** A description before a food of one character: `大蒜`, `白糖`. */
const BEFORE_ONE_CHARACTER = /^[大小生熟食白香青老鲜嫩细粗碎海精冰砂黑红米鸡烤]/u;

/** The rest of a name after such a description, of two characters or more: `鳄梨` of `熟鳄梨`. */
const UNDESCRIBED = /^.(\p{Script=Han}{2,})$/u;

/** Oils that a step may call `油`, unlike soy sauce. */
const OIL = /(?:食用|植物|橄榄|花生|菜籽|サラダ|オリーブ)油$/u;

/** The end of what is made from the food before it: `番茄酱` is no tomato. */
const PRODUCT_END = /[酱醬汤湯汁油酒水醋]$/u;

const CAN_BE_NAME = /^[\p{Script=Han}\p{Script=Katakana}ー]+$/u;

/** Absent in Firefox before 125, where runs of one script are words. */
const { Segmenter } = Intl as Partial<typeof Intl>;
const segmenter = Segmenter && new Segmenter('zh', { granularity: 'word' });
const RUN = /\p{Script=Han}+|[\p{Script=Katakana}ー]+/gu;

/**
 * Finds names in a step written without spaces, in Chinese or Japanese characters. Whole names come first, the longest
 * before others, and no other name is found in their characters: `酱油` has no oil in it. The rest of the step is split
 * into words, each of which may be another form of a name, or its end: `蒜` of `大蒜`.
 */
export function findUnsegmentedNames(step: string, names: readonly string[]): FoundName[] {
  const all = [...new Set(names)];
  all.sort((one, other) => other.length - one.length);
  const { whole, rest } = findWhole(step, all);
  const others = all.filter((name) => !whole.some((found) => found.name === name));
  return others.length > 0 ? [...whole, ...findForms(rest, others)] : whole;
}

/** Finds names as they are written in the list, given the longest first, and blanks them out of the step: `rest`. */
function findWhole(step: string, all: readonly string[]): { whole: FoundName[]; rest: string } {
  const whole: FoundName[] = [];
  let rest = step;
  const find = (written: string, name: string) => {
    const start = written.length > 1 ? rest.indexOf(written) : -1;
    if (start === -1) return;
    whole.push({ name, start, end: start + written.length });
    rest = rest.replaceAll(written, ' '.repeat(written.length));
  };
  for (const name of all) find(name, name);
  const others = all.filter((name) => !whole.some((found) => found.name === name));
  for (const name of others) {
    const undescribed = BEFORE_ONE_CHARACTER.test(name) && UNDESCRIBED.exec(name);
    if (undescribed) find(undescribed[1]!, name);
  }
  return { whole, rest };
}

function findForms(text: string, names: readonly string[]): FoundName[] {
  return wordsIn(text).flatMap(([segment, index]) => {
    const word = segment.replace(AROUND_ONE_CHARACTER, '');
    const start = index + segment.indexOf(word);
    const end = start + word.length;
    if (!CAN_BE_NAME.test(word) || PRODUCT_END.test(text[end] ?? '')) return [];
    return names.filter((name) => isForm(word, name)).map((name) => ({ name, start, end }));
  });
}

function wordsIn(text: string): [word: string, index: number][] {
  if (!segmenter) return Array.from(text.matchAll(RUN), ({ 0: word, index }) => [word, index]);
  return Array.from(segmenter.segment(text), ({ segment, index }) => [segment, index]);
}

/** Whether a word is a name, its end, or its end but for the last character: `面粉` of `通用面粉`, `胡椒` of `黑胡椒粉`. */
function isForm(word: string, name: string): boolean {
  if (word === name) return true;
  if (word === '油') return OIL.test(name);
  if (word.length === 1) {
    const isShort = name.length === 2 && BEFORE_ONE_CHARACTER.test(name) && !PRODUCT_END.test(name);
    return name.endsWith(word) && (isShort || /[肉盐]/.test(word));
  }
  if (/^.肉$/.test(word) && isForm(word[0]!, name)) return true;
  return name.endsWith(word) || (!PRODUCT_END.test(name) && name.slice(0, -1).endsWith(word));
}

/** A name, and where the step has it. */
interface FoundName {
  name: string;
  start: number;
  end: number;
}
