import type { RecipeLocale } from '../components/labels/default-labels.ts';
import { loadModule } from '../core/load-module.ts';

/** Each in a file of its own, which is fetched for the attribute. */
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
 * @param onArrival Called when it's known, where `isComing`.
 */
export function findLocale(tag: string, onArrival: () => void): FoundLocale {
  const name = nameOf(tag);
  if (!name || locales.has(name)) return { isComing: false, locale: locales.get(name ?? '') };
  void fetchLocale(name).then(onArrival);
  return { isComing: true };
}

async function fetchLocale(name: string): Promise<void> {
  // Named as its tag, without the hyphen.
  const exported = name.replace('-', '');
  const module = await loadModule(LANGUAGES[name]!, exported).catch(() => undefined);
  locales.set(name, module?.[exported]);
}

function nameOf(tag: string): string | undefined {
  const names = Object.keys(LANGUAGES);
  const [language] = tag.split('-');
  return (
    names.find((name) => name === tag) ?? names.find((name) => name.split('-')[0] === language)
  );
}

export interface FoundLocale {
  isComing?: boolean;
  locale?: RecipeLocale | undefined;
}
