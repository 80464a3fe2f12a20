/**
 * What the root of a part is known by: its name, and the mark by which the style sheet tells it and
 * what is in it from a page's own elements, which may have the same name.
 */
export function partRoot(slot: string): PartRoot {
  return { 'data-slot': slot, 'data-recipe-assistant': '' };
}

interface PartRoot {
  'data-slot': string;
  'data-recipe-assistant': '';
}
