import type { RecipeLocale } from 'recipe-assistant';
import type { Language, LanguageTag } from './app.tsx';

/** Fetched only when a visitor reads another language than English. */
const LANGUAGES: Record<Exclude<LanguageTag, 'en'>, LanguageSource> = {
  ar: {
    load: async () => (await import('recipe-assistant/locales/ar')).ar,
    name: 'اللغة',
    about: 'وصفة مما لديك. لا يُحفظ شيء مما تكتبه.',
  },
  de: {
    load: async () => (await import('recipe-assistant/locales/de')).de,
    name: 'Sprache',
    about: 'Ein Rezept aus dem, was du dahast. Nichts, was du eingibst, wird gespeichert.',
  },
  es: {
    load: async () => (await import('recipe-assistant/locales/es')).es,
    name: 'Idioma',
    about: 'Una receta con lo que tienes. No se guarda nada de lo que escribes.',
  },
  fr: {
    load: async () => (await import('recipe-assistant/locales/fr')).fr,
    name: 'Langue',
    about: 'Une recette avec ce que vous avez. Rien de ce que vous saisissez n’est conservé.',
  },
  hi: {
    load: async () => (await import('recipe-assistant/locales/hi')).hi,
    name: 'भाषा',
    about: 'जो आपके पास है, उसी से रेसिपी। आपका लिखा कुछ भी सेव नहीं होता।',
  },
  it: {
    load: async () => (await import('recipe-assistant/locales/it')).it,
    name: 'Lingua',
    about: 'Una ricetta con quello che hai. Nulla di ciò che scrivi viene conservato.',
  },
  ja: {
    load: async () => (await import('recipe-assistant/locales/ja')).ja,
    name: '言語',
    about: '手元にあるものでレシピを。入力した内容は保存されません。',
  },
  ko: {
    load: async () => (await import('recipe-assistant/locales/ko')).ko,
    name: '언어',
    about: '가지고 있는 것으로 만드는 레시피예요. 입력한 내용은 저장하지 않아요.',
  },
  pl: {
    load: async () => (await import('recipe-assistant/locales/pl')).pl,
    name: 'Język',
    about: 'Przepis z tego, co masz pod ręką. Nie zapisujemy niczego, co wpiszesz.',
  },
  'pt-BR': {
    load: async () => (await import('recipe-assistant/locales/pt-BR')).ptBR,
    name: 'Idioma',
    about: 'Uma receita com o que você tem. Nada do que você digita é guardado.',
  },
  tr: {
    load: async () => (await import('recipe-assistant/locales/tr')).tr,
    name: 'Dil',
    about: 'Elinizdekilerle bir tarif. Yazdığınız hiçbir şey saklanmaz.',
  },
  'zh-Hans': {
    load: async () => (await import('recipe-assistant/locales/zh-Hans')).zhHans,
    name: '语言',
    about: '用手边的食材做一道菜。你输入的内容不会被保存。',
  },
};

/**
 * The language to show to a visitor who reads these, the dearest first: of the first of them that the page has,
 * by language and script. `pt-PT` is `pt-BR`, which is nearer than English; `zh-TW` is not `zh-Hans`.
 *
 * @returns `en` if the page has none of them.
 */
export function matchLanguage(wanted: readonly string[]): LanguageTag {
  const tags: LanguageTag[] = ['en', ...(Object.keys(LANGUAGES) as LanguageTag[])];
  for (const one of wanted) {
    const match = tags.find((tag) => isAlike(tag, one));
    if (match) return match;
  }
  return 'en';
}

/** Fetches a language. */
export async function loadLanguage(tag: Exclude<LanguageTag, 'en'>): Promise<Language> {
  const { load, ...words } = LANGUAGES[tag];
  return { tag, locale: await load(), ...words };
}

function isAlike(tag: string, other: string): boolean {
  const [one, two] = [tag, other].map((each) => new Intl.Locale(each).maximize());
  return one!.language === two!.language && one!.script === two!.script;
}

interface LanguageSource extends Omit<Language, 'tag' | 'locale'> {
  load: () => Promise<RecipeLocale>;
}
