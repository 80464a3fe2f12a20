import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { wireOf, type Wire } from './sdk-wires.ts';

/**
 * A local server that imitates the servers of all SDKs, and answers every request alike. `/seen`
 * reports that the last chunk was seen; `/asked` responds once there is a request, and `/closed` when a
 * caller has left.
 */
export async function startSdkServer(answer: SdkAnswer): Promise<SdkServer> {
  const questions: string[] = [];
  const seen = Promise.withResolvers<void>();
  const asked = Promise.withResolvers<void>();
  const left = Promise.withResolvers<void>();
  const server = createServer((request, response) => {
    const path = request.url ?? '';
    if (path === '/seen') seen.resolve();
    if (path === '/seen') return void response.end();
    if (path === '/asked') return void asked.promise.then(() => response.end());
    if (path === '/closed') return void left.promise.then(() => response.end());
    questions.push(path);
    asked.resolve();
    response.on('close', () => response.writableEnded || left.resolve());
    void request.toArray().then(() => answer(response, wireOf(path), seen.promise));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    questions,
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Two chunks, the second only after the first was seen, and an end, if given. */
export function streams(end?: 'stop' | 'length'): SdkAnswer {
  return async (response, wire, seen) => {
    response.writeHead(200, { 'Content-Type': 'text/event-stream' });
    response.write(wire.start() + wire.text('# Soup\n'));
    await seen;
    response.end(wire.text('Boil.') + (end ? wire.end(end) : ''));
  };
}

/** Nothing at all. */
export const isSilent: SdkAnswer = () => {};

/** One chunk, and then nothing. */
export const hangs: SdkAnswer = (response, wire) => {
  response.writeHead(200, { 'Content-Type': 'text/event-stream' });
  response.write(wire.start() + wire.text('# Soup\n'));
};

/** Two chunks, then the connection breaks. */
export const breaksOff: SdkAnswer = async (response, wire, seen) => {
  response.writeHead(200, { 'Content-Type': 'text/event-stream' });
  response.write(wire.start() + wire.text('# Soup\n'));
  await seen;
  response.destroy();
};

export function refuses(status: number): SdkAnswer {
  return (response, wire) => {
    response.writeHead(status, { 'Content-Type': 'application/json', 'Retry-After': '7' });
    response.end(JSON.stringify(wire.refuse(status)));
  };
}

type SdkAnswer = (response: ServerResponse, wire: Wire, seen: Promise<void>) => unknown;

interface SdkServer {
  url: string;
  /** The requested paths. */
  questions: string[];
  stop: () => Promise<void>;
}
