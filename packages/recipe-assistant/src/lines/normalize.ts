import { withoutDirectionControls } from './direction.ts';

/**
 * Chat-template tokens that a model wrote out: they start, separate or end a turn. A speaker's name directly after one
 * belongs to it.
 *
 * `core/ingredients` has a wider pattern for another purpose: it removes whatever a template might take for a turn
 * from a visitor's text. Here, the recipe's words must stay.
 */
const TURN_TOKEN =
  /<[|｜](?:im_start|start_header_id)[|｜]>\s*(?:(?:system|user|assistant|tool)(?=\s*(?:$|<[|｜])))?|<(?:start|end)_of_turn>(?:(?:user|model)(?=\s*$))?|<[|｜][\w▁]{1,32}[|｜]>|<\/?s>|\[\/?INST\]|<<\/?SYS>>/g;

/** A bullet as models write them, beside those of markdown. */
export const ROUND_BULLET = /^([\s>]*)(?:[•‣◦▪●○⁃∙·・▢☐]\s*|[–—]\s+)(?=\S)/;

/** A marker before a space that markdown doesn't know, such as a no-break one. */
const OTHER_SPACE = /^([\s>]*(?:[-+*]|#{1,6}|\d{1,3}[.)]))[^\S\t ]+(?=\S)/;

const DASH_WITHOUT_SPACE = /^([\s>]*-)(?=[\p{L}\d¼-¾⅐-⅞])/u;
const HEADING_WITHOUT_SPACE = /^([\s>]*(?:#{2,6}(?=[^#\s])|#(?=\p{Lu}[^#]*$)))/u;
const NUMBER_WITHOUT_SPACE = /^([\s>]*\d{1,2}[.)])(?=\p{L}|\*\*\S)/u;

/** A definition of a link or a note, which markdown would not show. */
const DEFINITION = /^([\s>]*(?:(?:[-+*]|\d{1,9}[.)])[ \t]+)?)(?=\[[^\]]{1,99}\]:)/;

/** A pair of marks, and the character before it. */
const BOLD = /(^|[^*])\*\*([^*\n]+)\*\*(?!\*)/g;

/** Stands between such marks and a letter, where markdown sees no emphasis, as in `**鶏肉（300g）**を`. Never shown. */
const JOINT = '\f';

/** Control characters but the tab and the line's end, and lone surrogates. */
const CONTROLS = /(?![\t\n])[\p{Cc}\p{Surrogate}]/gu;

/** A line without what a page can't contain and without turn tokens; that of code keeps everything else. */
export function cleanLine(raw: string): string {
  return cleanText(raw.replace(/\r$/, '').replace(TURN_TOKEN, ''));
}

/** Text without what a page can't contain, which may have been written as `&#8238;`. */
export function cleanText(text: string): string {
  return withoutDirectionControls(text.replaceAll(JOINT, '')).replace(CONTROLS, (character) =>
    /\s/.test(character) ? ' ' : '\ufffd',
  );
}

/**
 * A line as its model meant it. No word is lost.
 *
 * @example
 * normalizeLine('##Method'); // '## Method'
 * normalizeLine('3.Add salt'); // '3. Add salt'
 * normalizeLine('• salt'); // '- salt'
 */
export function normalizeLine(line: string): string {
  return line
    .replace(ROUND_BULLET, '$1- ')
    .replace(OTHER_SPACE, '$1 ')
    .replace(DASH_WITHOUT_SPACE, '$1 ')
    .replace(HEADING_WITHOUT_SPACE, '$1 ')
    .replace(NUMBER_WITHOUT_SPACE, '$1 ')
    .replace(DEFINITION, '$1\\')
    .replace(BOLD, repairBold);
}

/** Emphasis beside white space, `** Serves: 2**`, or between punctuation and a letter. With space on both sides it may be arithmetic. */
function repairBold(pair: string, before: string, inner: string, at: number, line: string): string {
  const words = inner.trim();
  const behind = line.slice(at + pair.length);
  const isAlone = before.trim() === '' && /^[\s:：]*$/.test(behind);
  if (words === '' || (/^\s.*\s$/.test(inner) && !isAlone)) return pair;
  const opens = /^[\p{P}\p{S}]/u.test(words) && /[\p{L}\p{N}]/u.test(before) ? JOINT : '';
  const closes = /[\p{P}\p{S}]$/u.test(words) && /^[\p{L}\p{N}]/u.test(behind) ? JOINT : '';
  return `${before}${opens}**${words}**${/\s$/.test(inner) ? ' ' : closes}`;
}
