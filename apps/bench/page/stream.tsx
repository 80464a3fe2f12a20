import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { FORMATTERS, type Formatter } from './formatters.tsx';
import { recipe } from './recipe.ts';
import type { FormatterName } from '../formatter-names.ts';

/** About the number of characters of a model's token in English. */
const TOKEN_LENGTH = 4;
const WARM_UP_TOKENS = 250;

let format: Formatter;
let root: Root;
let text = '';

/** The steps of a measurement, called from outside, so that only `run` is timed. */
globalThis.steps = {
  async load(name) {
    format = await FORMATTERS[name]();
  },

  /** A garbage collection also drops compiled code, so a short run follows it. */
  async prepare(tokens) {
    globalThis.gc?.();
    open(WARM_UP_TOKENS);
    await steps.run();
    root.unmount();
    open(tokens);
  },

  /** One render for each token, and all that a formatter puts off is done before the next. */
  async run() {
    for (let end = TOKEN_LENGTH; end <= text.length; end += TOKEN_LENGTH) {
      await whenIdle(() => flushSync(() => root.render(format(text.slice(0, end), true))));
    }
    await whenIdle(() => flushSync(() => root.render(format(text, false))));
    await whenIdle(() => {});
  },

  close() {
    const shown = letters(document.body.textContent) / letters(text);
    root.unmount();
    return shown;
  },
};

function open(tokens: number): void {
  text = recipe(tokens * TOKEN_LENGTH);
  document.body.replaceChildren(document.createElement('main'));
  root = createRoot(document.body.firstElementChild!);
}

/** A task of its own, so that the browser counts it as script. */
function whenIdle(task: () => void): Promise<void> {
  return scheduler.postTask(task, { priority: 'background' });
}

function letters(words: string): number {
  return words.replace(/[^a-z]/gi, '').length;
}

declare global {
  var steps: {
    load: (formatter: FormatterName) => Promise<void>;
    prepare: (tokens: number) => Promise<void>;
    run: () => Promise<void>;
    /** Returns the share of the text's letters on the page: 1 is all. */
    close: () => number;
  };
}
