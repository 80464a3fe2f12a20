import { afterEach, expect, test, vi } from 'vitest';
import { createHandler, post, problemOf, recordingClient } from '../../test/call-handler.ts';

afterEach(() => {
  // Each refused page is told of; how, a test of its own says.
  vi.mocked(console.error).mockClear();
});

test('the operator is told of each refused page once, with both hosts and what to look at, twenty at most', async () => {
  const handle = createHandler();
  const asPage = (origin: string, host: string) =>
    handle(post(undefined, { Origin: origin, Host: host }));
  for (let time = 0; time < 2; time += 1)
    await asPage('https://shop.example/?leek', 'localhost:8787');
  await asPage('null', 'localhost:8787');
  const [[line], ...others] = vi.mocked(console.error).mock.calls as [[string], ...unknown[]];
  expect(line).toContain('refused a page of shop.example, which asked localhost:8787.');
  expect(line).toMatch(/Vite: a proxy with a target.*nginx: proxy_set_header Host.*allowedOrigins/);
  expect(others).toEqual([[expect.stringContaining('a page of an unknown origin, which asked')]]);
  for (let page = 0; page < 50; page += 1) await asPage(`https://${page}.example`, 'h.example');
  expect(console.error).toHaveBeenCalledTimes(20);
  const onError = vi.fn();
  await createHandler({ onError })(post(undefined, { Origin: 'https://shop.example' }));
  const cause: unknown = expect.objectContaining({
    message: expect.stringContaining('shop.example'),
  });
  expect(onError.mock.calls).toEqual([
    [expect.objectContaining({ code: 'refused-origin', cause })],
  ]);
  // Its words stand on the console as well.
  expect(console.error).toHaveBeenCalledTimes(21);
  expect(console.error).toHaveBeenLastCalledWith(expect.stringContaining('shop.example'));
});

test.each([
  ['http://kitchen.example', 'kitchen.example', 200],
  // Behind a proxy that ends TLS.
  ['https://kitchen.example', 'kitchen.example', 200],
  ['https://kitchen.example', 'KITCHEN.example:443', 200],
  ['http://kitchen.example', 'kitchen.example:80', 200],
  ['https://kitchen.example:8443', 'kitchen.example:8443', 200],
  // Whatever the framework puts in the URL.
  ['https://shop.example', 'shop.example', 200],
  ['https://kitchen.example', 'kitchen.example:8443', 403],
  ['http://kitchen.example', 'kitchen.example:443', 403],
  ['https://kitchen.example', 'shop.example', 403],
  ['http://kitchen.example.evil.example', 'kitchen.example', 403],
  ['http://evil.example/kitchen.example', 'kitchen.example', 403],
  ['kitchen.example', 'kitchen.example', 403],
  ['null', 'kitchen.example', 403],
  ['file://', 'kitchen.example', 403],
  ['', 'kitchen.example', 403],
  ['https://kitchen.example', '', 403],
])('a page of %j that asks the host %j gets %i', async (origin, host, status) => {
  const { client, requests } = recordingClient();
  const response = await createHandler({ client })(post(undefined, { Origin: origin, Host: host }));
  expect(response.status).toBe(status);
  expect(response.headers.get('Access-Control-Allow-Origin')).toBeNull();
  expect(requests).toHaveLength(status === 200 ? 1 : 0);
  if (status === 200) return;
  const title = 'This page may not ask here';
  const detail: unknown = expect.stringContaining('allowedOrigins');
  const type = 'about:blank';
  expect(await problemOf(response)).toMatchObject({ type, code: 'refused-origin', title, detail });
});

test('without a Host the URL says which one is asked; where it says none, no page is its own', async () => {
  const headers = { Origin: 'http://kitchen.example' };
  expect((await createHandler()(post(undefined, headers))).status).toBe(200);
  for (const origin of ['null', 'http://kitchen.example']) {
    const { method, headers: given, body, signal } = post(undefined, { Origin: origin });
    const request = { url: '/api/recipe', method, headers: given, body, signal };
    expect((await createHandler()(request as unknown as Request)).status).toBe(403);
  }
});

test('pages of an allowed origin may read the answer, the wait of a refusal, and ask first; own ones too', async () => {
  const handle = createHandler({ allowedOrigins: ['HTTPS://Blog.Example:443/'] });
  const blog = { Origin: 'https://blog.example' };
  for (const [request, status] of [
    [post(undefined, blog), 200],
    [post({}, blog), 422],
    [preflight({ ...blog, 'Access-Control-Request-Headers': 'content-type,x-shop' }), 204],
    [preflight(blog), 204],
  ] as const) {
    const { status: given, headers } = await handle(request);
    expect(given).toBe(status);
    expect(headers.get('Access-Control-Allow-Origin')).toBe('https://blog.example');
    expect(headers.get('Access-Control-Expose-Headers')).toBe('Retry-After');
    expect(headers.get('Vary')).toBe('Origin');
    const wanted = request.headers.get('Access-Control-Request-Headers') ?? 'Content-Type';
    const isPreflight = status === 204;
    expect(headers.get('Access-Control-Allow-Headers')).toBe(isPreflight ? wanted : null);
    expect(headers.get('Access-Control-Allow-Methods')).toBe(isPreflight ? 'POST' : null);
    expect(headers.get('Access-Control-Max-Age')).toBe(isPreflight ? '600' : null);
  }
  const statusFor = async (request: Request) => (await handle(request)).status;
  expect(await statusFor(post(undefined, { Origin: 'http://kitchen.example' }))).toBe(200);
  expect(await statusFor(post(undefined, { Origin: 'http://blog.example' }))).toBe(403);
  expect(await statusFor(preflight({ Origin: 'https://evil.example' }))).toBe(403);
});

test('pages of allowed origins may send cookies along only where the host says so', async () => {
  const allowedOrigins = ['https://blog.example'];
  const blog = { Origin: 'https://blog.example' };
  for (const [allowCredentials, value] of [
    [undefined, null],
    [false, null],
    [true, 'true'],
  ] as const) {
    const handle = createHandler({ allowedOrigins, allowCredentials });
    for (const request of [post(undefined, blog), preflight(blog)]) {
      const { headers } = await handle(request);
      expect(headers.get('Access-Control-Allow-Credentials')).toBe(value);
    }
    const own = await handle(post(undefined, { Origin: 'http://kitchen.example' }));
    expect(own.headers.get('Access-Control-Allow-Credentials')).toBeNull();
  }
});

test.each(['*', 'https://*.example', 'blog.example', 'https://blog.example/page', 'null', '', 7])(
  'an entry of allowedOrigins that is not an origin is a mistake of the host: %j',
  (origin) => {
    const allowedOrigins = [origin as string];
    expect(() => createHandler({ allowedOrigins })).toThrow(/allowedOrigins takes origins/);
  },
);

function preflight(headers: Record<string, string>): Request {
  return new Request('http://kitchen.example/', { method: 'OPTIONS', headers });
}
