import { setTimeout as pause } from 'node:timers/promises';
import { createClient, ErrorReply, SocketTimeoutError } from 'redis';
import type { Log } from './log.ts';

/**
 * How long a visitor waits for Redis, in milliseconds. With less, a briefly busy process would take
 * Redis for down.
 */
export const REDIS_TIMEOUT_MS = 1_000;

/** How often the connection is tested by a write, in milliseconds. */
const PROBE_MS = 2_000;

/** Writes by a script, as the limits do: a Redis that is full, or a replica, still answers pings. */
const PROBE = "return redis.call('set', KEYS[1], '', 'px', 2000)";

/**
 * A connection that always reconnects. Its state is logged when it changes, rather than at each failed
 * attempt.
 *
 * The server also starts and answers without Redis.
 */
export function connectRedis(url: string, log: Log) {
  const client = createClient({
    url,
    disableOfflineQueue: true,
    socket: {
      connectTimeout: 2_000,
      socketTimeout: 5_000,
      reconnectStrategy: (attempts) => Math.min(100 * 2 ** attempts, 3_000),
    },
  });
  /** What is wrong, in words; empty while Redis works, undefined before the first answer. */
  let failure: string | undefined;
  const recordFailure = (error: unknown) => {
    const words = describe(error);
    if (words === failure) return;
    failure = words;
    const redis = nameOf(error);
    log.error({ redis }, `Redis ${words} (${redis}). ${FALLBACK}`);
  };
  const probe = async () => {
    // A lost connection has already been logged by its own event.
    if (!client.isReady) return;
    try {
      const written = client.eval(PROBE, { keys: ['sous-chef:probe'] });
      await Promise.race([written, hang()]);
      if (failure !== '') log.info('Redis keeps the limits.');
      failure = '';
    } catch (error) {
      if (client.isReady) recordFailure(error);
    }
  };
  const probes = setInterval(() => void probe(), PROBE_MS).unref();
  client.on('ready', () => void probe());
  client.on('error', recordFailure);
  // The `error` event has already logged the failure.
  client.connect().catch(() => {});
  return {
    client,
    /** Whether the last command or event was a success. */
    isUp: () => failure === '',
    close() {
      clearInterval(probes);
      client.destroy();
    },
  };
}

/** Fails when no visitor would wait any longer. The socket's own time-out is reset by every sent command. */
async function hang(): Promise<never> {
  await pause(REDIS_TIMEOUT_MS, undefined, { ref: false });
  throw new SocketTimeoutError(REDIS_TIMEOUT_MS);
}

/**
 * The code of an error, the first word of a reply, or the class of a library error, which has no `name`. Never
 * a message, which may contain what was sent.
 */
function nameOf(error: unknown): string {
  const { code, message = '' } = Object(error) as Partial<NodeJS.ErrnoException>;
  return code ?? /^[A-Z]{3,}/.exec(message)?.[0] ?? Object(error).constructor.name;
}

/** Beside it stands the code, which is Redis's own or the system's. */
function describe(error: unknown): string {
  if (error instanceof SocketTimeoutError) return 'does not answer';
  return error instanceof ErrorReply ? 'refuses what it is asked' : 'is gone';
}

const FALLBACK =
  'Until it is back each process keeps the limits in its own memory, and starts the day’s count at zero.';

export type RedisConnection = ReturnType<typeof connectRedis>;
