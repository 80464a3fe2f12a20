import { readdirSync } from 'node:fs';
import { defaultLabels, type Label, type RecipeLocale } from 'recipe-assistant';
import { describe, expect, test } from 'vitest';

/** Words and signs that a language may share with English. */
const SHARED_WORDS = /\b(?:AI|cuisine|OK|min|pause|stop|timer)\b/giu;

/** Words that stand in many an English label, and in none of another language. */
const ENGLISH_WORDS =
  /\b(?:again|amounts?|and|back|ingredients?|more|next|not|recipes?|that|the|this|time|too|with|without|your?)\b/iu;

const files = readdirSync(import.meta.dirname).filter((file) => !file.endsWith('.test.ts'));
const locales = await Promise.all(files.map(readLocale));

describe.each(locales)('$tag', (locale) => {
  const { tag, direction, modelLanguage } = locale;

  test('is named as it is exported, in a language that the model and the browser know', () => {
    expect(Intl.PluralRules.supportedLocalesOf(tag)).toEqual([tag]);
    expect(new Intl.DisplayNames('en', { type: 'language' }).of(tag)).toContain(
      modelLanguage.split(' ').at(-1),
    );
    expect(direction).toBe(tag === 'ar' ? 'rtl' : 'ltr');
    expect(JSON.parse(JSON.stringify(locale))).toEqual(locale);
  });

  test('has every label, each with its holes and plurals, and no English in it', () => {
    expect(findGaps(locale)).toEqual([]);
  });
});

/** All that is wrong with a locale, each as a sentence; what is missing or unknown does not compile. */
function findGaps({ tag, labels }: RecipeLocale): string[] {
  const translations = new Map(Object.entries<Label>({ ...labels }));
  return Object.entries<Label>({ ...defaultLabels }).flatMap(([name, english]) => {
    const label = translations.get(name)!;
    if (Object.values(formsOf(label)).some((form) => !form?.trim())) return [`${name} is empty`];
    const gaps = [...findPluralGaps(tag, english, label), ...findHoleGaps(tag, english, label)];
    if (isEnglish(english, label)) gaps.push('is English');
    return gaps.map((gap) => `${name} ${gap}`);
  });
}

function findPluralGaps(tag: string, english: Label, label: Label): string[] {
  const { pluralCategories } = new Intl.PluralRules(tag).resolvedOptions();
  const counts = Object.keys(formsOf(english)).length > 1;
  if (typeof label === 'string') {
    return counts && pluralCategories.length > 1 ? ['has one form'] : [];
  }
  if (typeof english === 'string') return ['does not count'];
  return [
    ...pluralCategories.filter((rule) => !label[rule]).map((rule) => `has no ${rule}`),
    ...Object.keys(label)
      .filter((rule) => !pluralCategories.some((own) => own === rule))
      .map((rule) => `has ${rule}`),
  ];
}

function findHoleGaps(tag: string, english: Label, label: Label): string[] {
  const wanted = new Set(Object.values(formsOf(english)).flatMap(holesOf));
  const numbers = ['{count}', '{minimum}', '{maximum}'];
  const rules = new Intl.PluralRules(tag);
  const numbersOf = (rule: string) =>
    Array.from({ length: 200 }, (_, count) => count).filter(
      (count) => rules.select(count) === rule,
    );
  return Object.entries(formsOf(label)).flatMap(([rule, form]) => {
    const holes = holesOf(form);
    const missing = [...wanted].filter((hole) => !holes.includes(hole));
    return [
      ...holes.filter((hole) => !wanted.has(hole)).map((hole) => `has ${hole}`),
      ...missing
        // A form for one number alone may say it in a word.
        .filter((hole) => !numbers.includes(hole) || numbersOf(rule).length !== 1)
        .map((hole) => `leaves out ${hole}${typeof label === 'string' ? '' : ` for ${rule}`}`),
    ];
  });
}

function isEnglish(english: Label, label: Label): boolean {
  const originals = Object.values(formsOf(english)).map(wordsOf);
  return Object.values(formsOf(label)).some((form) => {
    const words = wordsOf(form);
    return ENGLISH_WORDS.test(words) || (/\p{L}{2}/u.test(words) && originals.includes(words));
  });
}

/** Without holes, and without what languages share. */
function wordsOf(form = ''): string {
  return form
    .replace(/\{\w+\}/g, '')
    .replace(SHARED_WORDS, '')
    .trim();
}

function holesOf(form = ''): string[] {
  return form.match(/\{\w+\}/g) ?? [];
}

function formsOf(label: Label): Partial<Exclude<Label, string>> {
  return typeof label === 'string' ? { other: label } : label;
}

async function readLocale(file: string): Promise<RecipeLocale> {
  const entry = `recipe-assistant/locales/${file.replace('.ts', '')}`;
  const [[name, locale] = [], ...others] = Object.entries<RecipeLocale>(await import(entry));
  // As date-fns names its own.
  expect(name).toBe(
    locale!.tag.replace(/-(\w)/g, (_match, letter: string) => letter.toUpperCase()),
  );
  expect(others).toEqual([]);
  expect(file).toBe(`${locale!.tag}.ts`);
  return locale!;
}
