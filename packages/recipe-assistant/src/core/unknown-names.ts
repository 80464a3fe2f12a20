import { warnOnce } from './caller-options.ts';

/** Warns of a name that an option doesn't have: TypeScript says so, plain JavaScript and an attribute don't. */
export function warnOfUnknown(
  option: string,
  given: readonly string[],
  known: readonly string[],
): void {
  for (const name of given.filter((each) => !known.includes(each))) {
    warnOnce(`${option} has no "${name}". There is ${known.join(', ') || 'none'}.`);
  }
}
