/** What models were taught to end, begin or separate a turn with, and never meant to be read. */
const TURN_TOKEN =
  /<[|｜](?:im_start|start_header_id)[|｜]>\s*(?:system|user|assistant|tool)?|<(?:start|end)_of_turn>(?:user|model)?|<[|｜][\w▁]{1,32}[|｜]>|<\/?s>|<(?:bos|eos|pad|unk)>|\[\/?INST\]|<<\/?SYS>>/g;

/** A line that only says whose turn it is, or a turn's words after it. */
const ROLE_ALONE =
  /^\s*(?:#{1,6}\s*)?\**(?:assistant|user|human|system|response|chatbot|bot|ai|prompter)\s*:?\**\s*:?\s*$/i;
const ROLE_AND_WORDS = /^\s*(?:#{1,6}\s*)?(?:assistant|user|human)\s*:\s+(?=\S)/i;

const ROUND_BULLET = /^([\s>]*)[•‣◦▪●○⁃∙·]\s*(?=\S)/;
const HEADING_WITHOUT_SPACE = /^([\s>]*(?:#{2,6}(?=[^#\s])|#(?=\p{Lu}[^#]*$)))/u;
const NUMBER_WITHOUT_SPACE = /^([\s>]*\d{1,2}[.)])(?=\p{L}|\*\*\S)/u;

/** Takes out what ends or begins a model's turn. It holds for code too, where the last line often has it. */
export function withoutTurnTokens(line: string): string {
  return /[<[]/.test(line) ? line.replace(TURN_TOKEN, '') : line;
}

/**
 * Mends one line of what weaker models write, so that it is read as they meant it. No word is lost.
 *
 * @example
 * repairLine('##Method'); // '## Method'
 * repairLine('3.Add salt'); // '3. Add salt'
 * repairLine('• salt'); // '- salt'
 */
export function repairLine(line: string): string {
  if (isRoleLine(line)) return '';
  return line
    .replace(ROLE_AND_WORDS, '')
    .replace(ROUND_BULLET, '$1- ')
    .replace(HEADING_WITHOUT_SPACE, '$1 ')
    .replace(NUMBER_WITHOUT_SPACE, '$1 ');
}

function isRoleLine(line: string): boolean {
  return line.includes(':') && line.length < 40 && ROLE_ALONE.test(line);
}
