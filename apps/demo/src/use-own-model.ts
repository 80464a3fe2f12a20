import { useEffect, useState } from 'react';
import {
  builtInAvailability,
  createBuiltInClient,
  type BuiltInAvailability,
} from 'recipe-assistant/built-in';
import { createRecipeRequest } from 'recipe-assistant/core';

/**
 * Whether the model that the browser brings along is there for this language, writes by the visitor's choice, or is
 * being downloaded, and what its button does. The choice and a download outlast a change of language.
 */
export function useOwnModel(language: string | undefined, setHasFailed: SetHasFailed) {
  const [availability, setAvailability] = useState<BuiltInAvailability>('unavailable');
  const [isDeclined, setIsDeclined] = useState(false);
  const [download, setDownload] = useState<AbortController>();
  /** How much of it is downloaded, from 0 to 1. Undefined while this page downloads nothing. */
  const [loaded, setLoaded] = useState<number>();

  useEffect(() => {
    let isCurrent = true;
    async function find(): Promise<void> {
      const found = await builtInAvailability({ language });
      // Another language may be a model of its own.
      if (!isCurrent) return;
      setAvailability(found);
      // Not at the end of the download, since the line would tell for a moment what was true before it.
      if (!download) setLoaded(undefined);
    }
    void find();
    return () => {
      isCurrent = false;
    };
  }, [language, download]);

  async function startDownload(): Promise<void> {
    const controller = new AbortController();
    setDownload(controller);
    setLoaded(0);
    const writes = await tryOut(language, controller.signal, setLoaded);
    setHasFailed(!writes && !controller.signal.aborted);
    setDownload(undefined);
  }

  const isThere = availability === 'available';
  return {
    state: nameState({ availability, isDeclined, loaded }),
    isThere,
    loaded,
    accept: () => {
      setIsDeclined(false);
      setHasFailed(false);
      if (!isThere) void startDownload();
    },
    decline: () => {
      setIsDeclined(true);
      setHasFailed(false);
    },
    stop: () => download?.abort(),
  };
}

function nameState({ availability, isDeclined, loaded }: Facts): State {
  if (loaded !== undefined) return 'downloading';
  if (availability === 'unavailable') return 'absent';
  return availability === 'available' && !isDeclined ? 'used' : 'offered';
}

/** Downloads the model, and says whether it writes. */
async function tryOut(
  language: string | undefined,
  signal: AbortSignal,
  onDownload: (loaded: number) => void,
): Promise<boolean> {
  const request = createRecipeRequest(['rice', 'water'], { preferences: { language } });
  const pieces = createBuiltInClient({ onDownload })(request, { signal });
  try {
    await pieces.next();
    await pieces.return();
    return true;
  } catch {
    return false;
  }
}

interface Facts {
  availability: BuiltInAvailability;
  isDeclined: boolean;
  loaded: number | undefined;
}

type State = 'absent' | 'offered' | 'downloading' | 'used';

type SetHasFailed = (hasFailed: boolean) => void;
