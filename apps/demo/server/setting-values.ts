import { levels } from 'pino';

/** What a variable may hold. Each gives the value, or undefined for what cannot work. */

export function toPort(text: string): number | undefined {
  return toWhole(text, 65_535);
}

export function toCount(text: string): number | undefined {
  return toWhole(text, Number.MAX_SAFE_INTEGER) || undefined;
}

/** Of proxies: more than a few before one server are a misunderstanding, such as a port. */
export function toHops(text: string): number | undefined {
  return toWhole(text, 9);
}

/** An hour at the most: no supervisor waits longer. */
export function toMilliseconds(text: string): number | undefined {
  return toWhole(text, 3_600_000);
}

export function toSwitch(text: string): boolean | undefined {
  return text === '1' || text === '0' ? text === '1' : undefined;
}

export function toLogLevel(text: string): string | undefined {
  return text === 'silent' || Object.hasOwn(levels.values, text) ? text : undefined;
}

/** It goes into a header. Quotes around it are those of a file that nobody has parsed. */
export function toToken(text: string): string | undefined {
  return /^[\x21\x23-\x26\x28-\x7e]+$/.test(text) ? text : undefined;
}

/** Credentials in it are refused by `fetch`, once the first visitor asks. */
export function toUrl(text: string): string | undefined {
  const url = parseUrl(text, ['http:', 'https:']);
  return url && url.username === '' && url.password === '' ? text : undefined;
}

export function toRedisUrl(text: string): string | undefined {
  const url = parseUrl(text, ['redis:', 'rediss:']);
  const isDatabase = /^(?:\/\d*)?$/.test(url?.pathname ?? '');
  return url && isDatabase && isDecodable(url.username + url.password) ? text : undefined;
}

export function toOrigins(text: string): string[] | undefined {
  const origins = text.split(',').map((origin) => origin.trim().replace(/\/$/, ''));
  return origins.every((origin) => URL.canParse(origin) && new URL(origin).origin === origin)
    ? origins
    : undefined;
}

function toWhole(text: string, largest: number): number | undefined {
  return /^\d{1,16}$/.test(text) && Number(text) <= largest ? Number(text) : undefined;
}

function parseUrl(text: string, protocols: string[]): URL | undefined {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  return url && protocols.includes(url.protocol) && url.host !== '' ? url : undefined;
}

function isDecodable(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}
