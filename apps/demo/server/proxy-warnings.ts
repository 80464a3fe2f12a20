import type { Log } from './log.ts';
import { forwardedEntries } from './visitor.ts';

/**
 * Warns once of each way in which `TRUST_PROXY` and what arrives do not fit: then all visitors have
 * one limit between them, or each may invent limits of their own.
 */
export function createProxyWarnings(trustProxy: number, log: Log): ProxyWarnings {
  const told = new Set<string>();
  const warn = (problem: string) => {
    if (told.has(problem)) return;
    told.add(problem);
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

/** @param forwardedFor The header of a request. */
type ProxyWarnings = (forwardedFor: string | undefined) => void;
