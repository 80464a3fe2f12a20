import { once } from 'node:events';
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Starts a server on a free local port; what it doesn't answer itself goes to another one, chunk by chunk. */
export async function startProxy(server: string, options: ProxyOptions): Promise<Proxy> {
  const { takes, headers: ownHeaders, pass = passUnchanged } = options;
  const proxy = createServer((incoming, response) => {
    if (takes(incoming, response)) return;
    const { url = '/', method, headers } = incoming;
    const outgoing = request(new URL(url, server), {
      method,
      headers: { ...headers, ...ownHeaders },
    });
    outgoing.on('response', (answer) => pass(answer, response));
    outgoing.on('error', () => response.destroy());
    response.on('close', () => outgoing.destroy());
    incoming.pipe(outgoing);
  });
  proxy.listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  return {
    url: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    async stop() {
      proxy.close();
      proxy.closeAllConnections();
      await once(proxy, 'close');
    },
  };
}

export function passUnchanged(answer: IncomingMessage, response: ServerResponse): void {
  response.writeHead(answer.statusCode ?? 502, answer.headers);
  answer.pipe(response);
}

interface ProxyOptions {
  /** Answers a request itself and returns true, or leaves it to the other server. */
  takes: (incoming: IncomingMessage, response: ServerResponse) => boolean;
  /** Sent to the other server in place of the browser's own. */
  headers?: Readonly<Record<string, string>>;
  /** Passes an answer of the other server on. Default: unchanged. */
  pass?: (answer: IncomingMessage, response: ServerResponse) => unknown;
}

export interface Proxy {
  url: string;
  stop: () => Promise<void>;
}
