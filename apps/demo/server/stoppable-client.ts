import {
  RecipeError,
  type RecipeChunk,
  type RecipeClient,
  type RecipeResult,
} from 'recipe-assistant/core';
import type { RunReport } from 'recipe-assistant/server';

/**
 * A client whose runs can all be ended at once: each fails with a retryable error, and its stream ends
 * properly instead of breaking off.
 */
export function makeStoppable(client: RecipeClient) {
  /** When each run started, from `performance.now()`; `Infinity` once it has text. */
  const runs = new Map<AbortController, number>();
  let isStopped = false;

  const stoppable: RecipeClient = async function* (request, options) {
    const stop = new AbortController();
    // `AbortSignal.any` with a process-wide signal would keep each run's signal in memory for ever.
    const abort = () => stop.abort(options.signal.reason);
    options.signal.addEventListener('abort', abort, { once: true });
    runs.set(stop, performance.now());
    if (options.signal.aborted || isStopped) abort();
    try {
      const output = client(request, { ...options, signal: stop.signal });
      for await (const chunk of Symbol.asyncIterator in output ? output : [toChunk(await output)]) {
        if (typeof chunk === 'string' || chunk.text) runs.set(stop, Infinity);
        yield chunk;
      }
      if (isStopped) stop.signal.throwIfAborted();
    } catch (error) {
      throw isStopped && !options.signal.aborted ? new RecipeError('network') : error;
    } finally {
      runs.delete(stop);
      options.signal.removeEventListener('abort', abort);
    }
  };
  return {
    client: stoppable,

    /** How many runs are open. */
    openRuns: () => runs.size,

    /** How long the oldest run without text has waited; 0 without one. */
    oldestWaitSeconds: () => {
      const waits = [...runs.values()].map((since) => (performance.now() - since) / 1000);
      return Math.max(0, ...waits);
    },

    /** Whether the shutdown ended a run, rather than the model's server. */
    wasStopped: ({ code }: RunReport) => isStopped && code === 'network',

    stopAll: () => {
      isStopped = true;
      for (const stop of runs.keys()) stop.abort();
    },
  };
}

function toChunk(result: string | RecipeResult): string | RecipeChunk {
  return typeof result === 'string' ? result : { ...result, text: result.recipe };
}

export type StoppableClient = ReturnType<typeof makeStoppable>;
