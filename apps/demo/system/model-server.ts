import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/**
 * A chat-completions server that streams the same recipe to every request, chunk by chunk, and counts
 * its open responses.
 */
export async function startModelServer({ pieces, pace }: Recipe): Promise<ModelServer> {
  const model = { refuses: false, asked: '' };
  const counts = { requests: 0, open: 0, abandoned: 0 };
  const server = createServer((request, response) => {
    counts.requests += 1;
    counts.open += 1;
    response.once('close', () => {
      counts.open -= 1;
      if (!response.writableEnded) counts.abandoned += 1;
    });
    let body = '';
    request.setEncoding('utf8').on('data', (text: string) => (body += text));
    request.once('end', () => (model.asked = body));
    if (model.refuses) response.writeHead(401).end();
    else void say(response, pieces, pace);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return Object.assign(model, {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    counts,
    async stop() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  });
}

async function say(response: ServerResponse, pieces: string[], pace: number): Promise<void> {
  response.writeHead(200, { 'Content-Type': 'text/event-stream' });
  for (const content of pieces) {
    if (response.destroyed) return;
    response.write(event({ delta: { content }, finish_reason: null }));
    await pause(pace);
  }
  response.end(`${event({ delta: {}, finish_reason: 'stop' })}data: [DONE]\n\n`);
}

function event(choice: object): string {
  return `data: ${JSON.stringify({ model: 'test/kitchen', choices: [{ index: 0, ...choice }] })}\n\n`;
}

interface Recipe {
  pieces: string[];
  /** Milliseconds after each chunk. */
  pace: number;
}

interface ModelServer {
  url: string;
  /** Whether it answers 401, which no client retries. */
  refuses: boolean;
  /** The body of the last request. */
  asked: string;
  counts: {
    requests: number;
    /** Open responses. */
    open: number;
    /** Responses whose reader left early. */
    abandoned: number;
  };
  stop: () => Promise<void>;
}
