import { useEffect, useState } from 'react';

/** Milliseconds until the words go, so that nobody comes across them when reading the page. */
const CLEAR_MS = 4000;

/** Words to be spoken once, for an `Announcer`; mostly none. */
export function useAnnouncer(): [words: string, announce: (words: string) => void] {
  const [words, announce] = useState('');
  useEffect(() => {
    if (words === '') return;
    const timer = setTimeout(() => announce(''), CLEAR_MS);
    return () => clearTimeout(timer);
  }, [words]);
  return [words, announce];
}
