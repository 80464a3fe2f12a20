/* Loaded when an entry may hold several ingredients, so it imports nothing of the first load. */

/**
 * Writes each ingredient of an entry with commas, semicolons, tabs or list markers on a line. Text in
 * brackets stays together, and a comma between digits is part of a number. `and`, in the page's language or
 * a common one, and `&` split only the last of them: “salt and pepper, ham and eggs” are three.
 */
export function separateEntry(entry: string, and: string): string {
  const isName = !MIDDLE_DOT.test(entry);
  const lines = entry.replace(SEPARATOR, (separator: string, kept?: string) => {
    return kept ?? (isName && separator === '・' ? separator : '\n');
  });
  const parts = lines.split('\n').flatMap((line) => line.trim() || []);
  const last = parts.pop();
  if (last === undefined || parts.length === 0) return entry;
  return [...parts, ...splitAtAnd(last, and)].join('\n');
}

/**
 * The lines of a pasted list, without bullets, numbers, check boxes and trailing commas, and without its
 * headings and a chat's dates and senders.
 */
export function readList(text: string): string {
  const plain = text
    .replace(/[\u200e\u200f]/g, '')
    .replace(SENDER_LINE, '')
    .replace(STAMP, '');
  return plain.replace(HEADING, '').replace(MARK, '').replace(LINE_END, '');
}

/** Words for `and` that mean nothing else next to an ingredient, unlike the Dutch `en` in French. */
const ANDS = '& and und et y e og och и és ve oraz και';

/** Arabic foods that begin with the letter of `and`: leaf, rose, thigh, wasabi, waffle, whisky, goose; and halves. */
const WITH_WAW = '(?:ورقة?|ورقات|وردة?|وردي|ورك|وسابي|وافل|ويسكي|وزة?|ونصف|وربع|وثلث)(?!\\p{L})';

/** `taza y media`: one and a half of something. */
const HALF = '(?:half|halb|medi[oa]|mezz[oa]|mei[oa]|demie?|pół)(?!\\p{L})';

/** One level of nested brackets is allowed. */
const BRACKETS = '[([（【](?:[^()[\\]（）【】]|[([（【][^()[\\]（）【】]*[)\\]）】])*[)\\]）】]';

/** Bullets, check boxes and enclosed numbers: what no ingredient begins with. */
const BULLET = '[•◦▪‣●○◯□■◇◆・·☐☑✓✔✅①-⒛❶-❿]\\ufe0f?';

/** The Japanese middle dot parts a list where it isn't only within katakana, as in names: `チリ・ソース`. */
const MIDDLE_DOT = /* @__PURE__ */ new RegExp('[^\\p{sc=Kana}ー]・|・[^\\p{sc=Kana}]', 'u');

/**
 * Latin, Arabic and East Asian commas and semicolons, and list markers. The first alternative matches
 * what stays: brackets, and digits followed by a comma or a tab. Built in a `@__PURE__` call so bundlers can drop it if
 * unused.
 */
const SEPARATOR = /* @__PURE__ */ (() =>
  new RegExp(
    `(${BRACKETS}|\\p{Nd}(?:[,;،](?=\\p{Nd})|\\t))|[,;،؛，；、､・①-⒛\\t]|(?:^|\\s)(?:${BULLET}|\\p{Nd}{1,3}(?:[.)]\\s|[．）](?!\\p{Nd})))|^\\p{Nd}{1,3}、(?!\\p{Nd})`,
    'gu',
  ))();

const SPACE = String.raw`[^\S\r\n\u2028\u2029]`;

const MARK = /* @__PURE__ */ new RegExp(
  `^${SPACE}*(?:(?:${BULLET}|\\p{Nd}{1,3}[．）、](?!\\p{Nd}))${SPACE}*|(?:[-–—*+]|\\p{Nd}{1,3}[.)]|\\[[ x]?\\])${SPACE}+)+`,
  'gimu',
);

const TIME = String.raw`\p{Nd}{1,2}[:.]\p{Nd}{2}(?:[:.]\p{Nd}{2})?(?:\s?(?:[ap]\.?\s?m\b\.?|[صم]))?`;

/** A date in digits, or with the name of a month or a day. */
const DATE = String.raw`[\p{L}\p{Nd}][\p{L}\p{Nd}./,، -]{0,30}?`;

const DIGITS = String.raw`\p{Nd}{1,4}[./-]\p{Nd}{1,2}[./-]\p{Nd}{1,4}`;

const SENDER = String.raw`(?:[^:\r\n\u2028\u2029]{1,40}:[^\S\r\n\u2028\u2029]+)?`;

/**
 * `[21/11/2026, 17:03] Ann: ` and `21.11.26, 17:03 - Ann: `, as WhatsApp, Teams and Discord write them. In Arabic
 * the time may come first.
 */
const STAMP = /* @__PURE__ */ new RegExp(
  `^(?:\\[(?:${DATE}[,، ] ?)?${TIME}(?:، ?${DIGITS})?\\] ?|${DIGITS}[,،]? ${TIME} - )${SENDER}`,
  'gimu',
);

/** On a line of its own, as Telegram (`Ann, [21 Nov 2026 at 17:03]:`), Slack and Discord write it. */
const SENDER_LINE = /* @__PURE__ */ new RegExp(
  `^[^\\r\\n\\u2028\\u2029]{1,40}?(?:, \\[${DATE}[, ] ?(?:at )?${TIME}\\]:?| {2}${TIME}| — (?:${DATE}[, ] ?)?(?:at )?${TIME})[^\\S\\r\\n\\u2028\\u2029]*$`,
  'gimu',
);

/** `Shopping list:`, a line that others follow. */
const HEADING = /^.*[:：][^\S\r\n\u2028\u2029]*$(?=\s*\S)/gmu;

const LINE_END = /[,;،؛，；、]{1,3}[^\S\r\n\u2028\u2029]*$/gmu;

function splitAtAnd(text: string, and: string): string[] {
  // In Turkish `et` is meat.
  const common = and.startsWith('ve ') ? ANDS.replace(' et ', ' ') : ANDS;
  const words = `${common} ${and}`.trim().split(' ').map(toPattern);
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
    : `(?:^| )${letters} (?!${HALF})`;
}
