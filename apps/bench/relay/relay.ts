import type { RequestListener } from 'node:http';
import { getRequestListener } from '@hono/node-server';

/** What is sent to the model, whoever relays. */
export const QUESTION = {
  model: 'bench/kitchen',
  messages: [{ role: 'user' as const, content: 'I have leek, potato, cream, nutmeg.' }],
};

/** Mounts what takes a `Request`, the way a Node server does. */
export function webRelay(relay: (modelUrl: string) => WebHandler): Relay {
  return (modelUrl) => {
    const handle = relay(modelUrl);
    return getRequestListener((request) => handle(request));
  };
}

/** A way to pass a model's text on to a page. The URL ends in `/v1`. */
export type Relay = (modelUrl: string) => RequestListener;

type WebHandler = (request: Request) => Response | Promise<Response>;
