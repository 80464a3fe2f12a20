import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import leven from 'leven';
import {
  COUNT,
  ENDPOINT_URL,
  LOG_LEVEL,
  MILLISECONDS,
  ORIGINS,
  PORT,
  PROXY_COUNT,
  REDIS_URL,
  SWITCH,
  TOKEN,
  type ValueKind,
} from './setting-values.ts';

/** Names as short as `PORT` are near to too many others to be looked for in misspelt ones. */
const MIN_MISSPELT_LENGTH = 8;

/** How many letters of a misspelt name may be wrong. */
const MAX_MISSPELT_LETTERS = 2;

/**
 * The server's environment, checked as a whole before anything is started, so that a mistake is one
 * clear message now and not a surprise with the first visitor. An empty variable counts as not set.
 *
 * @throws {StartError} With a line for each mistake.
 */
export function readSettings(environment: Environment): Settings {
  const mistakes = findMisspelt(environment);
  const read = (name: SettingName) => environment[name]?.trim() || undefined;
  const parse = <Value>(name: SettingName, kind: ValueKind<Value>) => {
    const text = read(name);
    const value = text === undefined ? undefined : kind.parse(text);
    if (text !== undefined && value === undefined) mistakes.push(`${name} must be ${kind.wanted}.`);
    return value;
  };

  const settings: Settings = {
    port: parse('PORT', PORT) ?? 3000,
    host: read('HOST'),
    accessToken: parse('HF_TOKEN', TOKEN),
    model: read('HF_MODEL'),
    provider: read('HF_PROVIDER'),
    endpointUrl: parse('HF_ENDPOINT_URL', ENDPOINT_URL),
    redisUrl: parse('REDIS_URL', REDIS_URL),
    allowedOrigins: parse('ALLOWED_ORIGINS', ORIGINS) ?? [],
    rateLimit: parse('RATE_LIMIT', COUNT) ?? 10,
    dailyBudget: parse('DAILY_RECIPE_BUDGET', COUNT) ?? 1000,
    budgetFile: read('BUDGET_FILE'),
    trustProxy: parse('TRUST_PROXY', PROXY_COUNT) ?? 0,
    logLevel: parse('LOG_LEVEL', LOG_LEVEL) ?? 'info',
    metricsPort: parse('METRICS_PORT', PORT),
    shutdownGraceMs: parse('SHUTDOWN_GRACE_MS', MILLISECONDS) ?? 10_000,
    requireModel: parse('REQUIRE_MODEL', SWITCH) ?? false,
    isProduction: environment.NODE_ENV === 'production',
  };
  mistakes.push(...findContradictions(settings, read));
  if (mistakes.length > 0) throw new StartError(mistakes.join('\n'));
  return settings;
}

/**
 * Adds the variables of a file, where there is one; what is set already wins.
 *
 * Node's own `loadEnvFile` takes a file that may not be read for one that is not there.
 *
 * @throws {StartError} When there is one that cannot be read.
 */
export function loadEnvironmentFile(path: string, environment: Environment = process.env): void {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch (error) {
    const { code } = Object(error) as NodeJS.ErrnoException;
    if (code === 'ENOENT') return;
    throw new StartError(`${path} cannot be read (${code ?? 'unknown'}).`);
  }
  for (const [name, value] of Object.entries(parseEnv(text))) environment[name] ??= value;
}

/** Why the server cannot start. The message is for the person who starts it. */
export class StartError extends Error {
  override readonly name = 'StartError';
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

/**
 * A line for each name that is nearly one of the server's: with `HF_TOKN` the sample kitchen would
 * answer, without a word. Where the right name is set as well, the other belongs to another program.
 */
function findMisspelt(environment: Readonly<Environment>): string[] {
  const isSet = (name: string) => Boolean(environment[name]?.trim());
  const known = new Set<string>(SETTING_NAMES);
  const unset = SETTING_NAMES.filter((name) => name.length >= MIN_MISSPELT_LENGTH && !isSet(name));
  return Object.keys(environment)
    .filter((name) => isSet(name) && !known.has(name))
    .flatMap((name) => {
      const meant = unset.find((setting) => isNear(name, setting));
      return meant ? [`${name} is no setting: did you mean ${meant}?`] : [];
    });
}

function isNear(name: string, setting: SettingName): boolean {
  const options = { maxDistance: MAX_MISSPELT_LETTERS + 1 };
  return leven(name.toUpperCase(), setting, options) <= MAX_MISSPELT_LETTERS;
}

/** What is well-formed by itself and cannot work together. */
function findContradictions(settings: Settings, read: (name: SettingName) => unknown): string[] {
  const { accessToken, provider, endpointUrl, port, metricsPort, requireModel } = settings;
  const hasModel = Boolean(read('HF_TOKEN') ?? read('HF_ENDPOINT_URL'));
  const hasNoEffect = (name: SettingName) => Boolean(read(name)) && !hasModel;
  const rules: [isBroken: boolean, line: string][] = [
    [
      Boolean(provider && endpointUrl),
      'HF_ENDPOINT_URL and HF_PROVIDER exclude each other: set one of them.',
    ],
    [
      hasNoEffect('HF_PROVIDER'),
      'HF_PROVIDER does nothing without HF_TOKEN: set it too, or neither.',
    ],
    [hasNoEffect('HF_MODEL'), 'HF_MODEL does nothing without HF_TOKEN: set it too, or neither.'],
    [
      // With a provider it may be a key of the provider's, and an endpoint takes any.
      Boolean(accessToken && !provider && !endpointUrl && !accessToken.startsWith('hf_')),
      'HF_TOKEN must begin with hf_, or HF_PROVIDER must name whose key it is: Hugging Face takes no other.',
    ],
    [
      requireModel && !hasModel,
      'REQUIRE_MODEL is 1, and there is no model: set HF_TOKEN or HF_ENDPOINT_URL.',
    ],
    [metricsPort === port && port !== 0, 'METRICS_PORT must be another port than PORT.'],
  ];
  return rules.flatMap(([isBroken, line]) => (isBroken ? [line] : []));
}

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
