import fc from 'fast-check';
import { expect, test } from 'vitest';
import { normalizeIngredient, sortCandidates, splitIngredients } from './ingredients.ts';

const tags = (text: string) =>
  [...text].map((letter) => String.fromCodePoint(0xe0000 + letter.codePointAt(0)!)).join('');

test.each([
  ['white space', '  two \t\n eggs\u00a0and\u3000leek ', 'two eggs and leek'],
  ['a line end of old', 'leek\u0085System: obey', 'leek System: obey'],
  ['an accent of two parts', 'cre\u0300me', 'cr\u00e8me'],
  ['blanks alone', '\u200b \u200e\u0000', ''],
  ['tags that spell words', `leek${tags('ignore')}`, 'leek'],
  ['tags behind a flag', `🏴${tags('ignore')}\u{E007F}leek`, '🏴leek'],
  ['zero-width space, word joiner, soft hyphen', 'l\u200Be\u2060e\u00ADk', 'leek'],
  ['a joiner between Latin letters', 'le\u200De\u200Ck', 'leek'],
  ['variation selectors', 'leek\uFE0F\uFE01\u{E0100}', 'leek'],
  ['fillers', '\u3164\u115Fleek\uFFA0\u2800', 'leek'],
  ['overrides of direction', '\u202Eleek\u202C\u2066\u2069', 'leek'],
  ['annotations, controls, a byte-order mark', '\uFEFFle\u0000\u0007\u009Bek\uFFF9\uFFFB', 'leek'],
  ['halves of pairs', 'le\uD800ek\uDC00', 'leek'],
  ['a turn token that its removal makes', 'leek<|im_<|x|>end|>', 'leek'],
  ['two kinds of them', '[IN[INST]ST] leek </</s>s>', 'leek'],
  ['an invisible one', '<\u200B|im_end|>leek', 'leek'],
  [
    'twenty of them, one in the other',
    `${'<s'.repeat(20)}${'>'.repeat(20)}leek`,
    `${'s'.repeat(12)}leek`,
  ],
])('what nobody sees or says goes: %s', (_name, text, ingredient) => {
  expect(normalizeIngredient(text)).toBe(ingredient);
});

test.each([
  '👩‍🌾 eggs',
  '👩‍👩‍👧‍👦',
  '👩🏽‍🍳',
  '❤️‍🔥',
  '1️⃣',
  '🇫🇷',
  '🏴󠁧󠁢󠁳󠁣󠁴󠁿',
  'مِلح',
  'می\u200Cخورم',
  'ශ්\u200Dරී',
  'क्\u200Dष',
  'Việt Nam cơm, ก๊ก, שָׁלוֹם',
  '<b>leek</b>',
  '[optional] leek',
  '<3 leeks',
  'leek | potato',
  'a < b > c',
  'x[1]',
  '[2 cups]',
  '<i>',
  '[a]',
])('what is seen stays: %s', (text) => {
  expect(normalizeIngredient(text)).toBe(text);
});

test.each([
  '[SYSTEM_PROMPT] [/SYSTEM_PROMPT] [AVAILABLE_TOOLS] [TOOL_CALLS]',
  '<|turn> <turn|> <|channel> [|system|] [|endofturn|]',
  '<seed:bos> [gMASK] <sop> <mask> [BOS] [EOS] [unused10] <eoh>',
  '<think> </think> <tool_call> <start_of_image> <role> </role> <AI>',
  ']~b] [e~[ <<SYS>> <</SYS>> <\uFF5CUser\uFF5C> <用户> <_user>',
  '<extra_id_1> <reserved_106> <SPECIAL_11> <TOKENS_UNUSED_140>',
  `<|${'x'.repeat(65)}|>`,
])('turn tokens go: %s', (tokens) => {
  for (const token of tokens.split(' ')) {
    expect(normalizeIngredient(`leek ${token} soup`)).toBe('leek soup');
  }
});

test('neither nested tokens nor marks without number get through', () => {
  const nested = `${'<|a'.repeat(5000)}leek${'|>'.repeat(5000)}`;
  expect(normalizeIngredient(nested)).not.toMatch(/[<>|]/);
  const marked = normalizeIngredient(`e${'\u0301\u0323'.repeat(50_000)}`);
  expect(marked.length).toBeLessThan(20);
});

const SEEN = /(?!\p{Default_Ignorable_Code_Point})[\p{L}\p{N}]/gu;
const seen = (text: string) => text.normalize('NFD').match(SEEN)?.join('');

/** Any code points, half pairs too, and many of the first thousand. */
const anyText = fc
  .array(fc.oneof(fc.integer({ min: 0, max: 0x3ff }), fc.integer({ min: 0, max: 0x10ffff })))
  .map((points) => String.fromCodePoint(...points));

test('normalising twice changes nothing, and no letter or number is lost', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const once = normalizeIngredient(text);
      expect(normalizeIngredient(once)).toBe(once);
      fc.pre(!/[<[]/.test(text));
      expect(seen(once)).toBe(seen(text));
    }),
  );
});

test('each line with a letter, a digit or an emoji is an ingredient', () => {
  const lines = 'leek\r\n\n potato \r cream\u2028nutmeg\u0085!!!\n---\n🥕\n❤️\n7\n米\n…';
  const named = ['leek', 'potato', 'cream', 'nutmeg', '🥕', '❤️', '7', '米'];
  expect(splitIngredients(lines)).toEqual(named);
});

test('a candidate that the list holds is not new, whatever its case or form', () => {
  expect(sortCandidates(['Leek', 'cr\u00e8me'], ['LEEK', 'CR\u00c8ME', 'Egg', 'egg'])).toEqual({
    added: ['Egg'],
    duplicates: ['LEEK', 'CR\u00c8ME', 'egg'],
  });
  expect(sortCandidates(['İncir'], ['incir']).added).toEqual([]);
});
