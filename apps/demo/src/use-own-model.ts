import { useEffect, useRef, useState } from 'react';
import type { RecipeError } from 'recipe-assistant';
import {
  builtInAvailability,
  createBuiltInClient,
  type BuiltInAvailability,
} from 'recipe-assistant/built-in';
import { createRecipeRequest } from 'recipe-assistant/core';

/**
 * How it is with the model that the browser brings along. What it is follows from the browser's answer for the language,
 * a running download, what failed last, and the visitor's choice of the sample, each of which outlasts a change of
 * language.
 */
export function useOwnModel(language: string | undefined, run: ModelRun) {
  const [availability, setAvailability] = useState<BuiltInAvailability>('unavailable');
  const [isDeclined, setIsDeclined] = useState(false);
  const [failed, setFailed] = useState<Failed>();
  /** From 0 to 1. Undefined while this page downloads nothing. */
  const [loaded, setLoaded] = useState<number>();
  const download = useRef<AbortController>(undefined);
  const ask = useRef<() => Promise<void>>(undefined);

  useEffect(() => {
    let isCurrent = true;
    async function find(): Promise<void> {
      const found = await builtInAvailability({ language });
      // Another language may be a model of its own.
      if (!isCurrent) return;
      setAvailability(found);
      // Not before, since the line would tell for a moment what was true before the download.
      if (!download.current) setLoaded(undefined);
    }
    ask.current = find;
    void find();
    // Meanwhile another tab may have downloaded it.
    document.addEventListener('visibilitychange', find);
    return () => {
      isCurrent = false;
      document.removeEventListener('visibilitychange', find);
    };
  }, [language]);

  useEffect(() => {
    let isCurrent = true;
    async function note(): Promise<void> {
      await ask.current?.();
      if (isCurrent) setFailed((before) => nameFailed(run, before));
    }
    void note();
    return () => {
      isCurrent = false;
    };
  }, [run]);

  useEffect(() => () => download.current?.abort(), []);

  async function startDownload(): Promise<void> {
    const { signal } = (download.current = new AbortController());
    setLoaded(0);
    const found = await tryOut(language, signal, setLoaded);
    if (!signal.aborted) setFailed(found);
    download.current = undefined;
    await ask.current?.();
  }

  const state = nameState({ availability, isDeclined, failed, loaded });
  return {
    state,
    isUsed: state === 'writes' || state === 'failed',
    loaded,
    accept: () => {
      setIsDeclined(false);
      setFailed(undefined);
      if (state !== 'declined') void startDownload();
    },
    decline: () => setIsDeclined(true),
    stop: () => download.current?.abort(),
  };
}

function nameState({ availability, isDeclined, failed, loaded }: Facts): State {
  if (loaded !== undefined) return 'downloading';
  if (availability === 'unavailable') return 'absent';
  if (failed === 'download') return 'undownloaded';
  if (availability === 'downloadable') return 'downloadable';
  if (availability === 'downloading') return 'awaited';
  if (isDeclined) return 'declined';
  return failed ? 'failed' : 'writes';
}

/** That a download has failed stays true while the sample answers. */
function nameFailed({ failure }: ModelRun, before: Failed | undefined): Failed | undefined {
  if (!failure) return before === 'download' ? before : undefined;
  // A list that is too long is no fault of the model.
  if (failure.code === 'refused-input') return undefined;
  // The browser reaches for the network only to download what has gone since.
  return failure.code === 'network' ? 'download' : 'model';
}

/** Downloads the model, and looks whether it writes. */
async function tryOut(
  language: string | undefined,
  signal: AbortSignal,
  onDownload: (loaded: number) => void,
): Promise<Failed | undefined> {
  const request = createRecipeRequest(['rice', 'water'], { preferences: { language } });
  const pieces = createBuiltInClient({ onDownload })(request, { signal });
  try {
    await pieces.next();
    await pieces.return();
    return undefined;
  } catch {
    return (await builtInAvailability({ language })) === 'available' ? 'model' : 'download';
  }
}

interface Facts {
  availability: BuiltInAvailability;
  isDeclined: boolean;
  failed: Failed | undefined;
  loaded: number | undefined;
}

type Failed = 'download' | 'model';

/** In `awaited` the download of another tab runs; after `failed` the model is asked again. */
type State =
  | 'absent'
  | 'downloadable'
  | 'awaited'
  | 'downloading'
  | 'undownloaded'
  | 'writes'
  | 'failed'
  | 'declined';

/** The last run: another object when one begins, and when one of this model fails. */
export interface ModelRun {
  failure?: RecipeError;
}
