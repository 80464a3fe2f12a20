import { LONGEST_PLAIN } from '../lines/markdown-line.ts';
import { cleanLine, normalizeLine } from '../lines/normalize.ts';
import { type ReaderState, startsFacts, startsSentence } from '../reading/lines.ts';

/** A marker, and the first of the words behind it. */
const ITEM = /^(?:[-+*]|\d{1,9}[.)])[ \t]+(?:\[[ x]\]\s+)?[*_]*[^\s*_[]/i;

/** A long line that is still a heading, also in bold, the head of a table, or a fence. */
const MAY_BE_HEADING = /^(?:#|`{3}|~{3}|\*\*[^*]{0,90}(?:\*{1,2}:?)?$)|\|/;

/** What may become a rule, a marker or another mark. */
const MAY_BE_MARK = /^(?:[-+*_=─|:#>`~\s]*|\d{1,9}[.)]?\s*)$/;

/** An incomplete end: half a surrogate pair, a reference, a tag or token, the mark of a break. */
const PARTIAL_END =
  /(?:[\uD800-\uDBFF]|&#?\w{0,31}|<[/|｜<]?[\w▁]{0,20}[|｜]?>?|!?\[\/?[A-Z]{0,4}|[!\\\r~])$/i;

/** A word that may go on, or signs that may start one; in scripts without spaces each character is whole. */
const LAST_WORD =
  /(?<=^|[\s\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Thai}])(?:[^\s\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Thai}]*[^\s\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Thai}.,;:!?…)\]*_~]|[)\]*_~]+)$/u;

const PARTIAL_FENCE = /^\s*(?:`+|~+)\s*$/;

/**
 * The part of a line that can be shown before its end has arrived; undefined if it may become something else: a line of
 * up to 60 characters may become a heading, unless it is an item.
 */
export function visiblePart(state: ReaderState, rest: string): string | undefined {
  if (rest.trim() === '' || rest.includes('\n')) return undefined;
  const part = rest.replace(PARTIAL_END, '').replace(LAST_WORD, '');
  if (state.markdown.fence) return PARTIAL_FENCE.test(part) ? undefined : part;
  const text = normalizeLine(cleanLine(part)).trim();
  return isKnown(state, text) && !startsFacts(part, state) ? part : undefined;
}

/** Whether a line remains what it is, whatever follows. */
function isKnown(state: ReaderState, text: string): boolean {
  if (MAY_BE_MARK.test(text)) return false;
  if (state.markdown.columns) return text.includes('|') && !state.place.factColumns;
  if (ITEM.test(text) || text.startsWith('>')) return true;
  if (startsSentence(text, state)) return true;
  return text.length > LONGEST_PLAIN && !MAY_BE_HEADING.test(text);
}
