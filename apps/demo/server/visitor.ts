import { SocketAddress } from 'node:net';
import ipaddr from 'ipaddr.js';
import type { Log } from './log.ts';

/** Longer than any address; a longer header value is cut. */
const MAX_KEY_LENGTH = 64;

/**
 * Identifies visitors: by the connection's address, or behind the host's own proxies by the
 * `X-Forwarded-For` entry that the outermost of them added. Each proxy appends one, so it is
 * `trustProxy` from the end; a visitor may have forged those before it. With fewer entries, it is the
 * first.
 *
 * Warns once of a mismatch of `TRUST_PROXY` and the headers: then all visitors share one limit, or can
 * forge addresses to avoid it.
 */
export function createVisitorKeys(trustProxy: number, log: Log) {
  let hasWarned = false;
  return (address: string | undefined, forwardedFor = ''): string => {
    const entries = forwardedFor.trim() ? forwardedFor.split(',').map((each) => each.trim()) : [];
    const fits = trustProxy === 0 ? entries.length === 0 : entries.length >= trustProxy;
    if (!fits && !hasWarned) log.warn({ trustProxy, entries: entries.length }, MISMATCH);
    hasWarned ||= !fits;
    const named = trustProxy > 0 && entries.at(-Math.min(trustProxy, entries.length));
    return networkOf(named || address || 'unknown');
  };
}

const MISMATCH =
  'X-Forwarded-For does not fit TRUST_PROXY, which must be the number of your own proxies: with fewer all visitors share one limit, and with more they could invent addresses.';

/** An IPv6 visitor can use a whole /64, so each counts as one. A mapped IPv4 address counts as itself. */
function networkOf(text: string): string {
  // A proxy may add the port. What stands in no brackets and has colons is an IPv6 address alone.
  const written = (SocketAddress.parse(text)?.address ?? text).replace(/%.*$/, '');
  if (!ipaddr.IPv6.isValid(written)) return written.slice(0, MAX_KEY_LENGTH);
  const address = ipaddr.IPv6.parse(written);
  if (address.isIPv4MappedAddress()) return address.toIPv4Address().toString();
  return `${address.toNormalizedString().split(':').slice(0, 4).join(':')}::/64`;
}
