/** How many ingredients a recipe needs unless the page says otherwise. */
export const MIN_INGREDIENTS = 4;

/** A letter has a few combining marks at most; normalising thousands of them freezes the page. */
const TOO_MANY_MARKS = /(\p{M}{16})\p{M}+/gu;

/** Whether there may be so many. Without it, few marks in a long text double what a request costs a handler. */
const MAY_BE_TOO_MANY = /[^\0-\u02ff]{17}/;

/**
 * What ends or begins a turn in chat templates. Matched by shape where no ingredient has it: bars
 * inside brackets, or an underscore or colon before or between letters and digits in brackets. Matched
 * by name elsewhere: `<b>` and `[optional]` are text.
 */
const TURN_TOKEN =
  /<[|｜][^<>\n]*>|<[^<>\s]*[|｜]>|\[[|｜][^[\]\s]*[|｜]\]|<\/?\w+(?::\w+)+>|[<[]\/?(?:[a-z\d]*(?:_[a-z\d]+)+|s|inst|[be]o[adhpst]|eosys|sop|pre(?:fix)?|suf(?:fix)?|mid(?:dle)?|[gs]?mask|pad|unk|cls|sep|think|args|img|role|user|assistant|system|human|bot|ai|用户|unused\d+)[>\]]|<<\/?SYS>>|\]~!?b[[\]]|\[e~\[/gi;

/** Nobody nests tokens deeper by accident. */
const MAX_ROUNDS = 8;

/**
 * Scripts whose letters change shape next to a joiner: Arabic to Myanmar, Khmer, Mongolian and others.
 */
const JOINING =
  '[\\u0600-\\u109F\\u1780-\\u18AF\\uA980-\\uA9DF\\u{10D00}-\\u{10D3F}\\u{1E900}-\\u{1E95F}]';

/**
 * Invisible characters (`DI`: default ignorable). A joiner between joining letters or emoji stays, and so
 * do an emoji's variation selector and the tags in the flags of England, Scotland and Wales (`$1`). Each
 * lookbehind ends in one specific character, or older engines would take quadratic time. No `v` flag,
 * which older browsers don't know.
 */
const INVISIBLE = new RegExp(
  '(\\u{1F3F4}\\u{E0067}\\u{E0062}(?:\\u{E0065}\\u{E006E}\\u{E0067}|\\u{E0073}\\u{E0063}\\u{E0074}|\\u{E0077}\\u{E006C}\\u{E0073})\\u{E007F})|' +
    '(?![\\t-\\r])[\\p{Cc}\\p{Cs}\\p{DI}\\u2800\\uFFF9-\\uFFFB]' +
    `(?!(?<=[\\u200C\\u200D])(?=${JOINING})(?<=${JOINING}\\p{M}*.))` +
    '(?!(?<=\\u200D)(?=\\p{ExtPict})(?<=\\p{ExtPict}[\\uFE0F\\p{EMod}]?.))' +
    '(?!(?<=\\uFE0F)(?<=\\p{ExtPict}.|[\\d#*].(?=\\u20E3)))',
  'gu',
);

/**
 * Sorts candidates into those that are new to a list, ignoring case, and those that are duplicates or
 * don't fit. The cost grows with the sum of both lengths, not their product.
 *
 * @param candidates Normalised, as `splitIngredients` returns them.
 */
export function sortCandidates(
  ingredients: readonly string[],
  candidates: readonly string[],
  { maxIngredients = Infinity, maxIngredientLength = Infinity }: SortLimits = {},
): AddIngredientsResult {
  const keys = new Set(ingredients.map(normalizeIngredient).map(duplicateKey));
  const added: string[] = [];
  const duplicates: string[] = [];
  const refused: RefusedIngredient[] = [];
  for (const ingredient of candidates) {
    const key = duplicateKey(ingredient);
    if (keys.has(key)) duplicates.push(ingredient);
    else if (ingredient.length > maxIngredientLength) {
      refused.push({ ingredient, reason: 'too-long' });
    } else if (ingredients.length + added.length + 1 > maxIngredients) {
      refused.push({ ingredient, reason: 'too-many' });
    } else added.push(ingredient);
    keys.add(key);
  }
  return { added, duplicates, ...(refused.length > 0 && { refused }) };
}

/** The ingredients in a text, one a line, normalised; blank lines and those without a name are dropped. */
export function splitIngredients(text: string): string[] {
  return normalizeLines(text).filter(Boolean);
}

/** The ingredients of a list that a page kept: none if it is no list, since anything may have been stored. */
export function keptIngredients(kept: Partial<readonly string[]> | undefined): string[] {
  return splitIngredients(kept?.join?.('\n') ?? '');
}

/**
 * Each line of a text, normalised. Lines without a letter, a digit or an emoji become empty strings, so that
 * line numbers stay the same.
 */
export function normalizeLines(text: string): string[] {
  // Normalised as a whole: 8 KiB may be thousands of lines.
  return visibleText(text)
    .replace(SPACE_IN_LINE, ' ')
    .split('\n')
    .map((line) => (/[\p{L}\p{N}\p{So}]/u.test(line) ? line.trim() : ''));
}

export function countLines(text: string): number {
  return text.replace(OTHER_LINE_BREAK, '\n').split('\n').length;
}

/**
 * One line: trimmed, white space collapsed, composed (NFC), without invisible characters and
 * chat-template tokens. Empty if nothing visible is left.
 */
export function normalizeIngredient(text: string): string {
  return visibleText(text).replace(/\s+/g, ' ').trim();
}

/** The ingredients as they are sent: normalised, without those of which nothing is left. */
export function sentIngredients(ingredients: readonly string[]): string[] {
  return ingredients.map(normalizeIngredient).filter(Boolean);
}

/** The same for `Leek` and `leek`. Not locale-dependent, so every visitor gets the same rule. */
function duplicateKey(ingredient: string): string {
  return ingredient.toLowerCase().replace(NO_DIFFERENCE, '');
}

/** U+0085 is the next line of old mainframes, which `\s` doesn't match. */
const OTHER_LINE_BREAK = /[\r\u0085\u2028\u2029]/g;

const SPACE_IN_LINE = /[^\S\n]{2,}|[^\S\n ]/g;

/** What doesn't make a different ingredient: invisible characters, and the dot that a Turkish `İ` leaves on its `i`. */
const NO_DIFFERENCE = /[\u0307\p{DI}]/gu;

/**
 * A text without invisible characters, composed (NFC): they could smuggle text to the model, or pass
 * one ingredient off as two. White space stays, each line break as `\n`, and so do joiners in scripts and
 * emoji that need them.
 *
 * Chat-template tokens (`<|im_end|>`, `[INST]`, `</s>`) are removed too: to the model they end the
 * visitor's turn. A removal may join two halves into a new one, so this repeats until none is left.
 */
export function visibleText(text: string): string {
  let rest = text.replace(OTHER_LINE_BREAK, '\n').replace(INVISIBLE, '$1');
  if (MAY_BE_TOO_MANY.test(rest)) rest = rest.replace(TOO_MANY_MARKS, '$1');
  rest = rest.normalize();
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const before = rest;
    rest = rest.replace(TURN_TOKEN, '');
    if (rest === before) return rest;
  }
  return rest.replace(/[<>[\]|｜]/g, '');
}

/** The result of adding one ingredient. */
export type AddIngredientResult =
  | { added: true; ingredient: string }
  | { added: false; reason: 'empty' | 'duplicate' | 'too-many' | 'too-long' };

/** The result of adding several lines. */
export interface AddIngredientsResult {
  /** The ingredients as they are in the list now, in order. */
  added: string[];
  /** Those already in the list or on an earlier line. */
  duplicates: string[];
  /** Those that exceed a limit of the list; absent without one. */
  refused?: RefusedIngredient[] | undefined;
}

interface RefusedIngredient {
  ingredient: string;
  reason: 'too-many' | 'too-long';
}

interface SortLimits {
  maxIngredients?: number;
  /** In UTF-16 units. */
  maxIngredientLength?: number;
}
