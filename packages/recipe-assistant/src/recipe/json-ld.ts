import type { DerivedRecipe, RecipeStep } from './derive-recipe.ts';

/**
 * A recipe as schema.org's `Recipe`, which search engines and recipe managers read. What is unknown is
 * left out. As JSON it may stand in a page's `script` as it is: none of its texts ends that or begins a
 * comment.
 *
 * @param extra who the recipe is by, and the address of its page; nothing is made up for them
 * @example
 * const json = JSON.stringify(toJsonLd(recipe, { url: 'https://example.org/leek-soup' }));
 * page.head.append(`<script type="application/ld+json">${json}</script>`);
 */
export function toJsonLd(recipe: DerivedRecipe, extra: JsonLdExtra = {}): RecipeJsonLd {
  const { title, servings, minutes = {}, ingredients, steps } = recipe;
  const known: RecipeJsonLd = {
    '@context': 'https://schema.org',
    '@type': 'Recipe',
    name: title && harmless(title),
    author: extra.author ? { '@type': 'Person', name: harmless(extra.author) } : undefined,
    url: extra.url?.replaceAll('<', '%3C') || undefined,
    recipeYield: servings && [servings.from, servings.to].filter((end) => end).join('-'),
    prepTime: isoDuration(minutes.prep),
    cookTime: isoDuration(minutes.cook),
    totalTime: isoDuration(minutes.total),
    recipeIngredient: ingredients.flatMap(({ lines }) => lines.map(({ text }) => harmless(text))),
    recipeInstructions: steps.flatMap(({ heading, lines }): (HowToStep | HowToSection)[] => {
      const itemListElement = lines.map(toHowToStep);
      if (heading === undefined) return itemListElement;
      return [{ '@type': 'HowToSection', name: harmless(heading), itemListElement }];
    }),
  };
  const entries = Object.entries(known).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries) as unknown as RecipeJsonLd;
}

function toHowToStep({ text }: RecipeStep): HowToStep {
  return { '@type': 'HowToStep', text: harmless(text) };
}

function isoDuration(minutes: number | undefined): string | undefined {
  if (minutes === undefined) return undefined;
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  return `PT${hours ? `${hours}H` : ''}${rest || !hours ? `${rest}M` : ''}`;
}

/** `</script` and `<!--` would be read as HTML, also within a string. `< 5 g` is harmless. */
function harmless(text: string): string {
  return text.replace(/<(?=[/!a-z])/gi, '< ');
}

/** What only the page knows of a recipe. */
export interface JsonLdExtra {
  /** A person's name. */
  author?: string | undefined;
  url?: string | undefined;
}

/** The properties of schema.org's `Recipe` that a text can tell. */
export interface RecipeJsonLd {
  '@context': 'https://schema.org';
  '@type': 'Recipe';
  name?: string | undefined;
  author?: { '@type': 'Person'; name: string } | undefined;
  url?: string | undefined;
  /** `4`, or `2-3`. */
  recipeYield?: string | undefined;
  /** ISO 8601: `PT1H30M`. */
  prepTime?: string | undefined;
  cookTime?: string | undefined;
  totalTime?: string | undefined;
  recipeIngredient: string[];
  recipeInstructions: (HowToStep | HowToSection)[];
}

interface HowToStep {
  '@type': 'HowToStep';
  text: string;
}

interface HowToSection {
  '@type': 'HowToSection';
  name: string;
  itemListElement: HowToStep[];
}
