import { RecipeError, type RecipeClient } from 'recipe-assistant/core';
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
    const signal = AbortSignal.any([options.signal, stop.signal]);
    runs.set(stop, performance.now());
    if (isStopped) stop.abort();
    try {
      const output = client(request, { ...options, signal });
      for await (const chunk of Symbol.asyncIterator in output ? output : [await output]) {
        const piece =
          typeof chunk === 'object' && 'recipe' in chunk ? { ...chunk, text: chunk.recipe } : chunk;
        if (typeof piece === 'string' || piece.text) runs.set(stop, Infinity);
        yield piece;
      }
      stop.signal.throwIfAborted();
    } catch (error) {
      throw isStopped && !options.signal.aborted ? new RecipeError('network') : error;
    } finally {
      runs.delete(stop);
    }
  };
  return {
    client: stoppable,

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

export type StoppableClient = ReturnType<typeof makeStoppable>;
