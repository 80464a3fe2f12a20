import { isDatum, startsLikeTalk } from '../markdown/roles/talk.ts';
import { isMarkedTitle, isPlainTitle } from '../markdown/roles/title.ts';
import type { Parted } from './parts.ts';
import type { Row } from './rows.ts';

const LONGEST = 90;

/** What a text calls itself, or a part of itself, and no dish. */
const GENERIC =
  /^(?:(?:the|your|my|an?|our|this|full|simple|easy|quick|basic|delicious|complete|suggested|recommended|refined|final)\s)*(?:recipes?|recipe (?:idea|suggestion|card|title|name|detail)s?|responses?|answers?|descriptions?|introductions?|overviews?|rezept|recette|receta|recepta|ricetta|receita|recept|przepis|рецепт|レシピ|食谱|菜谱|레시피)$/iu;

const BEFORE_NAME =
  /^(?:(?:recipe|title|dish|option|rezept|recette|receta|ricetta|receita)(?: name| title)?\s*(?:#?\d+)?\s*[:：.–-]\s*|recipe for\s|\d+[.)]\s+)/iu;

const BEHIND_NAME =
  /\s*(?:[(（](?:serves|makes|for|servings|yields?|für|pour|para|per)\s[^()（）]*[)）]|[-–—]\s*serves \d.*)?[\s:：]*$/iu;

const ONE_WORD = /^\p{Lu}\p{L}{3,}(?:\s*\([^()]*\))?$/u;

const AROUND_NAME =
  /^[\p{Extended_Pictographic}\u200d\ufe0f\s]+|[\p{Extended_Pictographic}\u200d\ufe0f\s]+$/gu;
const QUOTED = /^["“„«](.+)["”“»]$/u;

/** In what announces a recipe, and in no name. */
const ANNOUNCES = /^to make|\b(?:follow|steps|ingredients|here|need|let['’]s)\b/i;

/**
 * The dish's name, from what the page shows as the title or, where that stands over several recipes,
 * from what stands over the first. Undefined where that may be no name: none is better than a wrong one.
 */
export function titleOf({ parts, nextName }: Parted): string | undefined {
  const main = parts.findIndex(({ section }) => section !== 'other');
  const before = parts.slice(0, main);
  const title = before.find(({ label }) => label?.kind === 'title')?.label;
  const last = before.at(-1);
  const isOver = (last?.label?.level ?? 7) < (parts[main]?.label?.level ?? 7);
  const over = isOver && last?.label !== title ? last?.label : undefined;
  const isOneOfMany = over?.level !== undefined && over.level === nextName?.level;
  const line = last?.rows.findLast(({ words }) => !isDatum(words));
  const names = isOneOfMany ? [over] : [title, over, line && isName(line) ? line : undefined];
  for (const name of names) {
    const text = name && nameIn(name);
    if (text !== undefined) return text;
  }
  return undefined;
}

/** A line over the ingredients: `1. Chicken stew:`, `Koldskål (Danish buttermilk soup)`. */
function isName({ kind, raw, words }: Row): boolean {
  return (kind === 'item' && isMarkedTitle(raw)) || isPlainTitle(words) || ONE_WORD.test(words);
}

function nameIn({ text }: Row): string | undefined {
  const name = text
    .replace(/\s+/g, ' ')
    .replace(AROUND_NAME, '')
    .replace(BEFORE_NAME, '')
    .replace(BEHIND_NAME, '')
    .replace(AROUND_NAME, '')
    .replace(QUOTED, '$1');
  const isName =
    /\p{L}{2}/u.test(name) &&
    !ANNOUNCES.test(name) &&
    name.length <= LONGEST &&
    !/[.!?。！？]$/u.test(name);
  return isName && !GENERIC.test(name) && !startsLikeTalk(name) && !isDatum(name)
    ? name
    : undefined;
}
