import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A line to a server that loses what it is told to: the connection breaks without an answer. */
export async function startWeakLine(server: string): Promise<WeakLine> {
  let losing: RegExp | undefined;
  const lost: string[] = [];
  const proxy = createServer((incoming, response) => {
    const { url = '/', method, headers } = incoming;
    if (losing?.test(url)) {
      lost.push(url);
      incoming.socket.destroy();
      return;
    }
    const outgoing = request(new URL(url, server), { method, headers });
    outgoing.on('response', (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    outgoing.on('error', () => response.destroy());
    response.on('close', () => outgoing.destroy());
    incoming.pipe(outgoing);
  });
  proxy.listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  return {
    url: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    lost,
    lose: (paths) => {
      losing = paths;
      lost.length = 0;
    },
    async stop() {
      proxy.close();
      proxy.closeAllConnections();
      await once(proxy, 'close');
    },
  };
}

export interface WeakLine {
  url: string;
  /** What it has lost since it was told to. */
  lost: readonly string[];
  /** From now on; undefined for nothing. */
  lose: (paths: RegExp | undefined) => void;
  stop: () => Promise<void>;
}
