import { fetchTitle } from '../../recipe/fetch-title.ts';
import type { Words } from '../labels/create-words.ts';
import type { RecipeTextProps } from '../labels/words.ts';
import type { Phrase } from '../live-region.tsx';
import type { RecipeEnd } from './recipe-notice.tsx';
import type { ViewProps } from './recipe-view-props.ts';

/** The length in UTF-16 units from which a recipe is announced, and not read out: a minute of speech. */
const LONG_TEXT = 1200;

/** Where a title is to be put in. */
const TITLE = '{title}';

/**
 * What is said of a recipe at its end: of one that is incomplete first that, then its title; of a long one what it is,
 * since people read on by its headings; else the whole text.
 *
 * @param text As it is shown.
 */
export function spokenRecipe(
  view: ViewProps,
  { notice }: RecipeEnd,
  text: string,
  words: SpokenIn,
): readonly Phrase[] | Promise<readonly Phrase[]> {
  const whole = [{ text, lang: words.lang }];
  if (notice) return wordsOfEnd(view, notice, words);
  if (text.length < LONG_TEXT) return whole;
  return describeRecipe(view, words).then((phrases) => phrases ?? whole);
}

/** What is said of a recipe that was heard before; nothing if it has no title. */
export async function spokenTitle(
  view: ViewProps,
  lang: string | undefined,
): Promise<readonly Phrase[]> {
  const title = await titleOf(view);
  return title ? [{ text: title, lang }] : [];
}

async function wordsOfEnd(
  view: ViewProps,
  notice: string,
  { words, lang }: SpokenIn,
): Promise<readonly Phrase[]> {
  const title = await titleOf(view);
  if (!title) return [{ text: notice }];
  if (view.finishReason === 'aborted') return withTitle(words.labels.stoppedRecipe, title, lang);
  return withTitle(`${notice} ${TITLE}.`, title, lang);
}

/** Undefined without one, and if the reader of titles is not loaded. */
function titleOf({ recipe = '', recipeLang }: ViewProps): Promise<string | undefined> {
  return fetchTitle(recipe, recipeLang).catch(() => undefined);
}

/** Undefined if it cannot be read as data. */
async function describeRecipe(
  { recipe = '', recipeLang }: ViewProps,
  { words, lang }: SpokenIn,
): Promise<readonly Phrase[] | undefined> {
  const reader = await import('../../recipe/derive-recipe.ts').catch(() => undefined);
  const read = reader?.deriveRecipe(recipe, { language: recipeLang });
  if (!read) return undefined;
  const { labels, format } = words;
  const contents = [
    ...(read.title ? [TITLE] : []),
    format(labels.ingredientCount, { count: linesOf(read.ingredients).length }),
    format(labels.stepCount, { count: linesOf(read.steps).length }),
  ];
  return withTitle(format(labels.recipeReady, { contents }), read.title ?? '', lang);
}

function linesOf(groups: readonly { lines: readonly unknown[] }[]): readonly unknown[] {
  return groups.flatMap(({ lines }) => lines);
}

/** A sentence of the page with the recipe's title, in the language of each. */
function withTitle(sentence: string, title: string, lang: string | undefined): readonly Phrase[] {
  const [before = '', after] = sentence.split(TITLE);
  if (after === undefined) return [{ text: sentence }];
  return [{ text: before }, { text: title, lang }, { text: after }].filter(({ text }) => text);
}

/** The words of the page about a recipe, and the language of the recipe itself. */
interface SpokenIn extends RecipeTextProps {
  words: Words;
}
