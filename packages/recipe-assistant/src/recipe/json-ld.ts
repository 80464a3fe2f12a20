import type { DerivedRecipe } from './derive-recipe.ts';

/**
 * A recipe as schema.org's `Recipe`, which search engines and recipe managers read. Unknown properties
 * are omitted.
 *
 * The output of `JSON.stringify` is safe inside a `script` element: a `<` that could end the script or
 * start a comment gets a space after it, whatever the model wrote.
 *
 * @param extra what only the page knows. Its `name` wins over the recipe's title, which search engines
 *   require and a text may lack
 * @example
 * const json = JSON.stringify(toJsonLd(recipe, { url: 'https://example.org/leek-soup' }));
 * const html = `<script type="application/ld+json">${json}</script>`;
 */
export function toJsonLd(recipe: DerivedRecipe, extra: JsonLdExtra = {}): RecipeJsonLd {
  const { title, servings, minutes, ingredients, steps } = recipe;
  const { name = title, author, url, image, description, keywords, inLanguage } = extra;
  const properties = {
    '@context': 'https://schema.org',
    '@type': 'Recipe',
    name,
    author: author && { '@type': 'Person', name: author },
    url: url?.replaceAll('<', '%3C'),
    image: image?.replaceAll('<', '%3C'),
    description,
    keywords,
    inLanguage,
    recipeYield: servings && Object.values(servings).filter(Boolean).join('-'),
    prepTime: isoDuration(minutes?.prep),
    cookTime: isoDuration(minutes?.cook),
    totalTime: isoDuration(minutes?.total),
    recipeIngredient: ingredients.flatMap(({ lines }) => lines.map(({ text }) => text)),
    recipeInstructions: steps.flatMap<HowToStep | HowToSection>(({ heading, lines }) => {
      const itemListElement = lines.map(({ text }): HowToStep => ({ '@type': 'HowToStep', text }));
      if (!heading) return itemListElement;
      return [{ '@type': 'HowToSection', name: heading, itemListElement }];
    }),
  };
  const known = Object.entries(properties).filter(([, value]) => value);
  return harmless(Object.fromEntries(known) as unknown as RecipeJsonLd);
}

/** Minutes as an ISO 8601 duration: `PT1H30M`. */
function isoDuration(minutes: number | undefined): string | undefined {
  if (!minutes) return undefined;
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  return `PT${hours ? `${hours}H` : ''}${rest ? `${rest}M` : ''}`;
}

/** `</script` and `<!--` end or comment out a script, even within a string; `< 5 g` is harmless. */
function harmless(recipe: RecipeJsonLd): RecipeJsonLd {
  const json = JSON.stringify(recipe).replace(/<(?=[/!a-z])/gi, '< ');
  return JSON.parse(json) as RecipeJsonLd;
}

/** Properties that only the page knows. */
export interface JsonLdExtra {
  /** The dish's name. Default: the recipe's title. */
  name?: string | undefined;
  /** A person's name. */
  author?: string | undefined;
  /** The address of the recipe's page. */
  url?: string | undefined;
  /** The address of an image of the dish. */
  image?: string | undefined;
  description?: string | undefined;
  /** Words separated by commas. */
  keywords?: string | undefined;
  /** A BCP 47 language tag, such as `en` or `pt-BR`. */
  inLanguage?: string | undefined;
}

/** The properties of schema.org's `Recipe` that a text can provide. */
interface RecipeJsonLd {
  '@context': 'https://schema.org';
  '@type': 'Recipe';
  name?: string;
  author?: { '@type': 'Person'; name: string };
  url?: string;
  image?: string;
  description?: string;
  keywords?: string;
  inLanguage?: string;
  /** `4`, or `4-6`. */
  recipeYield?: string;
  /** ISO 8601 durations: `PT1H30M`. */
  prepTime?: string;
  cookTime?: string;
  totalTime?: string;
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
