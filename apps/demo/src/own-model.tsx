import { useEffect, type KeyboardEvent, type ReactNode } from 'react';
import type { RecipeClient } from 'recipe-assistant';
import { createBuiltInClient } from 'recipe-assistant/built-in';
import type { LanguageTag } from './app.tsx';
import { OWN_MODEL_WORDS } from './own-model-words.ts';
import { useOwnModel } from './use-own-model.ts';

/**
 * Lets the model that the browser brings along write, where the page's server has none: at once if it is there, and by
 * the visitor's choice if it has to be downloaded first. A line beside Get a recipe says which it is, and offers the
 * other. The sample writes until then. Nothing of it is stored.
 */
export default function OwnModel(props: OwnModelProps): ReactNode {
  const { tag, language, hasFailed, setHasFailed, onClient } = props;
  const { state, isThere, loaded, accept, decline, stop } = useOwnModel(language, setHasFailed);
  useEffect(() => onClient(state === 'used' ? client : undefined), [state, onClient]);

  const words = OWN_MODEL_WORDS[tag];
  const offer = isThere ? words.offer : words.offer + words.size;
  const shown = {
    absent: undefined,
    offered: [hasFailed ? words.failed : offer, words.accept, accept],
    downloading: [words.downloading, words.stop, stop],
    used: [hasFailed ? words.failed : words.writes, words.decline, decline],
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
            // The second press of a double click would press what the button says by then.
            onClick={({ detail }) => detail > 1 || act()}
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

/** A held Enter would press the button of the next state. */
function ignoreRepeats(event: KeyboardEvent): void {
  if (event.repeat) event.preventDefault();
}

interface OwnModelProps {
  tag: LanguageTag;
  /** In which recipes are written, by its English name. Default English. */
  language: string | undefined;
  /** Whether the model, or its download, has failed lately. */
  hasFailed: boolean;
  setHasFailed: (hasFailed: boolean) => void;
  /** Called with the client that writes, or undefined for the server's. */
  onClient: (client: RecipeClient | undefined) => void;
}
