import type { DerivedRecipe } from './derive-recipe.ts';

/**
 * A recipe as schema.org's `Recipe`, which search engines and recipe managers read. Unknown properties
 * are omitted.
 *
 * Google shows a recipe only with a `name` and an `image`, of a dish that the page shows: pass one. It also asks for
 * `description`, `keywords`, an author, and on the page's side a rating, a video or nutrition: spread those over the
 * result (https://developers.google.com/search/docs/appearance/structured-data/recipe).
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
export function toJsonLd(recipe: DerivedRecipe, extra: JsonLdExtra = {}) {
  const { title, servings, minutes, ingredients, steps } = recipe;
  const { name = title, author, url, image, description, keywords, inLanguage } = extra;
  return harmless({
    '@context': 'https://schema.org' as const,
    '@type': 'Recipe' as const,
    name,
    author: describeAuthor(author),
    url: url?.replaceAll('<', '%3C'),
    image: image?.replaceAll('<', '%3C'),
    description,
    keywords,
    inLanguage,
    recipeYield: servings && [servings.from, servings.to].filter(Boolean).join('-'),
    prepTime: isoDuration(minutes?.prep),
    cookTime: isoDuration(minutes?.cook),
    totalTime: isoDuration(minutes?.total),
    recipeIngredient: ingredients.flatMap(({ lines }) => lines.map(({ text }) => text)),
    recipeInstructions: steps
      .map(({ heading, lines }) => {
        const items = lines.map(({ text }) => ({ '@type': 'HowToStep' as const, text }));
        if (!heading) return items;
        return { '@type': 'HowToSection' as const, name: heading, itemListElement: items };
      })
      .flat(),
  });
}

function describeAuthor(author: JsonLdExtra['author']) {
  if (!author) return undefined;
  if (typeof author === 'string') return { '@type': 'Person' as const, name: author };
  return { ...author, url: author.url?.replaceAll('<', '%3C') };
}

/** Minutes as an ISO 8601 duration: `PT1H30M`. */
function isoDuration(minutes: number | undefined): string | undefined {
  if (!minutes) return undefined;
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  return `PT${hours ? `${hours}H` : ''}${rest ? `${rest}M` : ''}`;
}

/**
 * Without what is unknown, and without `</script` and `<!--`, which end or comment out a script, even within a string;
 * `< 5 g` is harmless.
 */
function harmless<Properties>(properties: Properties): Properties {
  const known = JSON.stringify(properties, (_name, value: unknown) => value || undefined);
  return JSON.parse(known.replace(/<(?=[/!a-z])/gi, '< ')) as Properties;
}

/** Properties that only the page knows. */
export interface JsonLdExtra {
  /** The dish's name. Default: the recipe's title. */
  name?: string | undefined;
  /** A person's name, or who wrote it as schema.org has it: an organisation, such as the kitchen of a site. */
  author?: string | JsonLdAuthor | undefined;
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

/** Who wrote a recipe. */
export interface JsonLdAuthor {
  '@type': 'Person' | 'Organization';
  name: string;
  /** The address of a page about them. */
  url?: string | undefined;
}
