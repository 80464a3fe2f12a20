import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { findChromium } from './chromium.ts';

/**
 * A page in a Chromium without visibility emulation: Playwright makes all its pages believe that they
 * are in front, so none is ever hidden.
 */
export async function openTab(url: string): Promise<BrowserTab> {
  const folder = await mkdtemp(join(tmpdir(), 'tab-'));
  const { executablePath, args, env } = await findChromium();
  const options = ['--headless', '--remote-debugging-port=0', `--user-data-dir=${folder}`];
  const browser = spawn(executablePath, [...args, ...options, 'about:blank'], {
    env,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const socket = new WebSocket(await addressOf(browser.stderr));
  await once(socket, 'open');
  const send = speak(socket);
  // Some Chromiums refuse what is not granted.
  await send('Browser.grantPermissions', { permissions: ['wakeLockScreen'] });
  const { targetId } = await send('Target.createTarget', { url: 'about:blank' });
  const { sessionId } = await send('Target.attachToTarget', { targetId, flatten: true });
  await send('Page.navigate', { url }, sessionId);

  async function evaluate(expression: string): Promise<unknown> {
    const parameters = { expression, awaitPromise: true, returnByValue: true, userGesture: true };
    const { result, exceptionDetails } = await send('Runtime.evaluate', parameters, sessionId);
    if (exceptionDetails) {
      throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
    }
    return result.value;
  }

  return {
    evaluate,
    async hide() {
      const other = await send('Target.createTarget', { url: 'about:blank' });
      await send('Target.activateTarget', { targetId: other.targetId });
      await evaluate(HIDE_IN_SHELL);
    },
    async show() {
      await send('Target.activateTarget', { targetId });
      await evaluate(SHOW_IN_SHELL);
    },
    async close() {
      const exited = once(browser, 'exit');
      socket.close();
      browser.kill();
      await exited;
      await rm(folder, { recursive: true, force: true, maxRetries: 10 });
    },
  };
}

/**
 * A headless shell, which the lockfile brings, shows all its tabs at once. There the page is told what a browser tells
 * a hidden one, and loses its wake locks (`locks`, if it notes them), as it would there.
 */
const HIDE_IN_SHELL = `(async () => {
  for (let wait = 0; wait < 20 && !document.hidden; wait++) await new Promise((next) => setTimeout(next, 50));
  if (document.hidden) return;
  Object.defineProperty(document, 'hidden', { configurable: true, value: true });
  Object.defineProperty(document, 'visibilityState', { configurable: true, value: 'hidden' });
  for (const lock of globalThis.locks ?? []) await lock.release();
  document.dispatchEvent(new Event('visibilitychange'));
})()`;

const SHOW_IN_SHELL = `
  if (Object.hasOwn(document, 'hidden')) {
    delete document.hidden;
    delete document.visibilityState;
    document.dispatchEvent(new Event('visibilitychange'));
  }`;

function addressOf(output: Readable): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = '';
    output.setEncoding('utf8').on('data', (piece: string) => {
      text += piece;
      const address = /ws:\/\/\S+/.exec(text)?.[0];
      if (address) resolve(address);
    });
    output.once('end', () => reject(new Error(`The browser did not start:\n${text}`)));
  });
}

/** The DevTools protocol: numbered requests, responses in any order. */
function speak(socket: WebSocket): Send {
  const waiting = new Map<number, (answer: Answer) => void>();
  socket.addEventListener('message', ({ data }) => {
    const answer = JSON.parse(String(data)) as Answer;
    if (answer.id !== undefined) waiting.get(answer.id)?.(answer);
  });
  let last = 0;
  return async (method, params, sessionId) => {
    last += 1;
    const id = last;
    const answer = await new Promise<Answer>((resolve) => {
      waiting.set(id, resolve);
      socket.send(JSON.stringify({ id, method, params, sessionId }));
    });
    if (answer.error) throw new Error(`${method}: ${answer.error.message}`);
    return answer.result;
  };
}

type Send = (method: string, params: object, sessionId?: string) => Promise<Result>;

interface Answer {
  id?: number;
  error?: { message: string };
  result: Result;
}

/** The results of the few methods used here. */
interface Result {
  targetId: string;
  sessionId: string;
  result: { value?: unknown };
  exceptionDetails?: { text: string; exception?: { description?: string } };
}

export interface BrowserTab {
  /** Runs JavaScript in the page with user activation, and waits for a promise. */
  evaluate: (expression: string) => Promise<unknown>;
  /** Puts another tab in front. */
  hide: () => Promise<void>;
  show: () => Promise<void>;
  close: () => Promise<void>;
}
