import type { IncomingMessage, ServerResponse } from 'node:http';
import { passUnchanged, startProxy, type Proxy } from 'test-support/proxy';

/**
 * A proxy between browser and server, for a browser whose driver doesn't report the console: it adds a
 * first script to the page that collects console messages. Everything else passes unchanged.
 */
export async function startEavesdropper(server: string): Promise<Proxy> {
  return startProxy(server, {
    takes({ url }, response) {
      if (url !== SCRIPT) return false;
      response.writeHead(200, { 'Content-Type': 'text/javascript' }).end(`(${listen})()`);
      return true;
    },
    headers: { 'accept-encoding': 'identity' },
    pass,
  });
}

async function pass(answer: IncomingMessage, response: ServerResponse): Promise<void> {
  const { statusCode = 502, headers } = answer;
  if (!headers['content-type']?.startsWith('text/html')) return passUnchanged(answer, response);
  let page = '';
  for await (const part of answer.setEncoding('utf8')) page += part;
  const { 'content-length': _, ...others } = headers;
  response.writeHead(statusCode, others);
  response.end(page.replace('<head>', `<head><script src="${SCRIPT}"></script>`));
}

/** Runs in the page. */
function listen(): void {
  const complaints: string[] = [];
  Object.assign(globalThis, { complaints });
  for (const level of ['error', 'warn'] as const) {
    const write = console[level];
    console[level] = (...words: unknown[]) => {
      complaints.push(words.map(String).join(' '));
      write(...words);
    };
  }
  addEventListener('error', ({ message }) => complaints.push(message));
  addEventListener('unhandledrejection', ({ reason }) => complaints.push(String(reason)));
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    complaints.push(`${violatedDirective} keeps out ${blockedURI}`),
  );
}

const SCRIPT = '/eavesdrop.js';
