import { RecipeError, type RecipeClient } from 'recipe-assistant/core';
import type { RunReport } from 'recipe-assistant/server';

/**
 * A client whose runs can all be ended at once, as a failure that the visitor can try again: the page
 * then keeps the text so far and offers to, instead of a connection that breaks off.
 */
export function makeStoppable(client: RecipeClient): StoppableClient {
  const runs = new Set<AbortController>();
  let isStopped = false;

  const stoppable: RecipeClient = async function* (request, options) {
    const run = new AbortController();
    const leave = () => run.abort(options.signal.reason);
    if (options.signal.aborted) leave();
    options.signal.addEventListener('abort', leave, { once: true });
    runs.add(run);
    if (isStopped) run.abort();
    try {
      const given = client(request, { ...options, signal: run.signal });
      if (Symbol.asyncIterator in given) yield* given;
      else yield toChunk(await given);
      if (run.signal.aborted && isStopped) throw new RecipeError('network');
    } catch (error) {
      throw isStopped && !options.signal.aborted ? new RecipeError('network') : error;
    } finally {
      runs.delete(run);
      options.signal.removeEventListener('abort', leave);
    }
  };
  return {
    client: stoppable,
    running: () => runs.size,
    wasStopped: ({ code }) => isStopped && code === 'network',
    stopAll() {
      isStopped = true;
      for (const run of runs) run.abort();
    },
  };
}

function toChunk(given: Awaited<Extract<ReturnType<RecipeClient>, Promise<unknown>>>) {
  if (typeof given === 'string') return given;
  const { recipe, ...facts } = given;
  return { text: recipe, ...facts };
}

interface StoppableClient {
  client: RecipeClient;
  /** How many recipes are being written now. */
  running: () => number;
  /** Whether it was the stop that ended a run, and not the model's server. */
  wasStopped: (report: RunReport) => boolean;
  stopAll: () => void;
}
