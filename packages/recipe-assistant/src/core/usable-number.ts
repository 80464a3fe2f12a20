const warned = new Set<string>();

/**
 * A number that somebody set, or the default in place of one that cannot be used: not a number, or
 * negative. Says so once for each name, since options come anew with each render.
 */
export function usableNumber<Name extends string>(
  options: { [Key in Name]?: number | undefined },
  name: Name,
  fallback: number,
): number {
  const value: unknown = options[name] ?? fallback;
  if (typeof value === 'number' && value >= 0) return value;
  if (!warned.has(name)) console.warn(`${name} must be a number, 0 or above: ${fallback} is used.`);
  warned.add(name);
  return fallback;
}
