import { isGeneric } from './dish-name.ts';
import { MEASURE } from './numbers.ts';
import { anyOf } from './words/any-of.ts';

const RECIPE = anyOf('recipe');

/** Words behind a dish's name in a sentence. */
export const GOES_ON =
  '(?:that|which|with|without|your?|for|using|inspired|adapted|served|perfect)(?!\\p{L})';

/** As many words as are capitalised, with small ones between them. */
const NAME = String.raw`\p{Lu}[\p{L}'’-]+(?: (?:(?:${anyOf('small')}|&) ){0,2}\p{Lu}[\p{L}'’-]+){0,8}`;
const CAPITALISED = new RegExp(String.raw`^(${NAME})(?: (\p{L}))?`, 'u');

/** What may stand before the name of what is made. */
const ARTICLE =
  '(?:(?:an?|the|some|une?|una|eine?n?|de la|la|el|les?|des|du|votre propre|tu propio) )?';

/** `… a recipe for`, `… una receta fácil para preparar` */
const RECIPE_FOR = new RegExp(
  String.raw`(?:${RECIPE}) (?:\p{L}+ )?(?:${anyOf('groups')}|d[aei]|v[ao]n) (?:(?:mak(?:e|ing)|cook(?:ing)?|prepar(?:e|ing)|bak(?:e|ing)|creat(?:e|ing)|preparare?|hacer|hornear|fazer|fare|préparer|faire) )?${ARTICLE}`,
  'iu',
);

/** At the start of a sentence: `Making`, `To make` */
const MAKING = new RegExp(
  String.raw`(?:(?:(?:^|[.!?] )To |[Hh]ow to )(?:make|cook|prepare|bake)|(?:^|[.!?] )(?:Making|Cooking|Preparing|Baking)) ${ARTICLE}`,
  'u',
);

/** A name that is offered: `Here's a quick Pad Thai that`, `I suggest trying a creamy Leek Soup.`, `A recipe: Leek Soup` */
const OFFERED = new RegExp(
  String.raw`(?:(?:${RECIPE}|idea)(?: for you)?: |(?:[Hh]ere['’]s|[Hh]ere is|[Ii]t['’]s|[Ss]uggest|[Rr]ecommend|[Tt]ry|about|[Mm]ake|[Mm]aking|[Pp]repare|[Pp]reparing) (?:(?!(?:from|in|of|to|by|for|with|using|recipe) )\p{Ll}[\p{L}-]*,? ){1,6})["“]?(${NAME})["”]?(?= (?:${RECIPE}|${GOES_ON})| ?[.:,!?—–(]|$)`,
  'u',
);

/** The start of a sentence that says what a dish is: `Sure! Kubdari is a Georgian bread`, `麻婆豆腐是一道`. */
const DEFINED = new RegExp(
  String.raw`(?<=^(?:[^,.]{1,12}, )?|[.!?:]\s)(?:(?:The|An?) )?(?!\p{L}+ing )(${NAME})(?: \([^()]*\))?(?:, [^,.]+,)? (?:is|are) (?:an?|the|one|popular) |(?<=^|[。！？，：])(\p{sc=Han}{2,12})是一[道款]`,
  'u',
);

/** `5 litres of` what is made. */
const AMOUNT = new RegExp(String.raw`^\d[\d.,]* ?${MEASURE} (?:(?:of|de|di) )?`, 'iu');

/** A name in lower case, up to where the sentence ends or goes on: `classic chocolate chip cookies that` */
const WHOLE =
  /^((?:[\p{L}'’-]+ ){0,5}?[\p{L}'’-]+)(?: (?:at home|en casa|à la maison|zu Hause))?(?:[:：.!]?(?=\s*$)|[:.!,]? (?=\(|(?:that|which|is|can|involves|requires)\s|(?<=, )(?:an?|the|une?|una|eine?|you|follow|here)|(?<=[:.!] )))/u;

/** Words that are rarely in a dish's name. */
const UNLIKELY = new RegExp(
  String.raw`(?:^|\s)(?:${anyOf('sentence')}|that|this|these|those|which|each|our|any|people|one|two|four|serving|busy|beginners|breakfast|lunch|dinner|tonight|today|kids|students|everyone|soir|hoy|vous|débuter|sie|dich|prepararlos|along|how|experience|version|dish|dessert|meal|favou?rite|cooking|cuisine|they|them|it|sure|methods?|hack|equipment|day|brand|something|home)(?![\p{L}-])`,
  'iu',
);

/**
 * What sentences above the ingredients may name as the dish, what does so most surely first.
 *
 * @param foods the ingredients, of which none is the dish: `Leeks are a versatile vegetable.`
 */
export function namesInSentences(sentences: readonly string[], foods: readonly string[]): string[] {
  const isFood = (name: string) =>
    foods.some((food) => food.toLowerCase().includes(name.toLowerCase()));
  return [
    ...sentences.map((words) => nameBehind(RECIPE_FOR, words)),
    ...sentences.map(nameOffered),
    ...sentences.map((words) => nameBehind(MAKING, words)),
    ...sentences.map(nameDefined).filter((name) => !isFood(name)),
  ].filter((name) => name !== '' && !UNLIKELY.test(name));
}

function nameBehind(introduction: RegExp, words: string): string {
  const introduced = introduction.exec(words);
  if (!introduced) return '';
  const rest = words.slice(introduced.index + introduced[0].length).replace(AMOUNT, '');
  const [, whole = ''] = WHOLE.exec(rest) ?? [];
  if (mayBeName(whole, introduced[0])) return whole.charAt(0).toUpperCase() + whole.slice(1);
  const [, name = '', next] = CAPITALISED.exec(rest) ?? [];
  // A word alone is no name where the sentence goes on: `a recipe for Thanksgiving dinner`.
  return name.includes(' ') || !next ? name : '';
}

/** Not `a recipe to follow`; and `receta de familia` says what kind of one it is. */
function mayBeName(whole: string, introduction: string): boolean {
  if (whole === '' || UNLIKELY.test(whole) || introduction.endsWith(' to ')) return false;
  return !/ d[aei] $/i.test(introduction) || !/^\p{Ll}+$/u.test(whole);
}

function nameOffered(words: string): string {
  const [, name = ''] = OFFERED.exec(words) ?? [];
  return name.includes(' ') && !isGeneric(`${name} recipe`) ? name : '';
}

function nameDefined(words: string): string {
  return DEFINED.exec(words)?.slice(1).find(Boolean) ?? '';
}
