'use client';

import { useSyncExternalStore } from 'react';
import { Shop } from '../shop/shop';

export default function Saved() {
  const text = useSyncExternalStore(
    () => () => {},
    () => localStorage.getItem('kept'),
    () => null,
  );
  const kept = JSON.parse(text ?? 'null');
  return typeof kept?.recipe === 'string' && <Shop kept={kept} />;
}
