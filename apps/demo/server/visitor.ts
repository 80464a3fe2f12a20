import { isIPv4, isIPv6 } from 'node:net';

/** Longer than any address; a proxy may also send a name of its own for a visitor. */
const MAX_LENGTH = 64;

/**
 * What tells one visitor from another: the address of the connection, or behind a proxy of the
 * host's own the last entry of `X-Forwarded-For`, which is the only one that the visitor cannot
 * write.
 */
export function visitorKey({ address, forwardedFor, trustProxy }: Connection): string {
  const named = trustProxy ? forwardedFor?.split(',').at(-1)?.trim() : undefined;
  return networkOf(named || address || 'unknown');
}

/** A single IPv6 visitor has a whole /64 of addresses to choose from, so that is one visitor. */
function networkOf(text: string): string {
  const address = withoutPort(text).replace(/%.*$/, '');
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return mapped;
  return isIPv6(address) ? `${firstGroups(address)}::/64` : address.slice(0, MAX_LENGTH);
}

function withoutPort(text: string): string {
  const bracketed = /^\[(.*)\](?::\d+)?$/.exec(text)?.[1];
  if (bracketed !== undefined) return bracketed;
  const beforePort = /^([^:]*):\d+$/.exec(text)?.[1];
  return beforePort !== undefined && isIPv4(beforePort) ? beforePort : text;
}

/** The first four of the eight groups, in the one spelling that a URL gives them. */
function firstGroups(address: string): string {
  const canonical = new URL(`http://[${address}]`).hostname.slice(1, -1);
  const [head = '', tail = ''] = canonical.split('::');
  const left = head ? head.split(':') : [];
  const right = tail ? tail.split(':') : [];
  const zeros = Array.from({ length: 8 - left.length - right.length }, () => '0');
  return [...left, ...zeros, ...right].slice(0, 4).join(':');
}

interface Connection {
  address?: string;
  forwardedFor?: string;
  trustProxy: boolean;
}
