import { isIPv4, isIPv6 } from 'node:net';
import type { Log } from './log.ts';

/** Longer than any address; what a proxy sends in place of one is cut to it. */
const MAX_KEY_LENGTH = 64;

/**
 * What tells one visitor from another: the address of the connection, or behind the host's own proxies
 * the entry of `X-Forwarded-For` that the outermost of them has added. Each proxy adds one at the end, so
 * that entry is `trustProxy` from the end; a visitor may have written those before it. Where there are
 * fewer entries, it is the first.
 */
export function visitorKey({ address, forwardedFor, trustProxy }: Connection): string {
  const entries = trustProxy > 0 ? forwardedEntries(forwardedFor) : [];
  const named = entries.at(-Math.min(trustProxy, entries.length));
  return networkOf(named || address || 'unknown');
}

/**
 * Warns once of each way in which `TRUST_PROXY` and the headers do not fit: then all visitors share one
 * limit, or each can invent addresses and so limits.
 */
export function createProxyWarnings(trustProxy: number, log: Log): ProxyWarnings {
  const warned = new Set<string>();
  const warn = (problem: string) => {
    if (warned.has(problem)) return;
    warned.add(problem);
    log.warn({ trustProxy }, problem);
  };
  return (forwardedFor) => {
    const count = forwardedEntries(forwardedFor).length;
    if (trustProxy === 0 && count > 0) warn(UNTRUSTED);
    if (trustProxy > 0 && count === 0) warn(ABSENT);
    if (trustProxy > 0 && count > 0 && count < trustProxy) warn(FEWER);
  };
}

const UNTRUSTED =
  'Requests carry X-Forwarded-For, and TRUST_PROXY is 0. If they come through a proxy of your own, all visitors share one limit: set TRUST_PROXY to the number of proxies.';
const ABSENT =
  'TRUST_PROXY is set, and requests come without X-Forwarded-For. Without a proxy set it to 0; behind one let it add the header.';
const FEWER =
  'TRUST_PROXY counts more proxies than X-Forwarded-For has entries: some requests pass by one of them, and could invent addresses.';

/** The addresses in `X-Forwarded-For`, those that a visitor may have written first. */
function forwardedEntries(forwardedFor = ''): string[] {
  return forwardedFor.trim() === '' ? [] : forwardedFor.split(',').map((entry) => entry.trim());
}

/**
 * An IPv6 visitor has a whole /64 of addresses to choose from, so each /64 is one visitor. An IPv4 address
 * inside an IPv6 one is the same visitor as the IPv4 address alone.
 */
function networkOf(text: string): string {
  const address = withoutPort(text).replace(/%.*$/, '');
  if (!isIPv6(address)) return address.slice(0, MAX_KEY_LENGTH);
  const groups = groupsOf(address);
  return containsIPv4(groups) ? toIPv4(groups) : `${groups.slice(0, 4).join(':')}::/64`;
}

function withoutPort(text: string): string {
  const bracketed = /^\[(.*)\](?::\d+)?$/.exec(text)?.[1];
  if (bracketed !== undefined) return bracketed;
  const beforePort = /^([^:]*):\d+$/.exec(text)?.[1];
  return beforePort !== undefined && isIPv4(beforePort) ? beforePort : text;
}

/** The eight groups, as `URL` normalises them. */
function groupsOf(address: string): string[] {
  const canonical = new URL(`http://[${address}]`).hostname.slice(1, -1);
  const [head = '', tail = ''] = canonical.split('::');
  const left = head ? head.split(':') : [];
  const right = tail ? tail.split(':') : [];
  const zeros = Array.from({ length: 8 - left.length - right.length }, () => '0');
  return [...left, ...zeros, ...right];
}

/** IPv4-mapped (`::ffff:0:0/96`), or by NAT64 (`64:ff9b::/96`). */
function containsIPv4(groups: string[]): boolean {
  return ['0:0:0:0:0:ffff', '64:ff9b:0:0:0:0'].includes(groups.slice(0, 6).join(':'));
}

function toIPv4(groups: string[]): string {
  const pairs = groups.slice(6).map((group) => parseInt(group, 16));
  return pairs.flatMap((pair) => [pair >> 8, pair & 0xff]).join('.');
}

interface Connection {
  address?: string;
  forwardedFor?: string;
  /** How many proxies of the host's own stand before the server. */
  trustProxy: number;
}

/** @param forwardedFor The header of a request. */
type ProxyWarnings = (forwardedFor: string | undefined) => void;
