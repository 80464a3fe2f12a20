import { useEffect, useState, type ReactNode } from 'react';
import { cookLabels } from '../../components/labels/cook-labels.ts';
import { withLabels } from '../../components/labels/label.ts';
import type { Words } from '../../components/labels/words.ts';
import { useStableCallback } from '../../components/use-stable-callback.ts';

/**
 * A lock that is released sooner than this while the page is visible counts as refused. In
 * milliseconds.
 */
const SHORTEST_MS = 1000;

/** A toggle that keeps the screen on; absent if the browser can't. */
export function KeepAwake({ onUse, say, words }: KeepAwakeProps): ReactNode {
  const { labels, slotProps } = withLabels(words, cookLabels);
  const [isOn, setIsOn] = useState(false);
  useWakeLock(isOn, () => {
    setIsOn(false);
    say(labels.notKeptAwake);
  });
  if (!hasWakeLock()) return null;
  return (
    <button
      type="button"
      {...slotProps('tool-button')}
      aria-pressed={isOn}
      onClick={() => {
        setIsOn(!isOn);
        say('');
        onUse();
      }}
    >
      {labels['keep-awake']}
    </button>
  );
}

/**
 * Keeps the screen on while it is wanted and the page is visible. Browsers release the lock when a page
 * is hidden; it is requested again when the page comes back.
 *
 * @param onRefused called if the browser refuses it, for example with a low battery
 */
export function useWakeLock(isWanted: boolean, onRefused: () => void): void {
  const refuse = useStableCallback(onRefused);
  useEffect(
    () => (isWanted && hasWakeLock() ? holdWakeLock(refuse) : undefined),
    [isWanted, refuse],
  );
}

/** @returns a function that releases it */
function holdWakeLock(onRefused: () => void): () => void {
  let isOver = false;
  let lock: WakeLockSentinel | undefined;
  let attempts = 0;
  const isHeld = () => lock !== undefined && !lock.released;

  async function take(): Promise<void> {
    if (isHeld() || !isSeen()) return;
    attempts += 1;
    const attempt = attempts;
    try {
      const granted = await navigator.wakeLock.request('screen');
      if (isOver || isHeld()) return await granted.release();
      lock = granted;
      const since = performance.now();
      granted.addEventListener('release', () => {
        if (isOver || !isSeen()) return;
        if (performance.now() - since > SHORTEST_MS) void take();
        else onRefused();
      });
    } catch {
      // If the page was hidden meanwhile, it tries again when visible.
      if (!isOver && isSeen() && attempt === attempts) onRefused();
    }
  }

  const look = () => void take();
  look();
  document.addEventListener('visibilitychange', look);
  return () => {
    isOver = true;
    document.removeEventListener('visibilitychange', look);
    lock?.release().catch(() => {});
  };
}

function isSeen(): boolean {
  return document.visibilityState === 'visible';
}

/** Whether the browser supports it; only in a secure context. */
function hasWakeLock(): boolean {
  return 'wakeLock' in navigator && navigator.wakeLock !== undefined;
}

interface KeepAwakeProps {
  onUse: () => void;
  /** Shows and announces a message in the row. */
  say: (text: string) => void;
  words: Words;
}
