import { expect, test as base, type ConsoleMessage } from '@playwright/test';
import { startDemoServer, type DemoServer } from './demo-server.ts';
import { startModelServer, type ModelServer } from './model-server.ts';

/** The server's token, which must never leak. */
export const TOKEN = 'hf_endToEndSecretOfTheServer';

/** To the limiter, all tests of a machine are one visitor. */
const SETTINGS = { RATE_LIMIT: '100000', DAILY_RECIPE_BUDGET: '100000' };

/**
 * The page with the sample kitchen: no token, no network. An unexpected line on the console fails the
 * test.
 *
 * All that a worker starts is here, and starts when it is first asked for: two workers of different fixtures would be
 * two browsers.
 */
export const test = base.extend<PageFixtures, WorkerFixtures>({
  sampleDemo: [
    // Playwright requires destructuring for a fixture's dependencies, even without any.
    async ({ browserName: _browserName }, provide) => {
      const demo = await startDemoServer(SETTINGS);
      await provide(demo);
      await demo.stop();
    },
    { scope: 'worker' },
  ],
  modelServer: [
    async ({ browserName: _browserName }, provide) => {
      const server = await startModelServer();
      await provide(server);
      await server.close();
    },
    { scope: 'worker' },
  ],
  modelDemo: [
    async ({ modelServer }, provide) => {
      const model = { HF_TOKEN: TOKEN, HF_ENDPOINT_URL: modelServer.url };
      const demo = await startDemoServer({ ...SETTINGS, ...model });
      await provide(demo);
      await demo.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ sampleDemo }, provide) => {
    await provide(sampleDemo.url);
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

/** The page with a chat-completions server that each test controls. */
export const modelTest = test.extend<{ model: ModelServer }>({
  baseURL: async ({ modelDemo }, provide) => {
    await provide(modelDemo.url);
  },
  model: [
    async ({ modelServer }, provide) => {
      await provide(modelServer);
      modelServer.reset();
    },
    { auto: true },
  ],
});

/** Errors and warnings on the console, and uncaught errors. */
export class Complaints {
  lines: string[] = [];

  hear(message: ConsoleMessage): void {
    if (message.type() === 'error' || message.type() === 'warning') this.lines.push(message.text());
  }

  /**
   * Takes the lines of a failure: the specified one and, for an error status or without a response, the
   * browser's own.
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

interface PageFixtures {
  complaints: Complaints;
}

interface WorkerFixtures {
  sampleDemo: DemoServer;
  modelServer: ModelServer;
  modelDemo: DemoServer;
}
