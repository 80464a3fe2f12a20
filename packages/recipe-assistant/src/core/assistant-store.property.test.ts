import fc from 'fast-check';
import { createRecipeAssistant, type RecipeClient } from 'recipe-assistant/core';
import { expect, test, vi } from 'vitest';

/** The next action of a visitor or a model. `text`, `end` and `fail` reach one of the calls so far. */
const step = fc.oneof(
  fc.record({ type: fc.constant('add' as const), text: fc.string({ maxLength: 3 }) }),
  fc.record({ type: fc.constant('remove' as const), index: fc.nat(6) }),
  fc.record({ type: fc.constantFrom('retry', 'stop', 'reset', 'clear') }),
  fc.record({ type: fc.constantFrom('generate', 'wait') }),
  fc.record({ type: fc.constantFrom('text', 'end', 'fail'), call: fc.nat(3) }),
);

test('whatever happens in whatever order, the newest run alone is shown and nothing typed is lost', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 20, maxLength: 40 }), async (steps) => {
      const calls: Call[] = [];
      const client: RecipeClient = (_request, { signal }) => {
        const call = new Call(signal);
        return call.read(String((calls.push(call) - 1) % 10));
      };
      const typed = ['a', 'b', 'c', 'd'];
      const assistant = createRecipeAssistant({
        client,
        throttle: 0,
        minIngredients: 1,
        defaultIngredients: [...typed],
      });
      assistant.subscribe(check);

      function check() {
        const { status, isLoading, recipe, error, finishReason } = assistant.getState();
        expect(isLoading).toBe(status === 'submitted' || status === 'streaming');
        // A text contains its call's name: all of it must be from one call, the newest that may write.
        expect(new Set(recipe).size).toBeLessThanOrEqual(1);
        if (recipe !== '') expect(recipe[0]).toBe(String((calls.length - 1) % 10));
        if (status === 'submitted') expect(recipe).toBe('');
        if (status === 'error') expect(finishReason).toBeUndefined();
        if (error && error.code !== 'too-few-ingredients') expect(status).toBe('error');
      }

      for (const next of steps) {
        if ('text' in next) {
          if (assistant.addIngredient(next.text).added) {
            typed.push(...assistant.getState().ingredients.slice(typed.length));
          }
        } else if ('index' in next) {
          assistant.removeIngredient(next.index);
          if (next.index < typed.length) typed.splice(next.index, 1);
        } else if ('call' in next) {
          calls.at(-1 - next.call)?.push(next.type);
        } else if (next.type === 'clear') {
          assistant.clearIngredients();
          typed.length = 0;
        } else if (next.type === 'wait') {
          await new Promise((resolve) => setTimeout(resolve));
        } else {
          void assistant[next.type]();
        }
        check();
        expect(assistant.getState().ingredients).toEqual(typed);
      }
      assistant.stop();
      await new Promise((resolve) => setTimeout(resolve));
      expect(assistant.getState().isLoading).toBe(false);
      for (const call of calls) expect(call.isOver).toBe(true);
      // A listener that fails is reported: `check` holds in between, too.
      const lines = vi.mocked(console.error).mock.calls.map(([line]) => line as unknown);
      expect(lines.filter((line) => line !== 'Recipe generation failed')).toEqual([]);
      vi.mocked(console.error).mockClear();
    }),
    { numRuns: 150 },
  );
});

/** One call of the client, answered from outside, that goes on after its signal aborts. */
class Call {
  readonly #signal: AbortSignal;
  readonly #steps: ('text' | 'end' | 'fail')[] = [];
  #isEnded = false;
  #wake = () => {};

  constructor(signal: AbortSignal) {
    this.#signal = signal;
  }

  get isOver(): boolean {
    return this.#isEnded || this.#signal.aborted;
  }

  push(next: 'text' | 'end' | 'fail'): void {
    this.#isEnded ||= next !== 'text';
    this.#steps.push(next);
    this.#wake();
  }

  async *read(name: string): AsyncGenerator<string> {
    for (;;) {
      const next = this.#steps.shift();
      if (next === 'text') yield name;
      else if (next === 'end') return;
      else if (next === 'fail') throw new Error('the model failed');
      else await new Promise<void>((resolve) => (this.#wake = resolve));
    }
  }
}
