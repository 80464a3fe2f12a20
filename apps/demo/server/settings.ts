import { levels } from 'pino';
import * as v from 'valibot';

/**
 * Reads and validates the whole environment before anything starts, so that a mistake is one clear
 * message now and not a surprise with the first visitor. An empty variable counts as unset.
 *
 * @throws {StartError} With a line for each mistake.
 */
export function readSettings(environment: Environment): Settings {
  const trimmed = Object.entries(environment).map(([name, value]) => [
    name,
    value?.trim() || undefined,
  ]);
  const { success, output, issues } = v.safeParse(SETTINGS, Object.fromEntries(trimmed));
  if (success) return output;
  const mistakes = issues.map(({ path, message }) =>
    path ? `${String(path[0].key)} must be ${message}.` : message,
  );
  throw new StartError(mistakes.join('\n'));
}

/**
 * Adds the variables of a file, if it exists; variables that are already set win.
 *
 * @throws {StartError} When the file can't be read.
 */
export function loadEnvironmentFile(path: string): void {
  try {
    process.loadEnvFile(path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return;
    throw new StartError(`${path} cannot be read.`);
  }
}

/** Why the server can't start. The message is for the person who starts it. */
export class StartError extends Error {
  override readonly name = 'StartError';
}

const PORT = wholeNumber('a port: a whole number from 0 to 65535', 0, 65_535);
const COUNT = wholeNumber('a whole number above 0', 1);
const PROXIES = wholeNumber('a number of proxies: a whole number from 0 to 9', 0, 9);
const MILLISECONDS = wholeNumber('a whole number of milliseconds, 0 to 3600000', 0, 3_600_000);
const TEXT = v.optional(v.string());
const FIELDS_WANTED = 'a JSON object, such as {"max_tokens": 4096}';
const SWITCH = ['0', '1'] as const;
const LOG_LEVELS = [...Object.values(levels.labels), 'silent'];

/**
 * Each setting, which `.env.example` explains. The message completes the sentence “PORT must be …”. What
 * is above a sensible number is a mistake, such as a port for the number of proxies.
 */
const FIELDS = v.object({
  PORT: v.optional(PORT, '3000'),
  HOST: TEXT,
  HF_TOKEN: text(
    'a token as it was issued: letters, digits and signs, without spaces or quotes',
    // It is sent in a header. Quotes around it come from a shell or a file that didn't remove them.
    (token) => /^[\x21\x23-\x26\x28-\x7e]+$/.test(token),
  ),
  HF_MODEL: TEXT,
  HF_PROVIDER: TEXT,
  HF_ENDPOINT_URL: text(
    'an absolute http or https URL without a user name or password (HF_TOKEN is its bearer token)',
    // `fetch` rejects credentials in a URL, but only at the first visitor's request.
    (url) => /^https?:$/.test(parseUrl(url)?.protocol ?? ''),
  ),
  HF_BODY: v.optional(
    v.pipe(
      v.string(),
      v.startsWith('{', FIELDS_WANTED),
      v.parseJson({}, FIELDS_WANTED),
      v.looseObject({}),
    ),
  ),
  REDIS_URL: text(
    'a redis or rediss URL whose path is at most the number of a database, such as redis://user:password@localhost:6379/0',
    (url) => {
      const { protocol = '', pathname = '' } = URL.parse(url) ?? {};
      return /^rediss?:$/.test(protocol) && /^\/?\d*$/.test(pathname);
    },
  ),
  ALLOWED_ORIGINS: v.optional(
    v.pipe(
      v.string(),
      v.transform((list) => list.split(',').map((origin) => origin.trim().replace(/\/$/, ''))),
      v.everyItem(
        (origin) => parseUrl(origin)?.origin === origin,
        'origins such as https://example.com, separated by commas',
      ),
    ),
  ),
  RATE_LIMIT: v.optional(COUNT, '10'),
  DAILY_RECIPE_BUDGET: v.optional(COUNT, '1000'),
  TRUST_PROXY: v.optional(PROXIES, '0'),
  LOG_LEVEL: v.optional(v.picklist(LOG_LEVELS, `one of ${LOG_LEVELS.join(', ')}`), 'info'),
  METRICS_PORT: v.optional(PORT),
  SHUTDOWN_GRACE_MS: v.optional(MILLISECONDS, '10000'),
  REQUIRE_MODEL: v.optional(v.picklist(SWITCH, '1 or 0'), '0'),
  LOCAL_MODEL: v.optional(v.picklist(SWITCH, '1 or 0'), '1'),
  // Ollama's own.
  OLLAMA_HOST: TEXT,
});

/** Refuses settings that can't work together. */
const SETTINGS = v.pipe(
  FIELDS,
  v.check(
    (set) => !set.HF_ENDPOINT_URL || !set.HF_PROVIDER,
    'HF_ENDPOINT_URL and HF_PROVIDER exclude each other: set one of them.',
  ),
  v.check(
    (set) => set.REQUIRE_MODEL !== '1' || !!(set.HF_TOKEN ?? set.HF_ENDPOINT_URL),
    'REQUIRE_MODEL is 1, and there is no model: set HF_TOKEN or HF_ENDPOINT_URL.',
  ),
);

export const SETTING_NAMES: readonly string[] = Object.keys(FIELDS.entries);

function text(wanted: string, isRight: (value: string) => boolean) {
  return v.optional(v.pipe(v.string(), v.check(isRight, wanted)));
}

function wholeNumber(wanted: string, smallest: number, largest = Number.MAX_SAFE_INTEGER) {
  const isRight = (digits: string) =>
    /^\d+$/.test(digits) && Number(digits) >= smallest && Number(digits) <= largest;
  return v.pipe(v.string(), v.check(isRight, wanted), v.transform(Number));
}

/** Null for an invalid URL, and for one with a user name or password. */
function parseUrl(url: string): URL | null {
  const parsed = URL.parse(url);
  return parsed?.username || parsed?.password ? null : parsed;
}

export type Environment = Record<string, string | undefined>;

/** By the names of their variables; without a default, a setting may be undefined. */
export type Settings = v.InferOutput<typeof FIELDS>;
