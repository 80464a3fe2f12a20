import type { Log } from './log.ts';

/** How long the same reason is not repeated, in milliseconds. */
const REPEAT_MS = 60_000;

/**
 * Says why the model's server was not reached: a name that nobody resolves, a closed port and a
 * certificate that is not trusted are all `network` to a visitor, and three errands to an operator.
 *
 * One line a minute for each reason and host, however many visitors meet it.
 */
export function createOutageWatch(log: Log): OutageWatch {
  /** By `performance.now()`. */
  const toldAt = new Map<string, number>();
  return (failure, input) => {
    const error = nameOf(failure);
    const host = hostOf(input);
    const key = `${error} ${host}`;
    const now = performance.now();
    if (now - (toldAt.get(key) ?? -Infinity) < REPEAT_MS) return;
    toldAt.set(key, now);
    log.error({ upstream: { error, host } }, 'The model’s server was not reached.');
  };
}

/** Of the address nothing else: a name, a path and a query may hold a key. */
function hostOf(input: Asked): string | undefined {
  const url = input instanceof Request ? input.url : String(input);
  return URL.canParse(url) ? new URL(url).host : undefined;
}

/** The code that the operating system, TLS or Node gave it, wherever it is: `fetch` wraps them. */
function nameOf(failure: unknown): string {
  const { code, cause, constructor } = Object(failure) as NodeJS.ErrnoException;
  if (typeof code === 'string') return code;
  return cause === undefined ? (constructor?.name ?? 'unknown') : nameOf(cause);
}

type Asked = Parameters<typeof fetch>[0];

type OutageWatch = (failure: unknown, input: Asked) => void;
