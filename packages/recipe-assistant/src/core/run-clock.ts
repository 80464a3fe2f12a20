/**
 * One signal for a run: it aborts when the caller's does, when the whole time is over, or when text
 * has begun and then been silent for too long.
 */
export function startClock(caller: AbortSignal | undefined, timeout: number): RunClock {
  const controller = new AbortController();
  const abort = () => controller.abort();
  const { signal } = controller;
  let silence: Timer;
  let expired = false;

  function abortAfter(milliseconds: number): Timer {
    // A longer wait overflows the timer, which then fires at once.
    if (!(milliseconds > 0 && milliseconds < 2 ** 31)) return undefined;
    return setTimeout(() => {
      expired = true;
      abort();
    }, milliseconds);
  }

  const whole = abortAfter(timeout);
  caller?.addEventListener('abort', abort);
  const aborted = new Promise<never>((_resolve, reject) => {
    signal.addEventListener('abort', reject);
  });
  // The abort may come while nobody waits for a chunk.
  aborted.catch(() => {});

  return {
    signal,
    aborted,
    abort,
    isExpired: () => expired,
    heard(streamTimeout) {
      clearTimeout(silence);
      silence = abortAfter(streamTimeout);
    },
    stop() {
      clearTimeout(whole);
      clearTimeout(silence);
      caller?.removeEventListener('abort', abort);
    },
  };
}

export interface RunClock {
  signal: AbortSignal;
  /** Rejected when the signal aborts. */
  aborted: Promise<never>;
  /** Tells the client to let go of its connection. */
  abort: () => void;
  /** Whether one of the limits ended the run. */
  isExpired: () => boolean;
  /** Text has come: from now on at most this many milliseconds of silence. */
  heard: (streamTimeout: number) => void;
  /** The run is over: nothing of it may wait any longer. */
  stop: () => void;
}

type Timer = ReturnType<typeof setTimeout> | undefined;
