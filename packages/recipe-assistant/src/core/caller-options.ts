const warned = new Set<string>();

/** Returns a number option, or its default, with a warning, if it is negative or not a number. */
export function usableNumber<Name extends string>(
  options: { [Key in Name]?: number | undefined },
  name: Name,
  fallback: number,
): number {
  const value: unknown = options[name] ?? fallback;
  if (typeof value === 'number' && value >= 0) return value;
  warnOnce(`${name} must be a number >= 0`);
  return fallback;
}

/** For what is read on every render. */
export function warnOnce(words: string): void {
  if (!warned.has(words)) console.warn(words);
  warned.add(words);
}

/**
 * Checks a required option, which may be missing in plain JavaScript or from an environment.
 *
 * @throws {TypeError} Names the missing option.
 */
export function requireOption<Options extends object, Name extends keyof Options & string>(
  creator: string,
  options: Options | undefined,
  name: Name,
): NonNullable<Options[Name]> {
  const value = options?.[name];
  if (value) return value;
  throw new TypeError(`${creator} needs a ${name}.`);
}

/**
 * Calls a callback of the page. If it throws or rejects, the error is reported as the engine reports an
 * uncaught one; neither the run nor the process ends.
 */
export async function callSafely(callback: () => unknown): Promise<void> {
  try {
    await callback();
  } catch (fault) {
    reportFault(fault);
  }
}

/** Reports what was caught as the engine reports what was not. */
export function reportFault(fault: unknown): void {
  // Outside a page `reportError` may end the process, and jsdom has none.
  const report = typeof document === 'object' ? globalThis.reportError : undefined;
  (report ?? console.error)(fault);
}
