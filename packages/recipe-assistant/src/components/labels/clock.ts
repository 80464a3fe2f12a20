/** Hours, if any, minutes and seconds, readable in any language: `1:05`, `1:00:00`. */
export function formatClock(seconds: number, locale: string): string {
  const parts = [Math.floor(seconds / 60) % 60, seconds % 60];
  if (seconds >= 3600) parts.unshift(Math.floor(seconds / 3600));
  return parts
    .map((part, index) => part.toLocaleString(locale, { minimumIntegerDigits: index ? 2 : 1 }))
    .join(':');
}

/** A count with its unit in words, for a voice: `8 seconds`, `1 hour`. */
export function spellUnit(
  count: number,
  unit: 'hour' | 'minute' | 'second',
  locale: string,
): string {
  const style = { style: 'unit', unit, unitDisplay: 'long' } as const;
  return new Intl.NumberFormat(locale, style).format(count);
}
