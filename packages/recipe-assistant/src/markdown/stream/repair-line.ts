import { DASHES, ROUND_BULLETS } from '../blocks/markers.ts';

/**
 * Chat-template tokens that a model wrote out: they start, separate or end a turn. A speaker's name
 * directly after one belongs to it.
 *
 * `core/ingredients` has a wider pattern for another purpose: it removes whatever a template might take
 * for a turn from a visitor's text. Here, the recipe's words must stay.
 */
const TURN_TOKEN =
  /<[|｜](?:im_start|start_header_id)[|｜]>\s*(?:(?:system|user|assistant|tool)(?=\s*(?:$|<[|｜])))?|<(?:start|end)_of_turn>(?:(?:user|model)(?=\s*$))?|<[|｜][\w▁]{1,32}[|｜]>|<\/s>|\[\/?INST\]|<<\/?SYS>>/g;

/** Matches a token that may also be a word in brackets, as in `<pad> thai`. */
export const PADDING_TOKEN = String.raw`(?:<(?:s|bos|eos|pad|unk)>\s*)`;

/**
 * Padding tokens that are alone on a line, next to each other, or attached to a line's last word; `<s>`
 * also at its start.
 */
const PADDING = new RegExp(
  String.raw`^\s*${PADDING_TOKEN}+$|^\s*<s>|${PADDING_TOKEN}{2,}|(?<=\S)${PADDING_TOKEN}$`,
  'g',
);

/** Names of speakers, in lower case. */
export const SPEAKERS = 'assistant user human system response chatbot bot ai prompter'.split(' ');

/** A speaker's name alone on a line. */
const SPEAKER_ALONE = new RegExp(
  String.raw`^\s*(?:#{1,6}\s*)?\**(?:${SPEAKERS.join('|')})\s*:\**\s*$`,
  'i',
);

/** The model's own name before its first words; other speakers only after a token or `#`. */
const OWN_NAME_AND_WORDS = /^\s*\**(?:assistant|chatbot)\s*:\**\s+(?=\S)/i;

const SPEAKER_AND_WORDS = /^\s*(?:#{1,6}\s*)?(?:assistant|user|human)\s*:\s+(?=\S)/i;

/** Another speaker's turn, which some models invent. */
const NEXT_TURN = /^\s*#{1,6}\s*\**(?:human|user)\s*:/i;

const BOLD_TAGS = /<(b|strong)>([^<]+)<\/\1>/gi;

const HEADING_TAGS = /^\s*<h([1-6])>(.*)<\/h\1>\s*$/i;

const ROUND_BULLET = new RegExp(`^([\\s>]*)(?:[${ROUND_BULLETS}]\\s*|[${DASHES}]\\s+)(?=\\S)`);

const HEADING_WITHOUT_SPACE = /^([\s>]*(?:#{2,6}(?=[^#\s])|#(?=\p{Lu}[^#]*$)))/u;

const NUMBER_WITHOUT_SPACE = /^([\s>]*\d{1,2}[.)])(?=\p{L}|\*\*\S)/u;

/** A marker before a space that markdown doesn't know, such as a no-break one. */
const OTHER_SPACE = /^([\s>]*(?:[-+*]|#{1,6}|\d{1,3}[.)]))[^\S\t ]+(?=\S)/;

/** A dash right before a word or number is a bullet too. */
const DASH_WITHOUT_SPACE = /^([\s>]*-)(?=[\p{L}\d¼-¾⅐-⅞])/u;

/** A line without a marker has nothing of the above, nor has one with a marker and a space. */
const MAY_NEED_MARKER = new RegExp(
  `^[\\s>]*(?!(?:[-+*]|#{1,6}|\\d{1,3}[.)])[ \\t]|\\*\\*)[-+*#\\d${ROUND_BULLETS}${DASHES}]`,
);

/** Removes turn tokens, also from code, whose last line often has one. */
export function withoutTurnTokens(line: string): string {
  return /[<[]/.test(line) ? line.replace(TURN_TOKEN, '').replace(PADDING, '') : line;
}

/** Whether a line is only a speaker's name, where a turn may start. */
export function isSpeakerLine(line: string, turn: TurnStart): boolean {
  if (line.length > 40 || !SPEAKER_ALONE.test(line)) return false;
  return turn !== 'none' || /^\s*#/.test(line);
}

/** Whether a line starts another speaker's turn. */
export function beginsNextTurn(line: string): boolean {
  return NEXT_TURN.test(line);
}

/**
 * Repairs a line of a weaker model so that it reads as the model meant it. No word is lost, except a
 * speaker's name where a turn starts.
 *
 * @example
 * repairLine('##Method', 'none'); // '## Method'
 * repairLine('3.Add salt', 'none'); // '3. Add salt'
 * repairLine('• salt', 'none'); // '- salt'
 */
export function repairLine(line: string, turn: TurnStart): string {
  const words = withoutTags(withoutSpeaker(line, turn));
  if (!MAY_NEED_MARKER.test(words)) return words;
  return words
    .replace(ROUND_BULLET, '$1- ')
    .replace(OTHER_SPACE, '$1 ')
    .replace(DASH_WITHOUT_SPACE, '$1 ')
    .replace(HEADING_WITHOUT_SPACE, '$1 ')
    .replace(NUMBER_WITHOUT_SPACE, '$1 ');
}

/** Replaces tags by their markdown equivalent; others are text. */
function withoutTags(line: string): string {
  if (!line.includes('</') || line.includes('`')) return line;
  return line
    .replace(
      HEADING_TAGS,
      (_line, level: string, text: string) => `${'#'.repeat(Number(level))} ${text.trim()}`,
    )
    .replace(BOLD_TAGS, '**$2**');
}

function withoutSpeaker(line: string, turn: TurnStart): string {
  if (turn === 'token' || /^\s*#/.test(line)) return line.replace(SPEAKER_AND_WORDS, '');
  return turn === 'reply' ? line.replace(OWN_NAME_AND_WORDS, '') : line;
}

/** What starts a turn at this line: the reply itself, a token, or nothing. */
export type TurnStart = 'reply' | 'token' | 'none';
