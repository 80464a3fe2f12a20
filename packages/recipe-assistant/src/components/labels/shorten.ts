import { cutAtWord } from '../../core/cut-at-word.ts';

/** The start of a long name. */
export function shorten(name: string, maximum: number): string {
  return name.length > maximum ? `${cutAtWord(name, maximum)}…` : name;
}
