/**
 * What is wrong with Redis, by the name that tells an operator what to do.
 *
 * @param wasReady Whether this connection has ever worked: one that breaks before may want TLS.
 */
export function nameRedisFailure(error: unknown, connection: Connection): RedisFailure {
  const { code, message = '' } = Object(error) as Partial<NodeJS.ErrnoException>;
  const word = /^[A-Z]{2,}/.exec(message)?.[0];
  if (isAboutTls(error, connection)) return 'tls';
  if (code || !word) return 'gone';
  return CODES[word] ?? 'refused';
}

/** One that was never reached, and hangs up or says nothing, speaks another language. */
function isAboutTls(error: unknown, { isTls, wasReady }: Connection): boolean {
  const { code = '', constructor } = Object(error) as Partial<NodeJS.ErrnoException>;
  if (TLS_CODES.test(code)) return true;
  if (wasReady) return false;
  const kind = constructor?.name;
  if (isTls) return kind === 'ConnectionTimeoutError';
  return code === 'ECONNRESET' || kind === 'SocketClosedUnexpectedlyError';
}

/** The first word of an error that Redis sends. */
const CODES: Readonly<Record<string, RedisFailure>> = {
  WRONGPASS: 'wrong-password',
  NOAUTH: 'missing-password',
  OOM: 'full',
  READONLY: 'replica',
  NOREPLICAS: 'alone',
  MISCONF: 'unsaved',
};

/** A word of the error itself: never a text that could hold what was sent. */
export function shortName(error: unknown): string {
  const { code, message, constructor } = Object(error) as Partial<NodeJS.ErrnoException>;
  return code ?? /^[A-Z]{3,}/.exec(message ?? '')?.[0] ?? constructor?.name ?? 'unknown';
}

const TLS_CODES = /^(?:EPROTO|ERR_SSL|ERR_TLS|CERT_|UNABLE_TO|DEPTH_ZERO|SELF_SIGNED)/;

export const REDIS_FAILURES = {
  'wrong-password': 'Redis refuses the password in REDIS_URL',
  'missing-password': 'Redis wants a password, and REDIS_URL has none',
  tls: 'Redis and REDIS_URL do not agree about TLS: rediss:// with a certificate that is trusted here, or redis:// without',
  full: 'Redis is full: it reads and does not write',
  replica:
    'Redis is a replica, which does not write: REDIS_URL must name the primary, as it is after a failover',
  alone:
    'Redis misses its replicas, and does not write without them (its min-replicas-to-write): bring them back',
  unsaved:
    'Redis cannot save to its disk, and does not write until it can: look at its log, its disk and its rights there',
  refused: 'Redis refuses what it is asked',
  gone: 'Redis is gone',
} as const;

export type RedisFailure = keyof typeof REDIS_FAILURES;

interface Connection {
  /** Whether the URL begins with `rediss`. */
  isTls: boolean;
  wasReady: boolean;
}
