import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import type { RecipeClient, RecipeError } from 'recipe-assistant';
import { builtInAvailability, createBuiltInClient } from 'recipe-assistant/built-in';
import { createRecipeRequest } from 'recipe-assistant/core';
import type { LanguageTag } from './app.tsx';
import { OWN_MODEL_WORDS } from './own-model-words.ts';

/**
 * Lets the model that the browser brings along write, where the page's server has none: at once if it is there, and by
 * the visitor's choice if it has to be downloaded first, which is offered in a line beside Get a recipe. The sample
 * writes until then. Nothing of it is stored.
 */
export default function OwnModel({ tag, failure, language, onClient }: OwnModelProps): ReactNode {
  const { state, loaded, download, decline, accept, stop } = useOwnModel(language, failure);
  const isUsed = state === 'writes' || state === 'failed' || state === 'unmentioned';
  useEffect(() => {
    onClient(isUsed ? client : undefined);
    return () => onClient(undefined);
  }, [isUsed, onClient]);

  if (state === 'absent' || state === 'unmentioned') return null;
  const words = OWN_MODEL_WORDS[tag];
  const lines = {
    downloadable: `${words.offer} ${words.size}`,
    declined: words.offer,
    downloading: words.downloading,
    undownloaded: words.failed,
    writes: words.writes,
    failed: words.failed,
  };
  const actions = {
    downloadable: [words.accept, download],
    declined: [words.accept, accept],
    downloading: [words.stop, stop],
    undownloaded: [words.accept, download],
    writes: [words.decline, decline],
    failed: [words.decline, decline],
  } as const;
  const [label, act] = actions[state];
  return (
    <div className="own-model" data-state={state}>
      <p aria-live="polite">{lines[state]}</p>
      {state === 'downloading' && (
        <progress aria-label={words.downloading} value={loaded}></progress>
      )}
      {/* One button in all states, so that it keeps the focus. */}
      <button type="button" data-recipe-action="" onClick={act} onKeyDown={ignoreRepeats}>
        <span>{label}</span>
      </button>
    </div>
  );
}

const client: RecipeClient = createBuiltInClient();

/** A held Enter would press the button of the next state. */
function ignoreRepeats(event: KeyboardEvent): void {
  if (event.repeat) event.preventDefault();
}

function useOwnModel(language: string | undefined, failure: RecipeError | undefined) {
  const [state, setState] = useState<State>('absent');
  const [loaded, setLoaded] = useState(0);
  const running = useRef<AbortController>(undefined);

  // Another language may be a model of its own.
  useEffect(() => {
    let isCurrent = true;
    void findState(language).then((found) => isCurrent && setState(found));
    return () => {
      isCurrent = false;
      running.current?.abort();
    };
  }, [language]);

  const [noted, noteFailure] = useState(failure);
  if (failure !== noted) {
    noteFailure(failure);
    if (failure && (state === 'writes' || state === 'unmentioned')) setState('failed');
  }

  async function download(): Promise<void> {
    const controller = new AbortController();
    const { signal } = controller;
    running.current = controller;
    setLoaded(0);
    setState('downloading');
    try {
      await writeFirstPiece(language, signal, setLoaded);
      if (!signal.aborted) setState('writes');
    } catch {
      if (!signal.aborted) setState('undownloaded');
    }
  }

  return {
    state,
    loaded,
    download: () => void download(),
    stop: () => {
      running.current?.abort();
      setState('downloadable');
    },
    accept: () => setState('writes'),
    decline: () => setState('declined'),
  };
}

async function findState(language: string | undefined): Promise<State> {
  const availability = await builtInAvailability({ language });
  if (availability === 'available') return 'unmentioned';
  return availability === 'unavailable' ? 'absent' : 'downloadable';
}

/** Downloads the model, and shows that it writes. */
async function writeFirstPiece(
  language: string | undefined,
  signal: AbortSignal,
  onDownload: (loaded: number) => void,
): Promise<void> {
  const request = createRecipeRequest(['rice', 'water'], { preferences: { language } });
  const pieces = createBuiltInClient({ onDownload })(request, { signal });
  await pieces.next();
  await pieces.return();
}

/** How it is with the model. `unmentioned` writes, too: the visitor was asked nothing. After `failed` it is asked again. */
type State =
  | 'absent'
  | 'unmentioned'
  | 'downloadable'
  | 'downloading'
  | 'undownloaded'
  | 'writes'
  | 'failed'
  | 'declined';

interface OwnModelProps {
  tag: LanguageTag;
  /** The last run's. */
  failure: RecipeError | undefined;
  /** In which recipes are written, by its English name. Default English. */
  language: string | undefined;
  /** Called with the client that writes, or undefined for the server's. */
  onClient: (client: RecipeClient | undefined) => void;
}
