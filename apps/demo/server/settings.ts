import { existsSync } from 'node:fs';
import { closestMatch } from 'leven';
import * as kinds from './setting-values.ts';

/** Shorter names, such as `PORT`, are similar to too many others. */
const MIN_MISSPELT_LENGTH = 8;

/** How many letters of a misspelt name may be wrong. */
const MAX_MISSPELT_LETTERS = 2;

/**
 * Reads and validates the whole environment before anything starts, so that a mistake is one clear
 * message now and not a surprise with the first visitor. An empty variable counts as unset.
 *
 * @throws {StartError} With a line for each mistake.
 */
export function readSettings(environment: Environment): Settings {
  const mistakes = findMisspelt(environment);
  const parse = ({ name, kind, fallback }: Definitions[keyof Definitions]) => {
    const text = environment[name]?.trim();
    if (!text) return fallback;
    const value = kind.parse(text);
    if (value === undefined) mistakes.push(`${name} must be ${kind.wanted}.`);
    return value;
  };
  const values = Object.entries(DEFINITIONS).map(([key, setting]) => [key, parse(setting)]);
  const isProduction = environment.NODE_ENV === 'production';
  const settings = { ...(Object.fromEntries(values) as Values), isProduction };
  mistakes.push(...findContradictions(settings, environment));
  if (mistakes.length > 0) throw new StartError(mistakes.join('\n'));
  return settings;
}

/**
 * Adds the variables of a file, if it exists; variables that are already set win.
 *
 * @throws {StartError} When the file can't be read.
 */
export function loadEnvironmentFile(path: string): void {
  if (!existsSync(path)) return;
  try {
    process.loadEnvFile(path);
  } catch {
    throw new StartError(`${path} cannot be read.`);
  }
}

/** Why the server can't start. The message is for the person who starts it. */
export class StartError extends Error {
  override readonly name = 'StartError';
}

/** Every setting: its variable, its kind of value, and its default. */
const DEFINITIONS = {
  /** 0 for any free port. */
  port: define('PORT', kinds.PORT, 3000),
  /** The address to listen on. Default: all. */
  host: define('HOST', kinds.TEXT),
  accessToken: define('HF_TOKEN', kinds.TOKEN),
  model: define('HF_MODEL', kinds.TEXT),
  provider: define('HF_PROVIDER', kinds.TEXT),
  endpointUrl: define('HF_ENDPOINT_URL', kinds.ENDPOINT_URL),
  redisUrl: define('REDIS_URL', kinds.REDIS_URL),
  allowedOrigins: define('ALLOWED_ORIGINS', kinds.ORIGINS, []),
  /** Recipes per visitor per minute. */
  rateLimit: define('RATE_LIMIT', kinds.COUNT, 10),
  /** Recipes per day, all visitors together. */
  dailyBudget: define('DAILY_RECIPE_BUDGET', kinds.COUNT, 1000),
  /** How many of the host's own proxies are in front of this server. */
  trustProxy: define('TRUST_PROXY', kinds.PROXY_COUNT, 0),
  logLevel: define('LOG_LEVEL', kinds.LOG_LEVEL, 'info'),
  /** The port of the metrics; 0 for any free one. Default: no metrics. */
  metricsPort: define('METRICS_PORT', kinds.PORT),
  /** How long open streams may continue after a stop, in milliseconds. */
  shutdownGraceMs: define('SHUTDOWN_GRACE_MS', kinds.MILLISECONDS, 10_000),
  /** Whether to refuse the sample kitchen. */
  requireModel: define('REQUIRE_MODEL', kinds.SWITCH, false),
};

export const SETTING_NAMES: readonly string[] = Object.values(DEFINITIONS).map(({ name }) => name);

function define<const Name extends string, Value, Fallback = undefined>(
  name: Name,
  kind: kinds.ValueKind<Value>,
  fallback?: Fallback,
) {
  return { name, kind, fallback: fallback as Fallback };
}

/**
 * A line for each name that is nearly one of the server's: with `HF_TOKN` the sample kitchen would
 * answer without a warning. If the right name is set too, the other belongs to another program.
 */
function findMisspelt(environment: Readonly<Environment>): string[] {
  const isSet = (name: string) => Boolean(environment[name]?.trim());
  const unset = SETTING_NAMES.filter((name) => name.length >= MIN_MISSPELT_LENGTH && !isSet(name));
  return Object.keys(environment)
    .filter((name) => isSet(name) && !SETTING_NAMES.includes(name))
    .flatMap((name) => {
      const meant = closestMatch(name.toUpperCase(), unset, { maxDistance: MAX_MISSPELT_LETTERS });
      return meant ? [`${name} is no setting: did you mean ${meant}?`] : [];
    });
}

/** Combinations of settings that can't work together. */
function findContradictions(settings: Settings, environment: Environment): string[] {
  const { accessToken, provider, endpointUrl, model, requireModel } = settings;
  const hasModel = Boolean(environment.HF_TOKEN?.trim() || environment.HF_ENDPOINT_URL?.trim());
  const rules = {
    'HF_ENDPOINT_URL and HF_PROVIDER exclude each other: set one of them.': provider && endpointUrl,
    'HF_PROVIDER does nothing without HF_TOKEN: set it too, or neither.': provider && !hasModel,
    'HF_MODEL does nothing without HF_TOKEN: set it too, or neither.': model && !hasModel,
    // With a provider it may be the provider's key, and an endpoint accepts any.
    'HF_TOKEN must begin with hf_, or HF_PROVIDER must name whose key it is: Hugging Face takes no other.':
      accessToken && !provider && !endpointUrl && !accessToken.startsWith('hf_'),
    'REQUIRE_MODEL is 1, and there is no model: set HF_TOKEN or HF_ENDPOINT_URL.':
      requireModel && !hasModel,
  };
  return Object.entries(rules).flatMap(([line, isBroken]) => (isBroken ? [line] : []));
}

type Definitions = typeof DEFINITIONS;

type Values = {
  [Key in keyof Definitions]:
    NonNullable<ReturnType<Definitions[Key]['kind']['parse']>> | Definitions[Key]['fallback'];
};

/** As in `process.env`. */
export type Environment = Record<string, string | undefined>;

/** Without a default, a setting may be undefined. */
export interface Settings extends Values {
  isProduction: boolean;
}
