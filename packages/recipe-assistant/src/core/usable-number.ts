const warned = new Set<string>();

/**
 * A number that somebody set, or the default in place of one that cannot be used: not a number, or
 * negative. Says so once for each name and value, since options come anew with each render.
 */
export function usableNumber(name: string, value: unknown, fallback: number): number {
  if (value === undefined || value === null) return fallback;
  if (typeof value === 'number' && value >= 0) return value;
  const warning = `${name} must be a number, 0 or above; ${describe(value)} counts as ${fallback}.`;
  if (!warned.has(warning)) console.warn(warning);
  warned.add(warning);
  return fallback;
}

/** Options may come from anywhere; what it is matters, not what is in it. */
function describe(value: unknown): string {
  return typeof value === 'number' || typeof value === 'string' ? `${value}` : typeof value;
}
