import { useEffect, useRef, type KeyboardEvent, type MouseEvent, type ReactNode } from 'react';
import type { RecipeClient } from 'recipe-assistant';
import { createBuiltInClient } from 'recipe-assistant/built-in';
import type { LanguageTag } from './app.tsx';
import { OWN_MODEL_WORDS } from './own-model-words.ts';
import { useOwnModel, type ModelRun } from './use-own-model.ts';

/**
 * Lets the model that the browser brings along write, where the page's server has none: at once if it is there, and by
 * the visitor's choice if it has to be downloaded first. A line beside Get a recipe says which it is, and offers the
 * other. The sample writes until then. Nothing of it is stored.
 */
export default function OwnModel({ tag, run, language, onClient }: OwnModelProps): ReactNode {
  const { state, isUsed, loaded, accept, decline, stop } = useOwnModel(language, run);
  const ignoreSecondTap = useFirstTap();
  useEffect(() => {
    onClient(isUsed ? client : undefined);
    return () => onClient(undefined);
  }, [isUsed, onClient]);

  const words = OWN_MODEL_WORDS[tag];
  const shown = {
    absent: undefined,
    downloadable: [join(words.offer, words.size), words.accept, accept],
    awaited: [join(words.offer, words.downloading), words.accept, accept],
    downloading: [words.downloading, words.stop, stop],
    undownloaded: [words.undownloaded, words.accept, accept],
    writes: [words.writes, words.decline, decline],
    failed: [words.failed, words.decline, decline],
    declined: [words.offer, words.accept, accept],
  } as const;
  const [line, label, act] = shown[state] ?? [];
  return (
    <div className="own-model" data-state={state}>
      {/* There before its words, without which screen readers would not announce them. */}
      <p aria-live="polite">
        <span>{line}</span>
      </p>
      {act && (
        <div>
          {state === 'downloading' && <progress aria-label={line} value={loaded}></progress>}
          {/* One button in all states, so that it keeps the focus. */}
          <button
            type="button"
            data-recipe-action=""
            onClick={ignoreSecondTap(act)}
            onKeyDown={ignoreRepeats}
          >
            <span>{label}</span>
          </button>
        </div>
      )}
    </div>
  );
}

const client: RecipeClient = createBuiltInClient();

/** Milliseconds in which a second tap is ignored. */
const SAME_TAP_MS = 500;

/** Treats a double tap as one, since the second would press what the button says by then. */
function useFirstTap() {
  const last = useRef(-Infinity);
  return (act: () => void) =>
    ({ timeStamp, detail }: MouseEvent) => {
      // A key has no count of taps.
      if (detail && timeStamp - last.current < SAME_TAP_MS) return;
      last.current = timeStamp;
      act();
    };
}

/** A held Enter would press the button of the next state. */
function ignoreRepeats(event: KeyboardEvent): void {
  if (event.repeat) event.preventDefault();
}

/** Japanese and Chinese have no space between sentences. */
function join(sentence: string, next: string): string {
  return sentence + (sentence.endsWith('。') ? '' : ' ') + next;
}

interface OwnModelProps {
  tag: LanguageTag;
  run: ModelRun;
  /** In which recipes are written, by its English name. Default English. */
  language: string | undefined;
  /** Called with the client that writes, or undefined for the server's. */
  onClient: (client: RecipeClient | undefined) => void;
}
