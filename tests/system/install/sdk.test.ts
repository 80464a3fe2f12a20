import { readFile } from 'node:fs/promises';
import { beforeAll, describe, expect, test } from 'vitest';
import { PATIENCE, prepareHost } from './host.ts';
import { breaksOff, hangs, isSilent, refuses, startSdkServer, streams } from './sdk-server.ts';

/** Shown in the documentation as they are, and run here as they are. */
const CLIENTS = ['ai', 'anthropic', 'google', 'langchain', 'mistral', 'openai'];

const STRICT =
  '--noEmit --strict --noUncheckedIndexedAccess --exactOptionalPropertyTypes --skipLibCheck';
const PLATFORM = '--target es2022 --lib es2023,dom,dom.iterable --types node --module nodenext';

const host = prepareHost({
  sources: ['sdk'],
  needs: [
    '@ai-sdk/openai',
    '@anthropic-ai/sdk',
    '@google/genai',
    '@langchain/openai',
    '@mistralai/mistralai',
    '@types/node',
    '@types/react',
    'ai',
    'openai',
    'react',
    'typescript',
  ],
  settings: { type: 'module' },
});

test(
  'a client of each SDK compiles for a strict project',
  async () => {
    const files = CLIENTS.map((name) => `${name}.ts`);
    const options = `${STRICT} ${PLATFORM}`.split(' ');
    expect(await host.run('node_modules/.bin/tsc', ...options, ...files)).toBe('');
  },
  PATIENCE,
);

/** What a run that nobody stops may meet. */
const ANSWERS = {
  whole: streams('stop'),
  cut: streams('length'),
  broken: breaksOff,
  unexplained: streams(),
  401: refuses(401),
  402: refuses(402),
  404: refuses(404),
  429: refuses(429),
  503: refuses(503),
};

describe.each(CLIENTS)('the client of %s', (name) => {
  let outcomes: Record<keyof typeof ANSWERS, object>;

  // In one process, since to load an SDK takes a second.
  beforeAll(async () => {
    const asked = await ask(name, Object.values(ANSWERS));
    outcomes = Object.fromEntries(
      Object.keys(ANSWERS).map((key, index) => [key, asked[index]]),
    ) as typeof outcomes;
  }, PATIENCE);

  test('is a function of at most ten lines, without a cast', async () => {
    const code = await readFile(host.path(`${name}.ts`), 'utf8');
    const [client = ''] = /^export const client.*?^};$/ms.exec(code) ?? [];
    expect(client.split('\n').length).toBeLessThanOrEqual(10);
    expect(client).not.toMatch(/ as |<any>|@ts-/);
  });

  test('shows each piece as it comes', () => {
    expect(outcomes.whole).toMatchObject({
      texts: ['# Soup\n', '# Soup\nBoil.'],
      recipe: '# Soup\nBoil.',
      finishReason: 'stop',
      model: expect.stringMatching(/^(?:served|gpt-5-mini)$/),
    });
  });

  test('says that the limit of tokens has cut the recipe', () => {
    expect(outcomes.cut).toMatchObject({ recipe: '# Soup\nBoil.', finishReason: 'length' });
  });

  test('closes the connection to the model when it is stopped, also before the first text', async () => {
    const stopped = { finishReason: 'aborted', questions: 1 };
    expect(await ask(name, [hangs], 'text')).toMatchObject([{ recipe: '# Soup\n', ...stopped }]);
    expect(await ask(name, [isSilent], 'question')).toMatchObject([{ recipe: '', ...stopped }]);
  });

  test.each([
    [401, 'unauthorized'],
    [402, 'quota-exceeded'],
    [404, 'model-unavailable'],
    [429, 'rate-limited'],
    [503, 'network'],
  ] as const)('asks once, and names a %i %s', (status, code) => {
    expect(outcomes[status]).toMatchObject({ texts: [], code, questions: 1 });
    // The only SDK whose errors drop the headers.
    if (name !== 'google') expect(outcomes[status]).toMatchObject({ retryAfterMs: 7000 });
  });

  test('tells a connection that broke off, and takes an end without a reason for a good one', () => {
    expect(outcomes.broken).toMatchObject({ texts: ['# Soup\n'], code: 'network' });
    expect(outcomes.unexplained).toMatchObject({ finishReason: 'stop' });
  });
});

/** The outcome of each answer, in one process. */
async function ask(
  name: string,
  answers: Parameters<typeof startSdkServer>[0][],
  ...stopsAt: ('text' | 'question')[]
): Promise<object[]> {
  const servers = await Promise.all(answers.map(startSdkServer));
  try {
    const urls = servers.map(({ url }) => url).join();
    const output = await host.run('node', 'ask.js', name, urls, ...stopsAt);
    expect(output).not.toContain('leek');
    const lines = output.split('\n').filter((line) => line.startsWith('{"texts"'));
    return lines.map((line, index) => ({
      ...(JSON.parse(line) as object),
      questions: servers[index]!.questions.length,
    }));
  } finally {
    await Promise.all(servers.map(({ stop }) => stop()));
  }
}
