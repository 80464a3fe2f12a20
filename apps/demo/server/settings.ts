import { levels } from 'pino';
import { findMisspelt } from './misspelt-names.ts';
import {
  toCount,
  toHops,
  toLogLevel,
  toMilliseconds,
  toOrigins,
  toPort,
  toRedisUrl,
  toSwitch,
  toToken,
  toUrl,
} from './setting-values.ts';

/**
 * The server's environment, checked as a whole before anything is started, so that a mistake is one
 * clear message now and not a surprise with the first visitor. An empty variable counts as not set.
 *
 * @throws {SettingsError} With a line for each mistake.
 */
export function readSettings(environment: Environment): Settings {
  const mistakes = findMisspelt(environment, SETTING_NAMES);
  const read = (name: SettingName) => environment[name]?.trim() || undefined;
  const check = <Value>(
    name: SettingName,
    parse: (text: string) => Value | undefined,
    wanted: string,
  ) => {
    const text = read(name);
    const value = text === undefined ? undefined : parse(text);
    if (text !== undefined && value === undefined) mistakes.push(`${name} must be ${wanted}.`);
    return value;
  };

  const settings: Settings = {
    port: check('PORT', toPort, PORT) ?? 3000,
    host: read('HOST'),
    accessToken: check('HF_TOKEN', toToken, TOKEN),
    model: read('HF_MODEL'),
    provider: read('HF_PROVIDER'),
    endpointUrl: check('HF_ENDPOINT_URL', toUrl, ENDPOINT),
    redisUrl: check('REDIS_URL', toRedisUrl, REDIS),
    allowedOrigins: check('ALLOWED_ORIGINS', toOrigins, ORIGINS) ?? [],
    rateLimit: check('RATE_LIMIT', toCount, COUNT) ?? 10,
    dailyBudget: check('DAILY_RECIPE_BUDGET', toCount, COUNT) ?? 1000,
    budgetFile: read('BUDGET_FILE'),
    trustProxy: check('TRUST_PROXY', toHops, HOPS) ?? 0,
    logLevel: check('LOG_LEVEL', toLogLevel, LEVEL) ?? 'info',
    metricsPort: check('METRICS_PORT', toPort, PORT),
    shutdownGraceMs: check('SHUTDOWN_GRACE_MS', toMilliseconds, MILLISECONDS) ?? 10_000,
    requireModel: check('REQUIRE_MODEL', toSwitch, '1 or 0') ?? false,
    isProduction: environment.NODE_ENV === 'production',
  };
  mistakes.push(...findContradictions(settings, read));
  if (mistakes.length > 0) throw new SettingsError(mistakes.join('\n'));
  return settings;
}

/** A mistake in the environment. The message is for the person who starts the server. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError';
}

/** What is well-formed by itself and cannot work together. */
function findContradictions(settings: Settings, read: (name: SettingName) => unknown): string[] {
  const { provider, endpointUrl, requireModel } = settings;
  const hasModel = Boolean(read('HF_TOKEN') ?? read('HF_ENDPOINT_URL'));
  const isIdle = (name: SettingName) => Boolean(read(name)) && !hasModel;
  const rules: [isBroken: boolean, line: string][] = [
    [
      Boolean(provider && endpointUrl),
      'HF_ENDPOINT_URL and HF_PROVIDER exclude each other: set one of them.',
    ],
    [isIdle('HF_PROVIDER'), 'HF_PROVIDER does nothing without HF_TOKEN: set it too, or neither.'],
    [isIdle('HF_MODEL'), 'HF_MODEL does nothing without HF_TOKEN: set it too, or neither.'],
    [hasForeignToken(settings), FOREIGN_TOKEN],
    [
      requireModel && !hasModel,
      'REQUIRE_MODEL is 1, and there is no model: set HF_TOKEN or HF_ENDPOINT_URL.',
    ],
    [hasOnePort(settings), 'METRICS_PORT must be another port than PORT.'],
  ];
  return rules.flatMap(([isBroken, line]) => (isBroken ? [line] : []));
}

/** With a provider it may be a key of that one's, and an endpoint takes what it likes. */
function hasForeignToken({ accessToken, provider, endpointUrl }: Settings): boolean {
  return Boolean(accessToken && !provider && !endpointUrl && !accessToken.startsWith('hf_'));
}

const FOREIGN_TOKEN =
  'HF_TOKEN must begin with hf_, or HF_PROVIDER must name whose key it is: Hugging Face takes no other.';

function hasOnePort({ port, metricsPort }: Settings): boolean {
  return metricsPort === port && port !== 0;
}

export const SETTING_NAMES = [
  'PORT',
  'HOST',
  'HF_TOKEN',
  'HF_MODEL',
  'HF_PROVIDER',
  'HF_ENDPOINT_URL',
  'REDIS_URL',
  'ALLOWED_ORIGINS',
  'RATE_LIMIT',
  'DAILY_RECIPE_BUDGET',
  'BUDGET_FILE',
  'TRUST_PROXY',
  'LOG_LEVEL',
  'METRICS_PORT',
  'SHUTDOWN_GRACE_MS',
  'REQUIRE_MODEL',
] as const;

const PORT = 'a port: a whole number from 0 to 65535';
const COUNT = 'a whole number above 0';
const MILLISECONDS = 'a whole number of milliseconds, 0 to 3600000';
const HOPS = 'a whole number from 0 to 9: how many proxies of your own stand before this server';
const LEVEL = `one of ${Object.values(levels.labels).join(', ')}, silent`;
const TOKEN = 'a token as it was issued: letters, digits and signs, without spaces or quotes';
const ENDPOINT =
  'an absolute http or https URL without a user name or password (HF_TOKEN is its bearer token)';
const REDIS = 'a redis or rediss URL, such as redis://user:password@localhost:6379/0';
const ORIGINS = 'origins such as https://example.com, separated by commas';

type SettingName = (typeof SETTING_NAMES)[number];

/** As in `process.env`. */
export type Environment = Record<string, string | undefined>;

export interface Settings {
  /** 0 for any free one. */
  port: number;
  /** The one address to listen on. Default: all. */
  host?: string;
  accessToken?: string;
  model?: string;
  provider?: string;
  endpointUrl?: string;
  redisUrl?: string;
  allowedOrigins: string[];
  /** Recipes per visitor per minute. */
  rateLimit: number;
  /** Recipes per day, all visitors together. */
  dailyBudget: number;
  /** Where the day's count survives a restart. Default: nowhere. */
  budgetFile?: string;
  /** How many proxies of the host's own stand before this server. */
  trustProxy: number;
  logLevel: string;
  /** Where the metrics are; 0 for any free one. Default: nowhere. */
  metricsPort?: number;
  /** How long open streams may go on after a stop, in milliseconds. */
  shutdownGraceMs: number;
  /** Whether to refuse the sample kitchen. */
  requireModel: boolean;
  isProduction: boolean;
}
