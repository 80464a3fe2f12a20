import { readFile } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import { extname } from 'node:path';
import { startProxy, type Proxy } from './proxy.ts';

/** The strictest policy that a page can have and still load its own files. */
export const STRICT_POLICY =
  "default-src 'self'; require-trusted-types-for 'script'; trusted-types 'none'";

/** A recipe whose amounts can be scaled, and that can be cooked step by step. */
export const SOUP = `# Leek soup

Serves 2

## Ingredients

- 2 leeks
- 100 g butter

## Steps

1. Boil the leeks for 20 minutes.
2. Eat.`;

const WORKSPACE = new URL('../../', import.meta.url);
const ELEMENT = new URL('packages/recipe-assistant/dist/element/', WORKSPACE);

/**
 * Serves the page of the page on the element as it stands there, with the element as it's built, under the strict
 * policy. Recipes come from a server of the demo.
 *
 * @param kitchen The demo's URL.
 * @param pages More pages, by their path.
 */
export async function startElementPage(
  kitchen: string,
  pages: Readonly<Record<string, string>> = {},
): Promise<Proxy> {
  const files = new Map(Object.entries({ ...(await readDocumentedPage()), ...pages }));
  return startProxy(kitchen, {
    takes({ url = '/' }, response) {
      const { pathname } = new URL(url, 'http://page');
      const file = files.get(pathname === '/' ? '/index.html' : pathname);
      if (file !== undefined) {
        send(response, pathname, file);
        return true;
      }
      const [folder] = FOLDER.exec(pathname) ?? [];
      if (folder === undefined) return false;
      const path = new URL(pathname.slice(folder.length), ELEMENT);
      readFile(path, 'utf8').then(
        (code) => send(response, pathname, code),
        () => response.writeHead(404).end(),
      );
      return true;
    },
  });
}

/** The blocks of the document that begin with their names. */
async function readDocumentedPage(): Promise<Record<string, string>> {
  const text = await readFile(
    new URL('packages/recipe-assistant/docs/element.md', WORKSPACE),
    'utf8',
  );
  const blocks = text.matchAll(
    /^```\w+\n(?:<!--|\/\*|\/\/) (\S+\.\w+)(?: -->| \*\/)?\n(.+?)^```$/gms,
  );
  return Object.fromEntries([...blocks].map(([, name, code]) => [`/${name}`, code!]));
}

function send(response: ServerResponse, path: string, text: string): void {
  const type = TYPES[extname(path)] ?? 'text/html';
  response.writeHead(200, {
    'Content-Type': `${type}; charset=utf-8`,
    'Content-Security-Policy': STRICT_POLICY,
  });
  response.end(text);
}

/** Where the page has the element's files, of whichever version. */
const FOLDER = /^\/recipe-assistant\/(?:\d[\d.]*\/)?/;

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.js': 'text/javascript',
  '.svg': 'image/svg+xml',
};
