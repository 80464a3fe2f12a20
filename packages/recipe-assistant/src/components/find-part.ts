import type { PartName } from './labels/create-words.ts';

/** The first part of a name inside an element. A name that no part has does not compile. */
export function findPart(
  inside: Element | null | undefined,
  name: PartName,
): HTMLElement | undefined {
  return inside?.querySelector<HTMLElement>(`[data-slot="${name}"]`) ?? undefined;
}

/** The group of a failure; its element is there without one, too. */
export function findFailure(inside: Element | null): HTMLElement | undefined {
  const group = findPart(inside, 'recipe-failure');
  return group?.dataset.code ? group : undefined;
}
