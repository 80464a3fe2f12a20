import { expect, test } from 'vitest';
import { readSettings, SettingsError } from './settings.ts';

test('an empty environment is a whole one', () => {
  expect(readSettings({})).toEqual({
    port: 3000,
    allowedOrigins: [],
    rateLimit: 10,
    dailyBudget: 1000,
    trustProxy: false,
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
      TRUST_PROXY: '1',
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
    trustProxy: true,
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
  ['REDIS_URL', 'localhost:6379'],
  ['REDIS_URL', 'http://localhost:6379'],
  ['ALLOWED_ORIGINS', '*'],
  ['ALLOWED_ORIGINS', 'https://a.example,,'],
  ['ALLOWED_ORIGINS', 'https://a.example/page'],
  ['ALLOWED_ORIGINS', 'a.example'],
  ['TRUST_PROXY', 'true'],
])('%s=%s is refused by its name', (name, value) => {
  expect(() => readSettings({ [name]: value })).toThrow(SettingsError);
  expect(() => readSettings({ [name]: value })).toThrow(new RegExp(`^${name} must be `));
});

test('an endpoint and a provider exclude each other', () => {
  const environment = { HF_ENDPOINT_URL: 'http://localhost:11434/v1', HF_PROVIDER: 'together' };
  expect(() => readSettings(environment)).toThrow(/HF_ENDPOINT_URL and HF_PROVIDER exclude/);
});

test('all mistakes are told at once, and no secret with them', () => {
  const environment = {
    PORT: 'x',
    RATE_LIMIT: '0',
    REDIS_URL: 'http://:secret@h',
    HF_TOKEN: 'hf_1',
  };
  expect(() => readSettings(environment)).toThrow(/^PORT.*\nREDIS_URL.*\nRATE_LIMIT.*$/);
  expect(() => readSettings(environment)).not.toThrow(/secret|hf_1/);
});
