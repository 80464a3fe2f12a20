import { expect, test as base, type ConsoleMessage } from '@playwright/test';
import { startDemoServer, type DemoServer } from './demo-server.ts';
import { startModelServer, type ModelServer } from './model-server.ts';

/** What the server holds and nobody else may ever see. */
export const TOKEN = 'hf_endToEndSecretOfTheServer';

/** The page before the sample kitchen. A line in the console that a test does not take fails it. */
export const test = base.extend<{ complaints: Complaints }>({
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
export const modelTest = test.extend<TestFixtures, WorkerFixtures>({
  settings: [
    { HF_TOKEN: TOKEN, RATE_LIMIT: '100000', DAILY_RECIPE_BUDGET: '100000' },
    { scope: 'worker', option: true },
  ],
  kitchen: [
    async ({ settings }, provide) => {
      const model = await startModelServer();
      const demo = await startDemoServer({ HF_ENDPOINT_URL: model.url, ...settings });
      await provide({ model, demo });
      await demo.stop();
      await model.close();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ kitchen }, provide) => {
    await provide(kitchen.demo.url);
  },
  model: [
    async ({ kitchen }, provide) => {
      await provide(kitchen.model);
      kitchen.model.reset();
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

interface TestFixtures {
  model: ModelServer;
}

interface WorkerFixtures {
  /** The environment of the demo's server. */
  settings: Record<string, string>;
  kitchen: { model: ModelServer; demo: DemoServer };
}
