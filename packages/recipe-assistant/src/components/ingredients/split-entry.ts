/* Loaded when an entry may hold several ingredients, so it imports nothing of the first load. */

/**
 * Writes each ingredient of an entry with commas, semicolons, tabs or list markers on a line. Text in brackets stays together, and a comma between digits is part of a number. `and`, in the
 * page's language or a common one, and `&` split only the last of them: “salt and pepper, ham and eggs”
 * are three.
 */
export function separateEntry(entry: string, and: string): string {
  const lines = entry.replace(SEPARATOR, (_, kept?: string) => kept ?? '\n');
  const parts = lines.split('\n').flatMap((line) => line.trim() || []);
  const last = parts.pop();
  if (last === undefined || parts.length === 0) return entry;
  return [...parts, ...splitAtAnd(last, and)].join('\n');
}

/**
 * The lines of a pasted list, without bullets, numbers, check boxes and trailing commas, and without a
 * chat's dates and senders.
 */
export function readList(text: string): string {
  return text.replace(SENDER_LINE, '').replace(STAMP, '').replace(MARK, '').replace(LINE_END, '');
}

/** Words for `and` that mean nothing else next to an ingredient, unlike the Dutch `en` in French. */
const ANDS = '& and und et y e og och и és ve oraz και';

/** One level of nested brackets is allowed. */
const BRACKETS = /[([（【](?:[^()[\]（）【】]|[([（【][^()[\]（）【】]*[)\]）】])*[)\]）】]/gu;

/**
 * Latin, Arabic and East Asian commas and semicolons, and list markers. The first alternative matches
 * what stays: brackets, and digits followed by a comma or a tab.
 */
const SEPARATOR = new RegExp(
  `(${BRACKETS.source}|\\p{Nd}(?:[,;](?=\\p{Nd})|\\t))|[,;،؛，；、\\t]|(?:^|\\s)(?:[•◦▪‣●○]|\\d+[.)])\\s`,
  'gu',
);

const MARK =
  /^[^\S\r\n\u2028\u2029]*(?:(?:[-–—*+•◦▪‣●○☐☑✓✔]|\d+[.)]|\[[ x]?\])[^\S\r\n\u2028\u2029]+)+/gimu;

const TIME = String.raw`\d{1,2}[:.]\d{2}(?:[:.]\d{2})?(?:\s?[ap]\.?\s?m\b\.?)?`;

/** A date in digits, or with the name of a month or a day. */
const DATE = String.raw`[\p{L}\d][\p{L}\d./, -]{0,30}?`;

const SENDER = String.raw`(?:[^:\r\n\u2028\u2029]{1,40}:[^\S\r\n\u2028\u2029]+)?`;

/** `[21/11/2026, 17:03] Ann: ` and `21.11.26, 17:03 - Ann: `, as WhatsApp, Teams and Discord write them. */
const STAMP = new RegExp(
  `^[\\u200e\\u200f]*(?:\\[(?:${DATE}[, ] ?)?${TIME}\\] ?|\\d{1,4}[./-]\\d{1,2}[./-]\\d{1,4},? ${TIME} - )${SENDER}`,
  'gimu',
);

/** On a line of its own, as Telegram (`Ann, [21 Nov 2026 at 17:03]:`), Slack and Discord write it. */
const SENDER_LINE = new RegExp(
  `^[^\\r\\n\\u2028\\u2029]{1,40}?(?:, \\[${DATE}[, ] ?(?:at )?${TIME}\\]:?| {2}${TIME}| — (?:${DATE}[, ] ?)?(?:at )?${TIME})[^\\S\\r\\n\\u2028\\u2029]*$`,
  'gimu',
);

const LINE_END = /[,;،؛，；、]{1,3}[^\S\r\n\u2028\u2029]*$/gmu;

function splitAtAnd(text: string, and: string): string[] {
  const words = `${ANDS} ${and}`.trim().split(' ').map(toPattern);
  const found = text.matchAll(new RegExp(`${BRACKETS.source}|(${words.join('|')})`, 'giu'));
  const last = [...found].findLast(([, word]) => word);
  if (!last) return [text];
  return [text.slice(0, last.index), text.slice(last.index + last[0].length)].filter(Boolean);
}

/**
 * A word between spaces; with a hyphen (`و-`, `-と-`) one that is attached to the next word, or to both, but not
 * a part of either as far as that can be told.
 */
function toPattern(word: string): string {
  const letters = word.replace(/^-|-$/g, '').replace(/[$()*+.?[\\\]^{|}]/g, '\\$&');
  if (word.startsWith('-'))
    return `(?<=\\P{sc=Hira})${letters}(?=\\p{L}{2})|(?<=.)${letters}(?=[^\\p{sc=Hira}])`;
  return word.endsWith('-') ? ` ${letters}(?=\\p{L}{3})` : `(?:^| )${letters} `;
}
