import { DASHES, ROUND_BULLETS } from '../blocks/markers.ts';

/**
 * Tokens of chat templates that begin, separate or end a turn, where a model has written them out. A speaker's
 * name alone behind one belongs to it.
 *
 * `core/ingredients` has a wider pattern for another job: it takes from a visitor's text whatever a template might
 * take for a turn. Here a word of the recipe must stay.
 */
const TURN_TOKEN =
  /<[|｜](?:im_start|start_header_id)[|｜]>\s*(?:(?:system|user|assistant|tool)(?=\s*(?:$|<[|｜])))?|<(?:start|end)_of_turn>(?:(?:user|model)(?=\s*$))?|<[|｜][\w▁]{1,32}[|｜]>|<\/s>|\[\/?INST\]|<<\/?SYS>>/g;

/** Matches a token that might be a word in brackets, as in `<pad> thai`. */
export const PADDING_TOKEN = String.raw`(?:<(?:s|bos|eos|pad|unk)>\s*)`;

/**
 * Such tokens where they are all that a line has, stand beside one another, or stick to a line's last word;
 * `<s>` also where it begins one.
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

/** The model's own name before its first words; other speakers are named so only beside a token or `#`. */
const OWN_NAME_AND_WORDS = /^\s*\**(?:assistant|chatbot)\s*:\**\s+(?=\S)/i;

const SPEAKER_AND_WORDS = /^\s*(?:#{1,6}\s*)?(?:assistant|user|human)\s*:\s+(?=\S)/i;

/** Another speaker's turn, which a model goes on to invent. */
const NEXT_TURN = /^\s*#{1,6}\s*\**(?:human|user)\s*:/i;

const BOLD_TAGS = /<(b|strong)>([^<]+)<\/\1>/gi;

const HEADING_TAGS = /^\s*<h([1-6])>(.*)<\/h\1>\s*$/i;

const ROUND_BULLET = new RegExp(`^([\\s>]*)(?:[${ROUND_BULLETS}]\\s*|[${DASHES}]\\s+)(?=\\S)`);

const HEADING_WITHOUT_SPACE = /^([\s>]*(?:#{2,6}(?=[^#\s])|#(?=\p{Lu}[^#]*$)))/u;

const NUMBER_WITHOUT_SPACE = /^([\s>]*\d{1,2}[.)])(?=\p{L}|\*\*\S)/u;

/** Takes out turn tokens, also from code, whose last line often has one. */
export function withoutTurnTokens(line: string): string {
  return /[<[]/.test(line) ? line.replace(TURN_TOKEN, '').replace(PADDING, '') : line;
}

/** Whether a line is a speaker's name alone, where a turn may begin. */
export function isSpeakerLine(line: string, turn: TurnStart): boolean {
  if (line.length > 40 || !SPEAKER_ALONE.test(line)) return false;
  return turn !== 'none' || /^\s*#/.test(line);
}

/** Whether a line begins another speaker's turn. */
export function beginsNextTurn(line: string): boolean {
  return NEXT_TURN.test(line);
}

/**
 * Repairs a line that a weaker model wrote, so that it is read as the model meant it. No word is
 * lost, but for the name of a speaker where a turn begins.
 *
 * @example
 * repairLine('##Method', 'none'); // '## Method'
 * repairLine('3.Add salt', 'none'); // '3. Add salt'
 * repairLine('• salt', 'none'); // '- salt'
 */
export function repairLine(line: string, turn: TurnStart): string {
  return withoutTags(withoutSpeaker(line, turn))
    .replace(ROUND_BULLET, '$1- ')
    .replace(HEADING_WITHOUT_SPACE, '$1 ')
    .replace(NUMBER_WITHOUT_SPACE, '$1 ');
}

/** Tags become the marks that markdown has for them; all others are text. */
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

/** The turn that begins with a line: the reply itself, one that a token announced, or none. */
export type TurnStart = 'reply' | 'token' | 'none';
