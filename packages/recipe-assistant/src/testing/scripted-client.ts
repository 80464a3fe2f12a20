import type { FinishReason, RecipeChunk } from '../core/recipe-client.ts';
import { RecipeError, type RecipeErrorCode } from '../core/recipe-error.ts';
import type { RecipeRequest } from '../core/recipe-request.ts';
import { sleep } from '../core/timers.ts';

/**
 * A client that plays a script: for tests, stories and demos, without network and model.
 *
 * A script is a list of steps. A script without a `finish` ends with `stop`. Every call plays it from
 * the start; a list of scripts gives each call its own, and the last one repeats. A call whose signal
 * aborts throws the signal's reason at once, also during a wait.
 *
 * @throws {TypeError} Without a script.
 * @example
 * const client = createScriptedClient(['# Soup\n', { cue: 'more' }, '1. Stir.', { finish: 'stop' }]);
 * render(<RecipeAssistant client={client} />);
 * // …ask for a recipe, look at the page while the text stands still, then:
 * client.cue('more');
 * expect(client.calls).toHaveLength(1);
 *
 * @example
 * // The first call fails, every later one succeeds.
 * createScriptedClient([[{ fail: 'network' }], ['# Soup']]);
 */
export function createScriptedClient(script: Script | readonly Script[]): ScriptedClient {
  if (!Array.isArray(script)) throw new TypeError('createScriptedClient needs a script.');
  const scripts = (Array.isArray(script[0]) ? script : [script]) as readonly Script[];
  const calls: ScriptedCall[] = [];
  const cues = new Cues();

  function client(request: RecipeRequest, { signal }: { signal: AbortSignal }) {
    const steps = scripts[Math.min(calls.length, scripts.length - 1)] ?? [];
    calls.push({ request, signal });
    return play(steps, cues, signal);
  }
  return Object.assign(client, { calls, cue: (name?: string) => cues.give(name) });
}

async function* play(
  steps: Script,
  cues: Cues,
  signal: AbortSignal,
): AsyncGenerator<RecipeChunk, void, undefined> {
  for (const step of steps) {
    signal.throwIfAborted();
    if (typeof step === 'string') yield { text: step };
    else if ('wait' in step) await sleep(step.wait, signal);
    else if ('cue' in step) await cues.take(step.cue, signal);
    else if ('fail' in step)
      throw typeof step.fail === 'string' ? new RecipeError(step.fail) : step.fail;
    else {
      yield { finishReason: step.finish, model: step.model };
      return;
    }
  }
  signal.throwIfAborted();
}

/** Cues given, and scripts waiting for any. An early cue is kept. */
class Cues {
  #given: (string | true)[] = [];
  #waiting: (() => void)[] = [];

  give(name: string | true = true): void {
    this.#given.push(name);
    // The oldest looks first, and those for whom it is none wait again, in the same order.
    for (const look of this.#waiting.splice(0)) look();
  }

  async take(name: string | true, signal: AbortSignal): Promise<void> {
    while (!this.#given.includes(name)) {
      signal.throwIfAborted();
      await new Promise<void>((look, reject) => {
        this.#waiting.push(look);
        signal.addEventListener('abort', () => reject(signal.reason), { once: true });
      });
    }
    this.#given.splice(this.#given.indexOf(name), 1);
  }
}

/** The steps of one call, in order. */
export type Script = readonly ScriptStep[];

/**
 * - a text: the next chunk of the recipe.
 * - `wait`: so many milliseconds.
 * - `cue`: wait until `client.cue()` is called, with the same name if one is given.
 * - `fail`: throw; a code means a `RecipeError` with it.
 * - `finish`: end, with the reason and the model. Later steps aren't played.
 */
type ScriptStep =
  | string
  | { wait: number }
  | { cue: true | string }
  | { fail: RecipeErrorCode | Error }
  | { finish: FinishReason; model?: string | undefined };

/** A `RecipeClient` that streams, with the means to control and inspect it. */
export interface ScriptedClient {
  (request: RecipeRequest, options: { signal: AbortSignal }): AsyncIterable<RecipeChunk>;
  /** The calls so far, oldest first. */
  readonly calls: readonly ScriptedCall[];
  /**
   * Continues the script that has waited longest for this cue. Without a name it means the steps `{
   * cue: true }`. If no script is waiting, the cue is kept for the next.
   */
  cue: (name?: string) => void;
}

/** The arguments of a call. */
interface ScriptedCall {
  request: RecipeRequest;
  signal: AbortSignal;
}
