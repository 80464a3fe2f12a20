/** Plain words, of which most text is made: nothing in them is invisible or part of a token. */
const PLAIN = /^[\t\n\r !-;=?-Z\\^-{}~\u00a1-\u00ac\u00ae-\u02ff]*$/;

/** A letter takes a few marks; thousands of them freeze whoever composes them. */
const TOO_MANY_MARKS = /(\p{M}{16})\p{M}+/gu;

/**
 * A text without what nobody can see in it, composed (NFC): a stranger could write to the model
 * with it, or pass one ingredient off as two. White space and line ends stay.
 *
 * What joins letters stays between letters of scripts that are joined, and what makes one emoji out
 * of several stays in an emoji.
 *
 * Turn tokens of chat templates (`<|im_end|>`, `[INST]`, `</s>`) go too: to the model they end what the
 * visitor says.
 */
export function visibleText(text: string): string {
  if (PLAIN.test(text)) return text.normalize();
  const visible = text.replace(INVISIBLE, (_found, emoji?: string, joined?: string) => {
    return emoji ?? joined ?? '';
  });
  return withoutTurnTokens(visible.replace(TOO_MANY_MARKS, '$1').normalize());
}

/** Each removal may join two halves to another token, so it goes on until none is left. */
function withoutTurnTokens(text: string): string {
  let rest = text;
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const before = rest;
    rest = rest.replace(TURN_TOKEN, '');
    if (rest === before) return rest;
  }
  // Nobody nests tokens that deep by accident.
  return rest.replace(/[<>[\]|｜]/g, '');
}

const MAX_ROUNDS = 8;

const TURN_TOKEN =
  /<[|｜][^<>|｜]{0,64}[|｜]>|<\/?s>|<(?:bos|eos|pad|unk)>|<(?:start|end)_of_turn>|\[\/?INST\]|<<\/?SYS>>/gi;

/** Emoji are joined with U+200D and coloured with U+FE0F; three flags are written with tags. */
const PICTOGRAPH = String.raw`\p{Extended_Pictographic}(?:\uFE0F|\p{Emoji_Modifier})?`;
const EMOJI = [
  String.raw`\u{1F3F4}\u{E0067}\u{E0062}(?:\u{E0065}\u{E006E}\u{E0067}|\u{E0073}\u{E0063}\u{E0074}|\u{E0077}\u{E006C}\u{E0073})\u{E007F}`,
  String.raw`${PICTOGRAPH}(?:\u200D${PICTOGRAPH})*`,
  String.raw`[0-9#*]\uFE0F\u20E3`,
].join('|');

/** Scripts whose letters take another shape beside a joiner or a non-joiner. */
const JOINING_SCRIPTS =
  'Arabic Syriac Nko Mandaic Mongolian Adlam Hanifi_Rohingya Devanagari Bengali Gurmukhi Gujarati ' +
  'Oriya Tamil Telugu Kannada Malayalam Sinhala Khmer Myanmar Tibetan Balinese Javanese Tai_Tham';
const JOINING = `[${JOINING_SCRIPTS.replace(/\w+ ?/g, (script) => `\\p{Script=${script.trim()}}`)}]`;

/** Control characters but white space, halves of pairs, and all that is drawn as nothing. */
const NOTHING = String.raw`(?![\t\n\v\f\r\u0085])[\p{Cc}\p{Cs}]|\p{Default_Ignorable_Code_Point}|[\u2800\u202A-\u202E\u2066-\u2069\uFFF9-\uFFFB]`;

/** Takes what may stay as a group of its own, so that it is passed over. */
const INVISIBLE = new RegExp(
  `(${EMOJI})|((?<=${JOINING}\\p{M}*)[\\u200C\\u200D](?=${JOINING}))|${NOTHING}`,
  'gu',
);
