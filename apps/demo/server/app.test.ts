import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { renameSync, writeFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { request, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { afterEach, expect, test } from 'vitest';
import { forgetFailures, PAGE, startKitchen } from '../system/kitchen.ts';
import { postRecipe } from '../system/recipe-request.ts';
import type { Environment } from './settings.ts';

const POLICY =
  "default-src 'self'; require-trusted-types-for 'script'; base-uri 'none'; " +
  "form-action 'self'; frame-ancestors 'none'; object-src 'none'";

afterEach(forgetFailures);

test('the page is served, and revalidated each time', async () => {
  const { url } = await startKitchen();
  const response = await fetch(url);
  expect(response.status).toBe(200);
  expect(response.headers.get('Content-Type')).toMatch(/^text\/html/);
  expect(response.headers.get('Cache-Control')).toBe('no-cache');
  expect(await response.text()).toBe(PAGE);
  const again = await raw(url, '/', { 'If-None-Match': response.headers.get('ETag') ?? '' });
  expect(again.status).toBe(304);
  expect(again.body).toHaveLength(0);
});

test('an asset is cached for ever, varies, and is compressed as is accepted', async () => {
  const { url, pageRoot } = await startKitchen();
  const script = `console.log(${JSON.stringify('leek '.repeat(500))});`;
  const path = join(pageRoot, 'assets/main-1a2b3c.js');
  await mkdir(join(pageRoot, 'assets'));
  await writeFile(path, script);
  await writeFile(`${path}.br`, brotliCompressSync(script));
  await writeFile(`${path}.gz`, gzipSync(script));
  for (const [encoding, decompress] of [
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
    [undefined, (plain: Buffer) => plain],
  ] as const) {
    const headers: Record<string, string> = encoding ? { 'Accept-Encoding': encoding } : {};
    const answer = await raw(url, '/assets/main-1a2b3c.js', headers);
    expect(answer.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': expect.stringMatching(/^text\/javascript/),
      vary: 'Accept-Encoding',
    });
    expect(answer.headers['content-encoding']).toBe(encoding);
    expect(decompress(answer.body).toString()).toBe(script);
  }
});

test('a missing file is a 404, and not cached', async () => {
  const { url } = await startKitchen();
  for (const path of ['/nothing', '/assets/gone-000000.js', '/assets/', '/api', '/api/other']) {
    const response = await fetch(url + path);
    expect([path, response.status]).toEqual([path, 404]);
    expect(response.headers.get('Cache-Control')).toBe('no-cache');
  }
});

test('no path leaves the folder of the page', async () => {
  const { url, pageRoot } = await startKitchen();
  await mkdir(join(pageRoot, 'assets'));
  await writeFile(join(pageRoot, '../secret.txt'), 'secret');
  for (const path of [
    '/../secret.txt',
    '/assets/../../secret.txt',
    '/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/assets/..%5c..%5csecret.txt',
    '/%252e%252e/secret.txt',
    '//secret.txt',
    '/assets/%00',
    '/%E0%A4%A',
  ]) {
    const { status, body } = await raw(url, path, {});
    expect([path, Math.floor(status / 100)]).toEqual([path, 4]);
    expect(body.toString()).not.toContain('secret');
  }
});

test.each(['identity', 'gzip', 'br'] as const)(
  'the policy allows the page its own style sheet by its hash, sent as %s, and nothing else',
  async (encoding) => {
    const { url, pageRoot } = await startKitchen();
    const styles = 'body{color:tomato}';
    const page = `${PAGE}<style>${styles}</style><style>p{color:blue}</style>`;
    const path = join(pageRoot, 'index.html');
    await writeFile(path, page);
    await writeFile(`${path}.br`, brotliCompressSync(page));
    await writeFile(`${path}.gz`, gzipSync(page));
    await writeFile(join(pageRoot, 'leek.svg'), `<svg><style>${styles}</style></svg>`);
    const hash = createHash('sha256').update(styles).digest('base64');
    const first = await raw(url, '/', { 'Accept-Encoding': encoding });
    const again = await raw(url, '/', {
      'Accept-Encoding': encoding,
      'If-None-Match': first.headers.etag ?? '',
    });
    expect([first.status, again.status]).toEqual([200, 304]);
    for (const { headers } of [first, again]) {
      expect(headers['content-security-policy']).toBe(
        `${POLICY}; style-src 'self' 'sha256-${hash}'`,
      );
    }
    const other = await raw(url, '/leek.svg', {});
    expect(other.headers['content-security-policy']).toBe(POLICY);
  },
);

test('a page that is replaced while it is asked for comes whole, old or new, with the policy of its own', async () => {
  const { url, pageRoot } = await startKitchen();
  const path = join(pageRoot, 'index.html');
  // Of another length each time.
  const styles = ['p{margin:0}', 'p{margin:0;color:tomato}'];
  const pages = [PAGE, ...styles.map((sheet) => `${PAGE}<style>${sheet}</style>`)];
  let builds = 0;
  const timer = setInterval(() => {
    builds += 1;
    writeFileSync(`${path}.next`, pages[1 + (builds % 2)]!);
    renameSync(`${path}.next`, path);
  });
  const policies = new Set<string | null>();
  for (let visit = 0; visit < 100; visit += 1) {
    const response = await fetch(url);
    const page = await response.text();
    expect(pages).toContain(page);
    const sheet = /<style>(.*)<\/style>/.exec(page)?.[1];
    const policy = response.headers.get('Content-Security-Policy');
    if (sheet) expect(policy).toContain(createHash('sha256').update(sheet).digest('base64'));
    policies.add(policy);
  }
  clearInterval(timer);
  expect(policies.size).toBeGreaterThanOrEqual(styles.length);
});

test('every response has the security headers', async () => {
  const { url } = await startKitchen();
  const answers = [await fetch(url), await fetch(`${url}/nothing`), await postRecipe(url)];
  for (const { headers } of answers) {
    expect(headers.get('Content-Security-Policy')).toBe(POLICY);
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
    expect(headers.get('Referrer-Policy')).toBe('same-origin');
    expect(headers.get('Cross-Origin-Opener-Policy')).toBe('same-origin');
    expect(headers.get('Strict-Transport-Security')).toBeNull();
    expect(headers.get('X-Powered-By')).toBeNull();
  }
});

test('a recipe is streamed as it comes, uncompressed and unbuffered', async () => {
  const { url, model } = await startKitchen({}, (exchange) => exchange.say('Leek'));
  const response = await postRecipe(url, { 'Accept-Encoding': 'gzip, br' });
  expect(response.status).toBe(200);
  expect(response.headers.get('Content-Encoding')).toBeNull();
  expect(response.headers.get('Content-Type')).toBe('text/event-stream');
  expect(response.headers.get('Cache-Control')).toBe('no-store, no-transform');
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  expect((await reader?.read())?.value).toContain('"Leek"');
  model.exchanges[0]?.sayAll(' soup');
  expect((await reader?.read())?.value).toContain('" soup"');
});

test('the page’s own origin and an allowed one pass, and a foreign one does not', async () => {
  const { url } = await startKitchen({ ALLOWED_ORIGINS: 'https://blog.example' });
  expect((await postRecipe(url, { Origin: 'https://blog.example' })).status).toBe(200);
  expect((await postRecipe(url, { Origin: url })).status).toBe(200);
  expect((await postRecipe(url, { Origin: 'https://evil.example' })).status).toBe(403);
});

test.each<[Environment, string, number, number, string]>([
  [{ RATE_LIMIT: '2' }, 'rate-limited', 1, 60, 'info'],
  [{ DAILY_RECIPE_BUDGET: '2' }, 'quota-exceeded', 86_000, 86_400, 'warn'],
])(
  'with %j forty at once get two recipes, and are told when the next is possible',
  async (...row) => {
    const [environment, code, least, most, level] = row;
    const { url, lines } = await startKitchen({ RATE_LIMIT: '100', ...environment });
    const answers = await Promise.all(Array.from({ length: 40 }, () => postRecipe(url)));
    const refusals = answers.filter(({ status }) => status === 429);
    const wait = Number(refusals[0]?.headers.get('Retry-After'));
    expect(wait).toBeGreaterThanOrEqual(least);
    expect(wait).toBeLessThanOrEqual(most);
    expect(await refusals[0]?.json()).toMatchObject({ code });
    await Promise.all(answers.filter(({ bodyUsed }) => !bodyUsed).map((answer) => answer.text()));
    expect(refusals).toHaveLength(38);
    expect(lines.filter((line) => line.code === code && line.level === level)).toHaveLength(38);
  },
);

test.each([
  ['0', '192.0.2.1', 1],
  ['1', undefined, 1],
  ['2', '192.0.2.1', 1],
  ['1', '192.0.2.1', 0],
])('with TRUST_PROXY=%s and a proxy that forwards %s, %i line says so', async (...row) => {
  const [hops, forwarded, count] = row;
  const { url, lines } = await startKitchen({ TRUST_PROXY: hops });
  const headers: Record<string, string> = forwarded ? { 'X-Forwarded-For': forwarded } : {};
  for (let visit = 0; visit < 3; visit += 1) await postRecipe(url, headers);
  const warnings = lines.filter(({ msg }) => msg.startsWith('X-Forwarded-For does not fit'));
  expect(warnings).toMatchObject(Array.from({ length: count }, () => ({ level: 'warn' })));
  expect(JSON.stringify(lines)).not.toContain('192.0.2');
});

test('a running process is healthy, ready and alive', async () => {
  const { url } = await startKitchen();
  for (const path of ['/healthz', '/readyz', '/livez']) {
    const response = await fetch(`${url}${path}`);
    expect([path, response.status]).toEqual([path, 200]);
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    const version: unknown = expect.stringMatching(/^\d+\.\d+\.\d+/);
    expect(await response.json()).toEqual({ status: 'ok', version });
  }
});

test.each([
  ['POST /api/recipe HTTP/1.1', ''],
  ['POST /api/recipe HTTP/1.1', 'Host: a b\r\n'],
  ['POST /api/recipe HTTP/1.1', 'Host: evil.example/../\r\n'],
  ['GET * HTTP/1.1', 'Host: localhost\r\n'],
  ['GET /a\\b HTTP/1.1', 'Host: localhost\r\n'],
])('an invalid request, such as %s with %j, is refused and nothing breaks', async (line, host) => {
  const { url } = await startKitchen();
  const socket = connect(Number(new URL(url).port), 'localhost');
  socket.write(`${line}\r\n${host}Connection: close\r\n\r\n`);
  const [answer] = (await once(socket, 'data')) as [Buffer];
  expect(answer.toString()).toMatch(/^HTTP\/1\.1 400 /);
  socket.destroy();
  expect((await postRecipe(url)).status).toBe(200);
});

/** As it is on the wire: `fetch` resolves dots in a path, decompresses, and adds headers of its own. */
async function raw(url: string, path: string, headers: Record<string, string>) {
  const { hostname, port } = new URL(url);
  const visit = request({ hostname, port, path, headers });
  visit.end();
  const [response] = (await once(visit, 'response')) as [IncomingMessage];
  const parts: Buffer[] = [];
  for await (const part of response) parts.push(part as Buffer);
  const { statusCode: status = 0, headers: answered } = response;
  return { status, headers: answered, body: Buffer.concat(parts) };
}
