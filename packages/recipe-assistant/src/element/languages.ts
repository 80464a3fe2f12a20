import type { RecipeLocale } from '../components/labels/default-labels.ts';

/** One for a language, each in a file of its own, which is fetched for the attribute. */
const LANGUAGES: Readonly<Record<string, () => Promise<Record<string, RecipeLocale>>>> = {
  ar: () => import('../locales/ar.ts'),
  de: () => import('../locales/de.ts'),
  es: () => import('../locales/es.ts'),
  fr: () => import('../locales/fr.ts'),
  hi: () => import('../locales/hi.ts'),
  it: () => import('../locales/it.ts'),
  ja: () => import('../locales/ja.ts'),
  ko: () => import('../locales/ko.ts'),
  pl: () => import('../locales/pl.ts'),
  'pt-BR': () => import('../locales/pt-BR.ts'),
  tr: () => import('../locales/tr.ts'),
  'zh-Hans': () => import('../locales/zh-Hans.ts'),
};

/** Those that are here; `undefined` for one that isn't there, or can't be fetched. */
const locales = new Map<string, RecipeLocale | undefined>();

/**
 * The locale with a tag such as `fr`, or with the same language, as for `fr-CA`. English, and what there is no
 * locale for, has none.
 *
 * @param onArrival Called when it's known, where it is coming.
 */
export function findLocale(
  tag: string,
  onArrival: () => void,
): RecipeLocale | undefined | 'coming' {
  const [language] = tag.toLowerCase().split(/[-_]/);
  const name = Object.keys(LANGUAGES).find((each) => each.split('-')[0] === language);
  if (!name || locales.has(name)) return locales.get(name ?? '');
  // Exported by its tag, without the hyphen.
  void LANGUAGES[name]!()
    .catch(() => undefined)
    .then((module) => locales.set(name, module?.[name.replace('-', '')]))
    .then(onArrival);
  return 'coming';
}
