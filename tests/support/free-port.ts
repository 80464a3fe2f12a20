import { once } from 'node:events';
import { createServer } from 'node:net';

/** Below those that a system gives to connections, and to servers that ask for any, in the next moment. */
const [FIRST, LAST] = [11_000, 29_999];

/** A port that nobody uses, at any address of this machine. */
export async function findFreePort(): Promise<number> {
  for (;;) {
    const port = FIRST + Math.floor(Math.random() * (LAST + 1 - FIRST));
    const server = createServer().listen(port);
    try {
      await once(server, 'listening');
    } catch {
      continue;
    }
    server.close();
    await once(server, 'close');
    return port;
  }
}

/** A port that refuses connections: no server takes one below 1024 by chance, and `fetch` has not blocked this one. */
export const CLOSED_PORT = 2;
