import type { RecipeLocale } from 'recipe-assistant';
import type { Language, LanguageTag } from './app.tsx';

/** Fetched only when a visitor reads another language than English. */
const LANGUAGES: Record<Exclude<LanguageTag, 'en'>, LanguageSource> = {
  ar: {
    load: async () => (await import('recipe-assistant/locales/ar')).ar,
    name: 'اللغة',
    about: 'وصفة مما لديك. لا يُحفظ شيء مما تكتبه.',
    sample:
      'الوصفات هنا تجريبية. لربط نموذج، شغّل Ollama أو LM Studio ثم أعد تشغيل هذا الخادم، أو اضبط HF_TOKEN.',
  },
  de: {
    load: async () => (await import('recipe-assistant/locales/de')).de,
    name: 'Sprache',
    about: 'Ein Rezept aus dem, was du dahast. Nichts, was du eingibst, wird gespeichert.',
    sample:
      'Die Rezepte hier sind Beispiele. Ein Modell verbindest du, indem du Ollama oder LM Studio startest und danach diesen Server neu, oder mit HF_TOKEN.',
  },
  es: {
    load: async () => (await import('recipe-assistant/locales/es')).es,
    name: 'Idioma',
    about: 'Una receta con lo que tienes. No se guarda nada de lo que escribes.',
    sample:
      'Las recetas de aquí son de muestra. Para conectar un modelo, inicia Ollama o LM Studio y después este servidor otra vez, o define HF_TOKEN.',
  },
  fr: {
    load: async () => (await import('recipe-assistant/locales/fr')).fr,
    name: 'Langue',
    about: 'Une recette avec ce que vous avez. Rien de ce que vous saisissez n’est conservé.',
    sample:
      'Les recettes proposées ici sont des exemples. Pour connecter un modèle, lancez Ollama ou LM Studio puis relancez ce serveur, ou définissez HF_TOKEN.',
  },
  hi: {
    load: async () => (await import('recipe-assistant/locales/hi')).hi,
    name: 'भाषा',
    about: 'जो आपके पास है, उसी से रेसिपी। आपका लिखा कुछ भी सेव नहीं होता।',
    sample:
      'यहाँ की रेसिपी नमूने हैं। मॉडल जोड़ने के लिए Ollama या LM Studio चालू करके यह सर्वर फिर से चालू करें, या HF_TOKEN सेट करें।',
  },
  it: {
    load: async () => (await import('recipe-assistant/locales/it')).it,
    name: 'Lingua',
    about: 'Una ricetta con quello che hai. Nulla di ciò che scrivi viene conservato.',
    sample:
      'Le ricette qui sono di esempio. Per collegare un modello, avvia Ollama o LM Studio e poi di nuovo questo server, oppure imposta HF_TOKEN.',
  },
  ja: {
    load: async () => (await import('recipe-assistant/locales/ja')).ja,
    name: '言語',
    about: '手元にあるものでレシピを。入力した内容は保存されません。',
    sample:
      'ここのレシピはサンプルです。モデルにつなぐには、Ollama か LM Studio を起動してからこのサーバーを起動し直すか、HF_TOKEN を設定してください。',
  },
  ko: {
    load: async () => (await import('recipe-assistant/locales/ko')).ko,
    name: '언어',
    about: '가지고 있는 것으로 만드는 레시피예요. 입력한 내용은 저장하지 않아요.',
    sample:
      '여기 레시피는 샘플이에요. 모델을 연결하려면 Ollama나 LM Studio를 켠 뒤 이 서버를 다시 시작하거나, HF_TOKEN을 설정하세요.',
  },
  pl: {
    load: async () => (await import('recipe-assistant/locales/pl')).pl,
    name: 'Język',
    about: 'Przepis z tego, co masz pod ręką. Nie zapisujemy niczego, co wpiszesz.',
    sample:
      'Przepisy tutaj są przykładowe. Aby podłączyć model, uruchom Ollamę lub LM Studio, a potem ponownie ten serwer, albo ustaw HF_TOKEN.',
  },
  'pt-BR': {
    load: async () => (await import('recipe-assistant/locales/pt-BR')).ptBR,
    name: 'Idioma',
    about: 'Uma receita com o que você tem. Nada do que você digita é guardado.',
    sample:
      'As receitas aqui são de exemplo. Para conectar um modelo, inicie o Ollama ou o LM Studio e depois este servidor de novo, ou defina HF_TOKEN.',
  },
  tr: {
    load: async () => (await import('recipe-assistant/locales/tr')).tr,
    name: 'Dil',
    about: 'Elinizdekilerle bir tarif. Yazdığınız hiçbir şey saklanmaz.',
    sample:
      'Buradaki tarifler örnektir. Bir model bağlamak için Ollama veya LM Studio’yu, ardından bu sunucuyu yeniden başlatın ya da HF_TOKEN değerini ayarlayın.',
  },
  'zh-Hans': {
    load: async () => (await import('recipe-assistant/locales/zh-Hans')).zhHans,
    name: '语言',
    about: '用手边的食材做一道菜。你输入的内容不会被保存。',
    sample:
      '这里的食谱是示例。要连接模型，请启动 Ollama 或 LM Studio 后重新启动此服务器，或设置 HF_TOKEN。',
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
