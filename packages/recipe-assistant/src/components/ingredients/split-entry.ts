/**
 * Writes each ingredient of an entry with commas, semicolons or tabs on a line. Text in brackets stays together, and a
 * comma between digits is part of a number. `and`, in the page's language and in English, and `&` split only the last of
 * them: “salt and pepper, ham and eggs” are three.
 */
export function separateEntry(entry: string, and: string): string {
  const lines = entry.replace(SEPARATOR, (_, kept?: string) => kept ?? '\n');
  const parts = lines.split('\n').flatMap((line) => line.trim() || []);
  const last = parts.pop();
  if (last === undefined || parts.length === 0) return entry;
  return [...parts, ...splitAtAnd(last, and)].join('\n');
}

/** The lines of a pasted list, without bullets, numbers, check boxes, trailing commas and headings. */
export function readList(text: string): string {
  return text.replace(HEADING, '').replace(MARK, '').replace(LINE_END, '');
}

/** Arabic foods that begin with the letter of `and`: leaf, rose, thigh, goose; and halves. */
const WITH_WAW = '(?:ورقة?|ورقات|وردة?|وردي|ورك|وزة?|ونصف|وربع|وثلث)(?!\\p{L})';

/** One level of nested brackets is allowed. */
const BRACKETS = '[([（【](?:[^()[\\]（）【】]|[([（【][^()[\\]（）【】]*[)\\]）】])*[)\\]）】]';

/**
 * Latin, Arabic and East Asian commas and semicolons. The first alternative matches what stays: brackets, and digits
 * followed by a comma or a tab. Built in a `@__PURE__` call so bundlers can drop it if unused.
 */
const SEPARATOR = /* @__PURE__ */ (() =>
  new RegExp(`(${BRACKETS}|\\p{Nd}(?:[,;،](?=\\p{Nd})|\\t))|[,;،؛，；、､\\t]`, 'gu'))();

const SPACE = String.raw`[^\S\r\n\u2028\u2029]`;

/** Bullets, check boxes and numbers, which no ingredient begins with. */
const MARK = /* @__PURE__ */ new RegExp(
  `^${SPACE}*(?:(?:[•◦▪●○□■・☐☑✓✔✅①-⒛]\\ufe0f?|\\p{Nd}{1,3}[．）、](?!\\p{Nd}))${SPACE}*|(?:[-–—*+]|\\p{Nd}{1,3}[.)]|\\[[ x]?\\])${SPACE}+)+`,
  'gimu',
);

/** `Shopping list:`, a line that others follow. */
const HEADING = /^.*[:：][^\S\r\n\u2028\u2029]*$(?=\s*\S)/gmu;

const LINE_END = /[,;،؛，；、]{1,3}[^\S\r\n\u2028\u2029]*$/gmu;

function splitAtAnd(text: string, and: string): string[] {
  const words = `& and ${and}`.trim().split(' ').map(toPattern);
  const found = text.matchAll(new RegExp(`${BRACKETS}|(${words.join('|')})`, 'giu'));
  const last = [...found].findLast(([, word]) => word);
  if (!last) return [text];
  return [text.slice(0, last.index), text.slice(last.index + last[0].length)].filter(Boolean);
}

/**
 * A word between spaces; with a hyphen (`و-`, `-と-`) one that is attached to the next word, or to both, but not
 * a part of either as far as that can be told.
 */
function toPattern(word: string): string {
  const letters = word
    .replace(/^-|-$/g, '')
    .replaceAll('\u00a0', ' ')
    .replace(/[$()*+.?[\\\]^{|}]/g, '\\$&');
  if (word.startsWith('-'))
    return `(?<=\\P{sc=Hira})${letters}(?=\\p{L}{2})|(?<=.)${letters}(?=[^\\p{sc=Hira}])`;
  return word.endsWith('-')
    ? `(?:^| )(?!${WITH_WAW})${letters}(?=\\p{L}{2}|\\p{sc=Han})`
    : `(?:^| )${letters} `;
}
