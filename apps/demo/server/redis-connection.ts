import { createClient } from 'redis';
import type { Log } from './log.ts';
import { nameRedisFailure, REDIS_FAILURES, shortName, type RedisFailure } from './redis-failure.ts';

/**
 * A connection that is kept up for ever, and that says what it is worth: one line when it changes,
 * since every attempt to reconnect fails with an error of its own.
 *
 * The server starts, and answers, without Redis as well.
 */
export function connectRedis(url: string, log: Log): RedisConnection {
  const client: RedisClient = createClient({
    url,
    disableOfflineQueue: true,
    pingInterval: 2_000,
    socket: { connectTimeout: 2_000, socketTimeout: 5_000, reconnectStrategy: backOff },
  });
  const isTls = url.startsWith('rediss:');
  let state: RedisFailure | 'working' | undefined;
  let wasReady = false;
  const noteFailure = (error: unknown) => {
    const failure = nameRedisFailure(error, { isTls, wasReady });
    if (failure === state) return;
    state = failure;
    const redis = shortName(error);
    log.error({ redis }, `${REDIS_FAILURES[failure]} (${redis}). ${INSURANCE}`);
  };
  const noteSuccess = () => {
    if (state === 'working') return;
    state = 'working';
    log.info('Redis keeps the limits.');
  };
  client.on('ready', () => {
    wasReady = true;
    noteSuccess();
  });
  client.on('error', noteFailure);
  // One that hung may come back without a new connection. Of a full one it says nothing: that reads.
  client.on('ping-interval', () => {
    if (state === 'gone') noteSuccess();
  });
  const attempted = new Promise<void>((resolve) => {
    client.once('ready', resolve);
    client.once('error', () => resolve());
  });
  // A failure has been told by the event.
  client.connect().catch(() => {});
  return { client, attempted, noteFailure, noteSuccess, close: () => client.destroy() };
}

function backOff(attempts: number): number {
  return Math.min(100 * 2 ** attempts, 3_000);
}

const INSURANCE =
  'The limits are kept in the memory of this process until it is back: with several processes a visitor has a minute’s limit at each, and each goes on with the day from the count that Redis told it last.';

export interface RedisConnection {
  client: RedisClient;
  /** Fulfilled when the first attempt to connect has ended, well or not. */
  attempted: Promise<void>;
  /** A command failed. */
  noteFailure: (error: unknown) => void;
  /** A command did what it should. */
  noteSuccess: () => void;
  close: () => void;
}

type RedisClient = ReturnType<typeof createClient>;
