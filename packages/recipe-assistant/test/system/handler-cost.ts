/**
 * A separate program, so that it runs on each supported Node. Prints the cost of 8 KiB of the most
 * expensive text, as a multiple of the cost of 8 KiB of letters. Stops at the first text above the
 * limit.
 */
import { createRecipeHandler } from '../../src/server/index.ts';

const BYTES = 8192;

const LIMIT = 5;

/** Measurements of each body; the fastest counts. */
const TRIES = 40;

/** A body that seems too expensive is measured again, alternating with letters. */
const TRIES_BY_TURNS = 400;
const ATTEMPTS = 5;

/** Bytes of a body without ingredients. */
const ENVELOPE = JSON.stringify({ ingredients: [] }).length;

/** The cheapest body of letters. */
const LETTERS = JSON.stringify({ ingredients: ['a'.repeat(BYTES - ENVELOPE - 2)] });

/**
 * Characters that some expression treats specially: marks, joiners, emoji, brackets of turn tokens,
 * line breaks, white space.
 */
const PIECES = [
  ['', 'a', '1', '_', ':', '|', '<', '>', '[', ']', '</', '<|', '|>', '</s>', '[INST]', '[|', ' '],
  ['\t', '\n', '\u3000', '\u2028', '\u0000', '\ud800', '\u00e9', '\u0301', '\u0323', '\u0344'],
  ['\u034f', '\u0627', '\u064e', '\u0915', '\u094d', '\u1100', '\u1161', '\u{1E900}', '\u00ad'],
  ['\u200b', '\u200c', '\u200d', '\ufe0f', '\u2800', '👩', '🏽', '🍳', '🏴', '\u{E0067}', '🇫'],
].flat();

const handle = createRecipeHandler({
  client: async () => '# Soup',
  rateLimiter: { consume: async () => ({}) },
});

const bodies = PIECES.flatMap((first) => PIECES.map((second) => first + second)).flatMap(bodiesOf);
// Warms up the engine.
for (const body of bodies) await timeOf(body);
let baseline = Infinity;
for (let count = 0; count < TRIES_BY_TURNS; count += 1) {
  baseline = Math.min(baseline, await timeOf(LETTERS));
}
let worst = { ratio: 0, body: '' };
for (const body of bodies) {
  let ratio = (await costOf(body)) / baseline;
  for (let attempt = 0; attempt < ATTEMPTS && ratio > LIMIT; attempt += 1) {
    ratio = await ratioOf(body);
  }
  if (ratio > worst.ratio) worst = { ratio, body: body.slice(0, 60) };
  if (ratio > LIMIT) break;
}
console.log(JSON.stringify(worst));

/**
 * A repeated fragment: as one ingredient, as many, as many different ones on lines and in a list, and as
 * many foods to avoid.
 */
function bodiesOf(piece: string): string[] {
  if (piece === '') return [];
  const bytes = Buffer.byteLength(JSON.stringify(piece)) - 2;
  const room = BYTES - ENVELOPE - 2;
  const different = Array.from(
    { length: room / (bytes + 5) },
    (_, index) => piece + index.toString(36).padStart(2, '0'),
  );
  const many = Array.from({ length: room / (bytes + 3) }, () => piece);
  const lists = [[piece.repeat(room / bytes)], many, [different.join('\n')], different];
  return [
    ...lists.map((ingredients) => ({ ingredients })),
    { ingredients: ['a', 'b', 'c', 'd'], preferences: { avoid: many.slice(20) } },
  ].map((body) => JSON.stringify(body));
}

/** Milliseconds of the fastest try; stops once one is cheap enough. */
async function costOf(body: string): Promise<number> {
  let least = Infinity;
  for (let count = 0; count < TRIES && least > 0.8 * LIMIT * baseline; count += 1) {
    least = Math.min(least, await timeOf(body));
  }
  return least;
}

/** Alternates, since the machine may be slower now than when the letters were first measured. */
async function ratioOf(body: string): Promise<number> {
  let [least, leastOfLetters] = [Infinity, Infinity];
  for (let count = 0; count < TRIES_BY_TURNS; count += 1) {
    least = Math.min(least, await timeOf(body));
    leastOfLetters = Math.min(leastOfLetters, await timeOf(LETTERS));
  }
  return least / leastOfLetters;
}

/** Milliseconds until the response has been read. */
async function timeOf(body: string): Promise<number> {
  const start = performance.now();
  const response = await handle(request(body));
  await response.text();
  return performance.now() - start;
}

function request(body: string): Request {
  const headers = { 'Content-Type': 'application/json' };
  return new Request('https://example.com/api/recipe', { method: 'POST', headers, body });
}
