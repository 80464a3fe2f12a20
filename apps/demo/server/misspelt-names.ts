import leven from 'leven';

/** Names as short as `PORT` are near to too many others. */
const MIN_LENGTH = 8;

/** How many letters may be wrong. */
const MAX_DISTANCE = 2;

/**
 * A line for each name that is nearly one of the server's: `HF_TOKN` would leave the sample kitchen
 * to answer, without a word. Where the right name is set as well, the other is somebody else's.
 */
export function findMisspelt(
  environment: Readonly<Record<string, string | undefined>>,
  names: readonly string[],
): string[] {
  const unset = names.filter((name) => name.length >= MIN_LENGTH && !environment[name]?.trim());
  return Object.keys(environment)
    .filter((name) => environment[name]?.trim() && !names.includes(name))
    .flatMap((name) => {
      const meant = unset.find((known) => isNear(name, known));
      return meant ? [`${name} is no setting: did you mean ${meant}?`] : [];
    });
}

function isNear(name: string, known: string): boolean {
  return leven(name.toUpperCase(), known, { maxDistance: MAX_DISTANCE + 1 }) <= MAX_DISTANCE;
}
