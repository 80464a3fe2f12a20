import { setTimeout as pause } from 'node:timers/promises';
import { findFreePort } from 'test-support/free-port';
import { startProgram, type Program } from '../desktop/program.ts';

/** Starts a WebDriver on a port of its own, and a browser through it. */
export async function startWebDriver(
  command: string,
  capabilities: object,
  environment: NodeJS.ProcessEnv,
): Promise<WebDriver> {
  const port = await findFreePort();
  const driver = startProgram(command, [`--port=${port}`], { environment });
  const server = `http://127.0.0.1:${port}`;
  try {
    await waitUntilReady(server, driver);
    const { sessionId } = await send<{ sessionId: string }>('POST', `${server}/session`, {
      capabilities: { alwaysMatch: capabilities },
    });
    const session = `${server}/session/${sessionId}`;
    return {
      get: (path) => send('GET', session + path),
      post: (path, body) => send('POST', session + path, body),
      async stop() {
        await send('DELETE', session);
        await driver.stop();
      },
    };
  } catch (error) {
    await driver.stop();
    throw error;
  }
}

async function waitUntilReady(server: string, driver: Program): Promise<void> {
  let ended: string | undefined;
  void driver.failed.then((reason) => (ended = reason));
  for (let attempt = 0; attempt < 200; attempt += 1) {
    if (ended) throw new Error(ended);
    const ready = await fetch(`${server}/status`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (ready) return;
    await pause(50);
  }
  throw new Error('The WebDriver did not answer within ten seconds.');
}

async function send<Value>(method: string, url: string, body?: object): Promise<Value> {
  const response = await fetch(url, { method, body: body && JSON.stringify(body) });
  const { value } = (await response.json()) as { value: Value & Partial<Fault> };
  if (!response.ok) throw new Error(`${method} ${url}: ${value.error}: ${value.message}`);
  return value;
}

export interface WebDriver {
  /** Paths are relative to the session. */
  get: <Value>(path: string) => Promise<Value>;
  post: <Value>(path: string, body: object) => Promise<Value>;
  /** Ends the browser too. */
  stop: () => Promise<void>;
}

interface Fault {
  error: string;
  message: string;
}
