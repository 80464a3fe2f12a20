import { isIPv4, isIPv6 } from 'node:net';

/** Longer than any address; a proxy may also send a name of its own for a visitor. */
const MAX_LENGTH = 64;

/**
 * What tells one visitor from another: the address of the connection, or behind proxies of the
 * host's own the entry of `X-Forwarded-For` that the first of them has added. Each adds one at the
 * end, so that is as many from the end as there are proxies; what stands before it the visitor has
 * written. Where fewer are there, it is the first.
 */
export function visitorKey({ address, forwardedFor, trustProxy }: Connection): string {
  const entries = trustProxy > 0 ? forwardedEntries(forwardedFor) : [];
  const named = entries.at(-Math.min(trustProxy, entries.length));
  return networkOf(named || address || 'unknown');
}

/** The addresses in `X-Forwarded-For`, the visitor's own inventions first. */
export function forwardedEntries(forwardedFor = ''): string[] {
  return forwardedFor.trim() === '' ? [] : forwardedFor.split(',').map((entry) => entry.trim());
}

/**
 * A single IPv6 visitor has a whole /64 of addresses to choose from, so that is one visitor. An IPv4
 * visitor may come by IPv6 as well, and is the same one then.
 */
function networkOf(text: string): string {
  const address = withoutPort(text).replace(/%.*$/, '');
  if (!isIPv6(address)) return address.slice(0, MAX_LENGTH);
  const groups = groupsOf(address);
  return isIPv4Inside(groups) ? toIPv4(groups) : `${groups.slice(0, 4).join(':')}::/64`;
}

function withoutPort(text: string): string {
  const bracketed = /^\[(.*)\](?::\d+)?$/.exec(text)?.[1];
  if (bracketed !== undefined) return bracketed;
  const beforePort = /^([^:]*):\d+$/.exec(text)?.[1];
  return beforePort !== undefined && isIPv4(beforePort) ? beforePort : text;
}

/** The eight groups, in the one spelling that a URL gives them. */
function groupsOf(address: string): string[] {
  const canonical = new URL(`http://[${address}]`).hostname.slice(1, -1);
  const [head = '', tail = ''] = canonical.split('::');
  const left = head ? head.split(':') : [];
  const right = tail ? tail.split(':') : [];
  const zeros = Array.from({ length: 8 - left.length - right.length }, () => '0');
  return [...left, ...zeros, ...right];
}

/** Mapped (`::ffff:0:0/96`), or by a translator between the two networks (`64:ff9b::/96`). */
function isIPv4Inside(groups: string[]): boolean {
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
