/**
 * The server's environment, checked as a whole before anything is started, so that a mistake is one
 * clear message now and not a surprise with the first visitor. An empty variable counts as not set.
 *
 * @throws {SettingsError} With a line for each mistake.
 */
export function readSettings(environment: Environment): Settings {
  const mistakes: string[] = [];
  const read = (name: string) => environment[name]?.trim() || undefined;
  const check = <Value>(
    name: string,
    parse: (text: string) => Value | undefined,
    wanted: string,
  ) => {
    const text = read(name);
    const value = text === undefined ? undefined : parse(text);
    if (text !== undefined && value === undefined) mistakes.push(`${name} must be ${wanted}.`);
    return value;
  };

  const settings: Settings = {
    port: check('PORT', toPort, 'a port: a whole number from 0 to 65535') ?? 3000,
    accessToken: read('HF_TOKEN'),
    model: read('HF_MODEL'),
    provider: read('HF_PROVIDER'),
    endpointUrl: check('HF_ENDPOINT_URL', toUrl(/^https?:$/), 'an absolute http or https URL'),
    redisUrl: check('REDIS_URL', toUrl(/^rediss?:$/), 'a redis or rediss URL'),
    allowedOrigins: check('ALLOWED_ORIGINS', toOrigins, ORIGINS) ?? [],
    rateLimit: check('RATE_LIMIT', toCount, 'a whole number above 0') ?? 10,
    dailyBudget: check('DAILY_RECIPE_BUDGET', toCount, 'a whole number above 0') ?? 1000,
    trustProxy: check('TRUST_PROXY', toSwitch, '1 or 0') ?? false,
  };
  if (settings.provider && settings.endpointUrl) {
    mistakes.push('HF_ENDPOINT_URL and HF_PROVIDER exclude each other: set one of them.');
  }
  if (mistakes.length > 0) throw new SettingsError(mistakes.join('\n'));
  return settings;
}

/** A mistake in the environment. The message is for the person who starts the server. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError';
}

const ORIGINS = 'origins such as https://example.com, separated by commas';

function toPort(text: string): number | undefined {
  return WHOLE_NUMBER.test(text) && Number(text) <= 65_535 ? Number(text) : undefined;
}

function toCount(text: string): number | undefined {
  const count = WHOLE_NUMBER.test(text) ? Number(text) : 0;
  return count > 0 && Number.isSafeInteger(count) ? count : undefined;
}

function toSwitch(text: string): boolean | undefined {
  return text === '1' || text === '0' ? text === '1' : undefined;
}

function toUrl(protocol: RegExp): (text: string) => string | undefined {
  return (text) =>
    URL.canParse(text) && protocol.test(new URL(text).protocol) && new URL(text).host !== ''
      ? text
      : undefined;
}

function toOrigins(text: string): string[] | undefined {
  const origins = text.split(',').map((origin) => origin.trim().replace(/\/$/, ''));
  return origins.every((origin) => URL.canParse(origin) && new URL(origin).origin === origin)
    ? origins
    : undefined;
}

const WHOLE_NUMBER = /^\d{1,16}$/;

/** As in `process.env`. */
export type Environment = Record<string, string | undefined>;

export interface Settings {
  /** 0 for any free one. */
  port: number;
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
  /** Whether a proxy of the host's own names the visitor. */
  trustProxy: boolean;
}
