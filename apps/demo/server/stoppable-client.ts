import {
  RecipeError,
  type RecipeChunk,
  type RecipeClient,
  type RecipeResult,
} from 'recipe-assistant/core';
import type { RunReport } from 'recipe-assistant/server';

/**
 * A client whose runs can all be ended at once: each fails in a way that the visitor can try again, and its
 * stream comes to a proper end, where the connection would otherwise break off.
 */
export function makeStoppable(client: RecipeClient): StoppableClient {
  const runs = new Set<AbortController>();
  let isStopped = false;

  const stoppable: RecipeClient = async function* (request, options) {
    const run = new AbortController();
    const abort = () => run.abort(options.signal.reason);
    if (options.signal.aborted) abort();
    options.signal.addEventListener('abort', abort, { once: true });
    runs.add(run);
    if (isStopped) run.abort();
    try {
      const output = client(request, { ...options, signal: run.signal });
      if (Symbol.asyncIterator in output) yield* output;
      else yield toChunk(await output);
      if (run.signal.aborted && isStopped) throw new RecipeError('network');
    } catch (error) {
      throw isStopped && !options.signal.aborted ? new RecipeError('network') : error;
    } finally {
      runs.delete(run);
      options.signal.removeEventListener('abort', abort);
    }
  };
  return {
    client: stoppable,
    openRuns: () => runs.size,
    wasStopped: ({ code }) => isStopped && code === 'network',
    stopAll() {
      isStopped = true;
      for (const run of runs) run.abort();
    },
  };
}

function toChunk(result: string | RecipeResult): string | RecipeChunk {
  if (typeof result === 'string') return result;
  const { recipe, ...facts } = result;
  return { text: recipe, ...facts };
}

interface StoppableClient {
  client: RecipeClient;
  /** How many recipes are being written now. */
  openRuns: () => number;
  /** Whether it was the stop that ended a run, and not the model's server. */
  wasStopped: (report: RunReport) => boolean;
  stopAll: () => void;
}
