import { expect, test as base, type ConsoleMessage } from '@playwright/test';
import { startDemoServer, type DemoServer } from './demo-server.ts';
import { startModelServer, type ModelServer } from './model-server.ts';

/** What the server holds and nobody else may ever see. */
export const TOKEN = 'hf_endToEndSecretOfTheServer';

/** The tests of one machine are one visitor to the limiter. */
const SETTINGS = { RATE_LIMIT: '100000', DAILY_RECIPE_BUDGET: '100000' };

/**
 * The page before the sample kitchen: no token, no network. A line in the console that a test does
 * not take fails it.
 */
export const test = base.extend<{ complaints: Complaints }, WorkerFixtures>({
  settings: [SETTINGS, { scope: 'worker' }],
  demo: [
    async ({ settings }, provide) => {
      const demo = await startDemoServer(settings);
      await provide(demo);
      await demo.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ demo }, provide) => {
    await provide(demo.url);
  },
  complaints: [
    async ({ context }, provide) => {
      const complaints = new Complaints();
      context.on('console', (message) => complaints.hear(message));
      context.on('weberror', (fault) => complaints.lines.push(String(fault.error())));
      await provide(complaints);
      expect(complaints.lines, 'the console stays empty').toEqual([]);
    },
    { auto: true },
  ],
});

/** The same page before a chat-completions server that each test plays itself. */
export const modelTest = test.extend<{ model: ModelServer }, { modelServer: ModelServer }>({
  modelServer: [
    // The runner insists on a pattern of what a fixture needs, also where that is nothing.
    async ({ browserName: _browserName }, provide) => {
      const server = await startModelServer();
      await provide(server);
      await server.close();
    },
    { scope: 'worker' },
  ],
  settings: [
    async ({ modelServer }, provide) => {
      await provide({ ...SETTINGS, HF_TOKEN: TOKEN, HF_ENDPOINT_URL: modelServer.url });
    },
    { scope: 'worker' },
  ],
  model: [
    async ({ modelServer }, provide) => {
      await provide(modelServer);
      modelServer.reset();
    },
    { auto: true },
  ],
});

/** Errors and warnings of the console, and errors that nothing caught. */
export class Complaints {
  lines: string[] = [];

  hear(message: ConsoleMessage): void {
    if (message.type() === 'error' || message.type() === 'warning') this.lines.push(message.text());
  }

  /**
   * Takes what a failure may say: the specified line and, where an answer had an error status or
   * none came, the browser's own.
   */
  async takeFailure(answer?: number | string): Promise<string> {
    const expected = [/^Recipe generation failed UpstreamError: [^\n]+$/];
    if (answer !== undefined) {
      expected.unshift(new RegExp(`^Failed to load resource: .*${answer}`));
    }
    await expect
      .poll(() => this.lines.toSorted())
      .toEqual(expected.map((line) => expect.stringMatching(line)));
    return this.lines.splice(0).join('\n');
  }
}

export { expect };

interface WorkerFixtures {
  /** The environment of the demo's server. */
  settings: Record<string, string>;
  demo: DemoServer;
}
