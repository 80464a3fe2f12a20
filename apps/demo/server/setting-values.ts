import { levels } from 'pino';
import { RedisClient } from 'redis';

/** The kinds of values of a variable, each with a description of what is allowed. */

export const PORT = wholeNumber('a port: a whole number from 0 to 65535', { largest: 65_535 });

export const COUNT = wholeNumber('a whole number above 0', { smallest: 1 });

/** More than a few proxies is a mistake, such as a port number. */
export const PROXY_COUNT = wholeNumber(
  'a whole number from 0 to 9: how many proxies of your own stand before this server',
  { largest: 9 },
);

/** At most an hour: no supervisor waits longer. */
export const MILLISECONDS = wholeNumber('a whole number of milliseconds, 0 to 3600000', {
  largest: 3_600_000,
});

export const TEXT: ValueKind<string> = { wanted: 'a text', parse: (text) => text };

export const SWITCH: ValueKind<boolean> = {
  wanted: '1 or 0',
  parse: (text) => (text === '1' || text === '0' ? text === '1' : undefined),
};

export const LOG_LEVEL: ValueKind<string> = {
  wanted: `one of ${Object.values(levels.labels).join(', ')}, silent`,
  parse: (text) => (text === 'silent' || Object.hasOwn(levels.values, text) ? text : undefined),
};

/** It is sent in a header. Quotes around it come from a shell or a file that didn't remove them. */
export const TOKEN: ValueKind<string> = {
  wanted: 'a token as it was issued: letters, digits and signs, without spaces or quotes',
  parse: (text) => (/^[\x21\x23-\x26\x28-\x7e]+$/.test(text) ? text : undefined),
};

/** `fetch` rejects credentials in a URL, but only at the first visitor's request. */
export const ENDPOINT_URL: ValueKind<string> = {
  wanted:
    'an absolute http or https URL without a user name or password (HF_TOKEN is its bearer token)',
  parse: (text) => (/^https?:$/.test(parseUrl(text)?.protocol ?? '') ? text : undefined),
};

export const REDIS_URL: ValueKind<string> = {
  wanted: 'a redis or rediss URL, such as redis://user:password@localhost:6379/0',
  parse(text) {
    try {
      RedisClient.parseURL(text);
      return text;
    } catch {
      return undefined;
    }
  },
};

export const ORIGINS: ValueKind<string[]> = {
  wanted: 'origins such as https://example.com, separated by commas',
  parse: (text) => listOf(text, (origin) => parseUrl(origin)?.origin === origin),
};

function wholeNumber(wanted: string, { smallest = 0, largest = Number.MAX_SAFE_INTEGER } = {}) {
  const parse = (text: string) => {
    const number = /^\d+$/.test(text) ? Number(text) : NaN;
    return number >= smallest && number <= largest ? number : undefined;
  };
  return { wanted, parse } satisfies ValueKind<number>;
}

/** Undefined if one of the items is invalid. */
function listOf(text: string, isRight: (item: string) => boolean): string[] | undefined {
  const items = text.split(',').map((item) => item.trim().replace(/\/$/, ''));
  return items.every(isRight) ? items : undefined;
}

/** Null for an invalid URL, and for one with a user name or password. */
function parseUrl(text: string): URL | null {
  const url = URL.parse(text);
  return url?.username || url?.password ? null : url;
}

export interface ValueKind<Value> {
  /** Completes the sentence “PORT must be …”. */
  wanted: string;
  /** Returns undefined for an invalid text. */
  parse: (text: string) => Value | undefined;
}
