import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { expect, test, vi } from 'vitest';
import { loadEnvironmentFile, readSettings, SETTING_NAMES, StartError } from './settings.ts';

test('an empty environment is valid', () => {
  expect(readSettings({})).toEqual({
    PORT: 3000,
    RATE_LIMIT: 10,
    DAILY_RECIPE_BUDGET: 1000,
    TRUST_PROXY: 0,
    LOG_LEVEL: 'info',
    SHUTDOWN_GRACE_MS: 10_000,
    REQUIRE_MODEL: '0',
    LOCAL_MODEL: '1',
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
      LOCAL_MODEL: '0',
      OLLAMA_HOST: '0.0.0.0',
    }),
  ).toEqual({
    PORT: 8080,
    HF_TOKEN: 'hf_token',
    HF_MODEL: 'example/model',
    HF_ENDPOINT_URL: 'http://localhost:11434/v1',
    REDIS_URL: 'redis://:password@localhost:6379/1',
    ALLOWED_ORIGINS: ['https://a.example', 'https://b.example:8443'],
    RATE_LIMIT: 3,
    DAILY_RECIPE_BUDGET: 50,
    TRUST_PROXY: 2,
    HOST: '127.0.0.1',
    LOG_LEVEL: 'debug',
    METRICS_PORT: 9464,
    SHUTDOWN_GRACE_MS: 0,
    REQUIRE_MODEL: '1',
    LOCAL_MODEL: '0',
    OLLAMA_HOST: '0.0.0.0',
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
  ['HF_BODY', 'max_tokens=4096'],
  ['HF_BODY', '[4096]'],
  ['HF_BODY', '{"max_tokens":'],
  ['HF_TOKEN', 'hf_tökén'],
  ['HF_TOKEN', 'hf_a b'],
  ['HF_TOKEN', 'hf_a\nX-Header: b'],
  ['HF_TOKEN', '"hf_token"'],
  ['HF_TOKEN', 'hf_…'],
  ['REDIS_URL', 'localhost:6379'],
  ['REDIS_URL', 'http://localhost:6379'],
  ['REDIS_URL', 'redis://localhost:6379/kitchen'],
  ['REDIS_URL', 'redis://localhost:6379/0/1'],
  ['REDIS_URL', 'redis://localhost:6379/-1'],
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
  ['LOCAL_MODEL', 'llama3.2'],
])('%s=%s is rejected with its name', (name, value) => {
  expect(() => readSettings({ [name]: value })).toThrow(StartError);
  expect(() => readSettings({ [name]: value })).toThrow(new RegExp(`^${name} must be `));
});

test('an endpoint and a provider exclude each other', () => {
  const environment = { HF_ENDPOINT_URL: 'http://localhost:11434/v1', HF_PROVIDER: 'together' };
  expect(() => readSettings(environment)).toThrow(/HF_ENDPOINT_URL and HF_PROVIDER exclude/);
});

test('where a model is required there must be one', () => {
  const line = 'REQUIRE_MODEL is 1, and there is no model: set HF_TOKEN or HF_ENDPOINT_URL.';
  const required = { REQUIRE_MODEL: '1' };
  expect(() => readSettings(required)).toThrow(new StartError(line));
  expect(() => readSettings({ ...required, HF_TOKEN: 'hf_1' })).not.toThrow();
  expect(() => readSettings({ ...required, HF_ENDPOINT_URL: 'http://m/v1' })).not.toThrow();
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

test('each setting is in .env.example, which starts as it is', async () => {
  const example = parseEnv(await readFile(join(import.meta.dirname, '../.env.example'), 'utf8'));
  expect(Object.keys(example).toSorted()).toEqual([...SETTING_NAMES].toSorted());
  expect(readSettings(example)).toEqual(readSettings({}));
});
