/** Hours, if any, minutes and seconds, readable in any language: `1:05`, `1:00:00`. */
export function formatClock(seconds: number, locale: string): string {
  const parts = [Math.floor(seconds / 60) % 60, seconds % 60];
  if (seconds >= 3600) parts.unshift(Math.floor(seconds / 3600));
  return parts
    .map((part, index) => part.toLocaleString(locale, { minimumIntegerDigits: index ? 2 : 1 }))
    .join(':');
}
