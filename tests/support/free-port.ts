import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';

/** A port that nobody uses, at any address of this machine. */
export async function findFreePort(): Promise<number> {
  const server = createServer().listen(0);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** A port that refuses connections: no server takes one below 1024 by chance, and `fetch` has not blocked this one. */
export const CLOSED_PORT = 2;
