import { lazy, Suspense, useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import {
  RecipeAssistant,
  type AssistantEvent,
  type RecipeClient,
  type RecipeError,
  type RecipeLocale,
  type RecipeTool,
  type RecipeWish,
} from 'recipe-assistant';
import { noteTimer } from './name-tab.ts';

/** All tools. */
const TOOLS: RecipeTool[] = [
  'copy',
  'print',
  'share',
  'save',
  'another',
  'without',
  'scale',
  'check-off',
  'cook',
];

/** All preferences. */
const WISHES: RecipeWish[] = ['diet', 'servings', 'time', 'cuisine', 'onlyThese'];

/** What each language calls itself. */
const NAMES = {
  en: 'English',
  ar: 'العربية',
  de: 'Deutsch',
  es: 'Español',
  fr: 'Français',
  hi: 'हिन्दी',
  it: 'Italiano',
  ja: '日本語',
  ko: '한국어',
  pl: 'Polski',
  'pt-BR': 'Português (Brasil)',
  tr: 'Türkçe',
  'zh-Hans': '简体中文',
};

const ENGLISH: Language = {
  tag: 'en',
  name: 'Language',
  about: 'A recipe from what you have on hand. Nothing you type is stored.',
  sample:
    'Recipes here are samples. To connect a model, start Ollama or LM Studio and then this server again, or set HF_TOKEN.',
};

/** Fetched where the server has no model and the browser may have one. Without it the page is as it was. */
const OwnModel = lazy(() => import('./own-model.tsx').catch(() => ({ default: () => null })));

/** The whole product: the widget and its page. */
export function App(): ReactNode {
  const [{ tag, name, about, sample, locale }, choose] = useLanguage();
  // The sample kitchen, which answers where no model is set, writes in English.
  const [isSample, setIsSample] = useState(false);
  const { client, noteEvent, noteFailure, ownModel } = useSource();
  return (
    <>
      <main>
        <RecipeAssistant
          assistantName="Sous Chef"
          {...(client ? { client } : { endpoint: '/api/recipe' })}
          tools={TOOLS}
          wishes={WISHES}
          locale={locale}
          recipeLang={isSample ? 'en' : undefined}
          onEvent={noteEvent}
          onError={noteFailure}
          onShow={(shown) => shown && setIsSample(shown.origin === 'rules')}
        >
          {ownModel && (
            <Suspense>
              <OwnModel tag={tag} language={locale?.modelLanguage} {...ownModel} />
            </Suspense>
          )}
        </RecipeAssistant>
      </main>
      <footer>
        {isSample && <p>{sample}</p>}
        <p>{about}</p>
        <select
          aria-label={name}
          autoComplete="off"
          value={tag}
          onChange={(event) => choose(event.currentTarget.value as LanguageTag)}
        >
          {Object.entries(NAMES).map(([each, own]) => (
            <option key={each} value={each} lang={each}>
              {own}
            </option>
          ))}
        </select>
      </footer>
    </>
  );
}

/** Who writes: the server, or the browser's own model, which is looked for with the first ingredient. */
function useSource() {
  const [mayOwn, setMayOwn] = useState(false);
  const [{ client }, setSource] = useState<{ client?: RecipeClient | undefined }>({});
  const [hasFailed, setHasFailed] = useState(false);
  const onClient = useCallback((own?: RecipeClient) => setSource({ client: own }), []);
  const isAsked = useRef(false);
  const noteEvent = useCallback((event: AssistantEvent) => {
    noteTimer(event);
    if (event.type === 'generate' || event.type === 'retry') setHasFailed(false);
    if (event.type !== 'add' || isAsked.current || !('LanguageModel' in globalThis)) return;
    isAsked.current = true;
    void isServerWithoutModel().then(setMayOwn);
  }, []);
  // A list that is too long is no fault of the model.
  const noteFailure = ({ code }: RecipeError) =>
    setHasFailed(client !== undefined && code !== 'refused-input');
  const ownModel = mayOwn && { hasFailed, setHasFailed, onClient };
  return { client, noteEvent, noteFailure, ownModel };
}

async function isServerWithoutModel(): Promise<boolean> {
  try {
    const response = await fetch('/api/origin');
    return ((await response.json()) as { origin: unknown }).origin === 'rules';
  } catch {
    return false;
  }
}

/** The page's language: the browser's if there is a locale for it, until the visitor chooses another. */
function useLanguage(): [Language, (tag: LanguageTag) => void] {
  const [language, setLanguage] = useState(ENGLISH);
  const [wanted, setWanted] = useState<LanguageTag>();
  useEffect(() => {
    let isCurrent = true;
    void fetchLanguage(wanted).then((fetched) => isCurrent && setLanguage(fetched));
    return () => {
      isCurrent = false;
    };
  }, [wanted]);
  useEffect(() => {
    document.documentElement.lang = language.tag;
    document.documentElement.dir = language.locale?.direction ?? 'ltr';
  }, [language]);
  return [language, setWanted];
}

/** English if the other one can't be fetched. */
async function fetchLanguage(wanted: LanguageTag | undefined): Promise<Language> {
  if (wanted === 'en' || (!wanted && /^en\b/i.test(navigator.language))) return ENGLISH;
  try {
    const { matchLanguage, loadLanguage } = await import('./languages.ts');
    const tag = wanted ?? matchLanguage(navigator.languages);
    return tag === 'en' ? ENGLISH : await loadLanguage(tag);
  } catch {
    return ENGLISH;
  }
}

export type LanguageTag = keyof typeof NAMES;

export interface Language {
  tag: LanguageTag;
  /** Undefined for English, which is built in. */
  locale?: RecipeLocale;
  /** The accessible name of the language select. */
  name: string;
  /** The line in the footer. */
  about: string;
  /** How to connect a model, while none answers. */
  sample: string;
}
