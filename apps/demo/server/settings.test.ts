import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { expect, test, vi } from 'vitest';
import { loadEnvironmentFile, readSettings, SETTING_NAMES, StartError } from './settings.ts';

test('an empty environment is valid', () => {
  expect(readSettings({})).toEqual({
    port: 3000,
    allowedOrigins: [],
    rateLimit: 10,
    dailyBudget: 1000,
    trustProxy: 0,
    logLevel: 'info',
    shutdownGraceMs: 10_000,
    requireModel: false,
    isProduction: false,
  });
});

test('a variable that is empty or blank is not set', () => {
  const names = ['PORT', 'HF_TOKEN', 'HF_PROVIDER', 'HF_ENDPOINT_URL', 'REDIS_URL', 'RATE_LIMIT'];
  const blank = Object.fromEntries(names.map((name, index) => [name, index % 2 ? '' : '  ']));
  expect(readSettings(blank)).toEqual(readSettings({}));
});

test('every variable is read', () => {
  expect(
    readSettings({
      PORT: '8080',
      HF_TOKEN: ' hf_token ',
      HF_MODEL: 'example/model',
      HF_ENDPOINT_URL: 'http://localhost:11434/v1',
      REDIS_URL: 'redis://:password@localhost:6379/1',
      ALLOWED_ORIGINS: 'https://a.example, https://b.example:8443/',
      RATE_LIMIT: '3',
      DAILY_RECIPE_BUDGET: '50',
      TRUST_PROXY: '2',
      HOST: '127.0.0.1',
      LOG_LEVEL: 'debug',
      METRICS_PORT: '9464',
      SHUTDOWN_GRACE_MS: '0',
      REQUIRE_MODEL: '1',
      NODE_ENV: 'production',
    }),
  ).toEqual({
    port: 8080,
    accessToken: 'hf_token',
    model: 'example/model',
    endpointUrl: 'http://localhost:11434/v1',
    redisUrl: 'redis://:password@localhost:6379/1',
    allowedOrigins: ['https://a.example', 'https://b.example:8443'],
    rateLimit: 3,
    dailyBudget: 50,
    trustProxy: 2,
    host: '127.0.0.1',
    logLevel: 'debug',
    metricsPort: 9464,
    shutdownGraceMs: 0,
    requireModel: true,
    isProduction: true,
  });
});

test.each([
  ['PORT', 'http'],
  ['PORT', '65536'],
  ['PORT', '-1'],
  ['PORT', '80.5'],
  ['RATE_LIMIT', '0'],
  ['RATE_LIMIT', '-3'],
  ['RATE_LIMIT', 'NaN'],
  ['RATE_LIMIT', '1e3'],
  ['RATE_LIMIT', 'Infinity'],
  ['DAILY_RECIPE_BUDGET', 'many'],
  ['DAILY_RECIPE_BUDGET', '9999999999999999'],
  ['HF_ENDPOINT_URL', '/api/chat'],
  ['HF_ENDPOINT_URL', 'localhost:11434/v1'],
  ['HF_ENDPOINT_URL', 'ftp://models.example'],
  ['HF_ENDPOINT_URL', 'https://somebody:secret@models.example/v1'],
  ['HF_ENDPOINT_URL', 'https://secret@models.example/v1'],
  ['HF_TOKEN', 'hf_tökén'],
  ['HF_TOKEN', 'hf_a b'],
  ['HF_TOKEN', 'hf_a\nX-Header: b'],
  ['HF_TOKEN', '"hf_token"'],
  ['HF_TOKEN', 'hf_…'],
  ['REDIS_URL', 'localhost:6379'],
  ['REDIS_URL', 'http://localhost:6379'],
  ['REDIS_URL', 'redis://localhost:6379/abc'],
  ['REDIS_URL', 'redis://localhost:6379/1/2'],
  ['REDIS_URL', 'redis://:%zz@localhost:6379'],
  ['ALLOWED_ORIGINS', '*'],
  ['ALLOWED_ORIGINS', 'https://a.example,,'],
  ['ALLOWED_ORIGINS', 'https://a.example/page'],
  ['ALLOWED_ORIGINS', 'a.example'],
  ['TRUST_PROXY', 'true'],
  ['TRUST_PROXY', '-1'],
  ['TRUST_PROXY', '10.0.0.1'],
  ['LOG_LEVEL', 'verbose'],
  ['LOG_LEVEL', 'constructor'],
  ['METRICS_PORT', '99999'],
  ['SHUTDOWN_GRACE_MS', '10s'],
  ['SHUTDOWN_GRACE_MS', '-1'],
  ['REQUIRE_MODEL', 'yes'],
])('%s=%s is rejected with its name', (name, value) => {
  expect(() => readSettings({ [name]: value })).toThrow(StartError);
  expect(() => readSettings({ [name]: value })).toThrow(new RegExp(`^${name} must be `));
});

test('an endpoint and a provider exclude each other', () => {
  const environment = { HF_ENDPOINT_URL: 'http://localhost:11434/v1', HF_PROVIDER: 'together' };
  expect(() => readSettings(environment)).toThrow(/HF_ENDPOINT_URL and HF_PROVIDER exclude/);
});

test.each([
  ['HF_PROVIDER', 'together', 'HF_PROVIDER does nothing without HF_TOKEN: set it too, or neither.'],
  ['HF_MODEL', 'a/b', 'HF_MODEL does nothing without HF_TOKEN: set it too, or neither.'],
  [
    'REQUIRE_MODEL',
    '1',
    'REQUIRE_MODEL is 1, and there is no model: set HF_TOKEN or HF_ENDPOINT_URL.',
  ],
])('%s=%s without a token is refused: the sample kitchen would answer', (name, value, line) => {
  expect(() => readSettings({ [name]: value })).toThrow(new StartError(line));
  const model = name === 'HF_PROVIDER' ? { HF_TOKEN: 'hf_1' } : { HF_ENDPOINT_URL: 'http://m/v1' };
  expect(() => readSettings({ [name]: value, ...model })).not.toThrow();
});

test('a token of another provider is refused, unless the provider is named', () => {
  const token = { HF_TOKEN: 'sk-1' };
  expect(() => readSettings(token)).toThrow(/^HF_TOKEN must begin with hf_/);
  expect(() => readSettings({ ...token, HF_PROVIDER: 'together' })).not.toThrow();
  expect(() => readSettings({ ...token, HF_ENDPOINT_URL: 'http://m/v1' })).not.toThrow();
});

test.each([
  ['HF_TOKN', 'HF_TOKEN'],
  ['HF_TOKENS', 'HF_TOKEN'],
  ['hf_token', 'HF_TOKEN'],
  ['HF_MODLE', 'HF_MODEL'],
  ['REDIS_URI', 'REDIS_URL'],
  ['TRUSTPROXY', 'TRUST_PROXY'],
  ['DAILY_RECIPES_BUDGET', 'DAILY_RECIPE_BUDGET'],
  ['ALLOWED_ORIGIN', 'ALLOWED_ORIGINS'],
  ['METRIC_PORT', 'METRICS_PORT'],
])('%s looks like %s, and is rejected with both names', (name, meant) => {
  const line = `${name} is no setting: did you mean ${meant}?`;
  const environment = { [name]: 'hf_secret' };
  expect(() => readSettings(environment)).toThrow(new StartError(line));
});

test("other programs' variables are ignored", () => {
  const others = {
    HF_HOME: '/cache',
    HF_HUB_OFFLINE: '1',
    HF_HUB_CACHE: '/cache',
    HOSTNAME: 'kitchen',
    REDIS_HOST: 'redis',
    NODE_ENV: 'production',
    HTTP_PROXY: 'http://proxy',
    PORTS: '1',
    LOGLEVEL: 'x',
    LOG_LEVEL: 'info',
    HF_TOKN: '',
  };
  expect(() => readSettings(others)).not.toThrow();
});

test('all mistakes are reported at once, without secrets', () => {
  const environment = {
    PORT: 'x',
    RATE_LIMIT: '0',
    REDIS_URL: 'http://:secret@h',
    HF_TOKEN: 'hf_1',
  };
  expect(() => readSettings(environment)).toThrow(/^PORT.*\nREDIS_URL.*\nRATE_LIMIT.*$/);
  expect(() => readSettings(environment)).not.toThrow(/secret|hf_1/);
});

test('a file of variables that cannot be read is one line', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'sous-chef-'));
  const path = join(folder, '.env');
  await mkdir(path);
  const load = () => loadEnvironmentFile(path);
  expect(load).toThrow(new StartError(`${path} cannot be read.`));
  await rm(path, { recursive: true });
  expect(load).not.toThrow();
  vi.stubEnv('HF_MODEL', undefined);
  vi.stubEnv('PORT', '2');
  await writeFile(path, 'HF_MODEL="example/model"\nPORT=1\n');
  load();
  expect(process.env).toMatchObject({ HF_MODEL: 'example/model', PORT: '2' });
  vi.unstubAllEnvs();
  await rm(folder, { recursive: true });
});

test('each setting is in the manual’s table and in .env.example, which starts as it is', async () => {
  const root = join(import.meta.dirname, '../../..');
  const manual = await readFile(join(root, 'docs/operating.md'), 'utf8');
  const example = parseEnv(await readFile(join(root, 'apps/demo/.env.example'), 'utf8'));
  expect(Object.keys(example).toSorted()).toEqual([...SETTING_NAMES].toSorted());
  for (const name of SETTING_NAMES) expect(manual).toContain(`\n| \`${name}\``);
  expect(readSettings(example)).toEqual(readSettings({}));
});
