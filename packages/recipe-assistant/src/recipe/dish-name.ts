import { isChatter, isFact } from '../markdown/captions.ts';
import { LABEL } from '../markdown/titles.ts';
import { anyOf } from './words/any-of.ts';

const LONGEST = 90;

const RECIPE = anyOf('recipe');
const FOR = anyOf('groups');

/** Names of a text or its sections, but of no dish. */
const GENERIC = new RegExp(
  String.raw`^(?:(?:the|your|my|an?|and|our|this|full|simple|easy|quick|basic|delicious|complete|suggested|recommended|refined|final)\s)*(?:(?:${RECIPE}|response|answer|description|introduction|overview)s?|recipe (?:idea|suggestion|card|title|name|detail)s?)$`,
  'iu',
);

export const BEFORE_NAME = new RegExp(
  String.raw`^(?:(?:${LABEL}|option)\s*(?:#?\d+)?\s*[:：.–-]\s*|(?:.* )?(?:${RECIPE}) (?:${FOR})\s|\d+[.)]\s+)`,
  'iu',
);

const BEHIND_NAME = new RegExp(
  String.raw`\s*(?:[(（](?:serves|servings|makes|yields?|${FOR})\s[^()（）]*[)）]|[-–—]\s*(?:serves|servings) \d.*)?[\s:：]*$`,
  'iu',
);

const QUOTED = /^["“„«](.+)["”“»]$/u;

/** A dish's name without what stands around it; undefined if it may not be one. */
export function nameIn(text: string): string | undefined {
  if (text.length > 3 * LONGEST) return undefined;
  const name = text
    .replace(/\s+/g, ' ')
    .replace(BEFORE_NAME, '')
    .replace(BEHIND_NAME, '')
    .replace(QUOTED, '$1');
  const isName =
    /\p{L}{2}/u.test(name) && name.length <= LONGEST && !/[.!?。！？]$|^\p{L}+ \d+$/u.test(name);
  return isName && !isGeneric(name) && !isChatter(name) && !isFact(name) ? name : undefined;
}

/** Whether words name a text, but no dish: `Simple recipe`. */
export function isGeneric(name: string): boolean {
  return GENERIC.test(name);
}
