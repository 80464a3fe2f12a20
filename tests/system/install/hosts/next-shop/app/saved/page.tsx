'use client';

import { useSyncExternalStore } from 'react';
import { Shop } from '../shop/shop';

export default function Saved() {
  const kept = useSyncExternalStore(
    () => () => {},
    () => localStorage.getItem('kept'),
    () => null,
  );
  return kept && <Shop kept={JSON.parse(kept)} />;
}
