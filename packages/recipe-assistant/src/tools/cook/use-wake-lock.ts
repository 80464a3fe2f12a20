import { useEffect, useState, type RefObject } from 'react';

/**
 * Keeps the screen on while it is mounted. Browsers release the lock when the page is hidden; it is requested again when
 * the page is back.
 *
 * @returns whether the device refuses to, or can't
 */
export function useWakeLock(dialogRef: RefObject<HTMLElement | null>): boolean {
  const [isRefused, setIsRefused] = useState(false);
  useEffect(() => {
    // The page may have rendered the dialog into a window of its own, which is the one that is seen.
    const { document, navigator } = dialogRef.current!.ownerDocument.defaultView!;
    // One request after another, so that no lock is left over.
    let lock = Promise.resolve<WakeLockSentinel | undefined>(undefined);
    const isSeen = () => document.visibilityState === 'visible';
    const request = async () => {
      try {
        return await navigator.wakeLock.request('screen');
      } catch {
        // A page that was hidden meanwhile tries again when it is visible.
        if (isSeen()) setIsRefused(true);
        return undefined;
      }
    };
    const take = () => {
      if (isSeen()) lock = lock.then((held) => (held && !held.released ? held : request()));
    };
    take();
    document.addEventListener('visibilitychange', take);
    return () => {
      document.removeEventListener('visibilitychange', take);
      void lock.then((held) => held?.release());
    };
  }, [dialogRef]);
  return isRefused;
}
