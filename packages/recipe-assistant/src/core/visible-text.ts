/** Plain words, of which most text is made: nothing in them is invisible or part of a token. */
const PLAIN = /^[\t\n\r !-;=?-Z^-{}~]*$/;

/** A letter takes a few marks; thousands of them freeze whoever composes them. */
const TOO_MANY_MARKS = /(\p{M}{16})\p{M}+/gu;

/**
 * What ends or begins a turn in the chat templates of models. By shape where no ingredient has it: bars in
 * angle brackets, an underscore or a colon between letters in brackets. By name where one may be meant:
 * `<b>` and `[optional]` are text.
 */
const TURN_TOKEN =
  /<[|｜][^<>]*>|<[^<>\s]*[|｜]>|<\/?(?:[a-z]+(?:[_:][a-z]+)+|s|[be]o[sp]|sop|pad|unk|mask|cls|sep|think)>|\[\/?(?:[a-z]+(?:_[a-z]+)+|INST|[gs]?MASK|CLS|SEP|PAD|UNK|THINK)\]|<<\/?SYS>>|\]~!?b[[\]]|\[e~\[/gi;

/** Nobody nests tokens deeper by accident. */
const MAX_ROUNDS = 8;

/** Scripts whose letters take another shape beside a joiner: Arabic to Myanmar, Khmer, Mongolian and others. */
const JOINING =
  '[\\u0600-\\u109F\\u1780-\\u18AF\\uA980-\\uA9DF\\u{10D00}-\\u{10D3F}\\u{1E900}-\\u{1E95F}]';

/** Emoji and joiners between letters come first, so that they are passed over. */
const INVISIBLE = new RegExp(
  `(\\p{RGI_Emoji}|(?<=${JOINING}\\p{M}*)[\\u200C\\u200D](?=${JOINING}))|` +
    '[[\\p{Cc}\\p{Cs}\\p{Default_Ignorable_Code_Point}\\u2800\\uFFF9-\\uFFFB]--[\\t\\n\\v\\f\\r\\u0085]]',
  'gv',
);

/**
 * A text without what nobody can see in it, composed (NFC): a stranger could write to the model
 * with it, or pass one ingredient off as two. White space and line ends stay, and so does what joins
 * letters of scripts that are joined, or several emoji to one.
 *
 * Turn tokens of chat templates (`<|im_end|>`, `[INST]`, `</s>`) go too: to the model they end what the
 * visitor says. Each removal may join two halves to another, so it goes on until none is left.
 */
export function visibleText(text: string): string {
  if (PLAIN.test(text)) return text;
  let rest = text.replace(INVISIBLE, '$1').replace(TOO_MANY_MARKS, '$1').normalize();
  for (let round = 0; round < MAX_ROUNDS; round += 1) rest = rest.replace(TURN_TOKEN, '');
  return rest.search(TURN_TOKEN) >= 0 ? rest.replace(/[<>[\]|｜]/g, '') : rest;
}
