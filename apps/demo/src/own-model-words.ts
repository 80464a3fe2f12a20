import type { LanguageTag } from './app.tsx';

/** What the page says of the model that the browser brings along. */
export const OWN_MODEL_WORDS: Record<LanguageTag, OwnModelWords> = {
  en: {
    offer: 'Your browser can write recipes itself.',
    size: ' It would download its model once, some gigabytes.',
    accept: 'Use it',
    downloading: 'Downloading your browser’s model…',
    stop: 'Stop the download',
    writes: 'Your browser writes the recipes now.',
    failed: 'Your browser’s model did not work.',
    decline: 'Use the sample',
  },
  ar: {
    offer: 'يستطيع متصفحك كتابة الوصفات بنفسه.',
    size: ' سينزّل نموذجه مرة واحدة، وحجمه بضعة غيغابايت.',
    accept: 'استخدامه',
    downloading: 'جارٍ تنزيل نموذج متصفحك…',
    stop: 'إيقاف التنزيل',
    writes: 'متصفحك يكتب الوصفات الآن.',
    failed: 'لم يعمل نموذج متصفحك.',
    decline: 'استخدام الوصفة التجريبية',
  },
  de: {
    offer: 'Dein Browser kann selbst Rezepte schreiben.',
    size: ' Dafür lädt er einmal sein Modell herunter, einige Gigabyte.',
    accept: 'Browser nutzen',
    downloading: 'Das Modell deines Browsers wird heruntergeladen …',
    stop: 'Download abbrechen',
    writes: 'Jetzt schreibt dein Browser die Rezepte.',
    failed: 'Das Modell deines Browsers hat nicht funktioniert.',
    decline: 'Beispiel nutzen',
  },
  es: {
    offer: 'Tu navegador puede escribir recetas por sí mismo.',
    size: ' Descargaría su modelo una sola vez, unos gigabytes.',
    accept: 'Usarlo',
    downloading: 'Descargando el modelo de tu navegador…',
    stop: 'Detener la descarga',
    writes: 'Ahora las recetas las escribe tu navegador.',
    failed: 'El modelo de tu navegador no ha funcionado.',
    decline: 'Usar la muestra',
  },
  fr: {
    offer: 'Votre navigateur peut écrire des recettes lui-même.',
    size: ' Il téléchargerait son modèle une seule fois, quelques gigaoctets.',
    accept: 'L’utiliser',
    downloading: 'Téléchargement du modèle de votre navigateur…',
    stop: 'Arrêter le téléchargement',
    writes: 'Votre navigateur écrit maintenant les recettes.',
    failed: 'Le modèle de votre navigateur n’a pas fonctionné.',
    decline: 'Utiliser l’exemple',
  },
  hi: {
    offer: 'आपका ब्राउज़र ख़ुद रेसिपी लिख सकता है।',
    size: ' वह अपना मॉडल एक बार डाउनलोड करेगा, कुछ गीगाबाइट।',
    accept: 'इसे इस्तेमाल करें',
    downloading: 'आपके ब्राउज़र का मॉडल डाउनलोड हो रहा है…',
    stop: 'डाउनलोड रोकें',
    writes: 'अब रेसिपी आपका ब्राउज़र लिखता है।',
    failed: 'आपके ब्राउज़र के मॉडल ने काम नहीं किया।',
    decline: 'नमूना इस्तेमाल करें',
  },
  it: {
    offer: 'Il tuo browser può scrivere ricette da solo.',
    size: ' Scaricherebbe il suo modello una sola volta, alcuni gigabyte.',
    accept: 'Usalo',
    downloading: 'Download del modello del tuo browser…',
    stop: 'Interrompi il download',
    writes: 'Ora le ricette le scrive il tuo browser.',
    failed: 'Il modello del tuo browser non ha funzionato.',
    decline: 'Usa l’esempio',
  },
  ja: {
    offer: 'このブラウザは自分でレシピを書けます。',
    size: '最初に一度だけ、数ギガバイトのモデルをダウンロードします。',
    accept: 'ブラウザを使う',
    downloading: 'ブラウザのモデルをダウンロードしています…',
    stop: 'ダウンロードを中止',
    writes: 'これからはブラウザがレシピを書きます。',
    failed: 'ブラウザのモデルが動作しませんでした。',
    decline: 'サンプルを使う',
  },
  ko: {
    offer: '이 브라우저는 직접 레시피를 쓸 수 있어요.',
    size: ' 처음 한 번, 몇 기가바이트의 모델을 내려받아요.',
    accept: '브라우저 사용하기',
    downloading: '브라우저의 모델을 내려받는 중이에요…',
    stop: '내려받기 중지',
    writes: '이제 브라우저가 레시피를 써요.',
    failed: '브라우저의 모델이 작동하지 않았어요.',
    decline: '샘플 사용하기',
  },
  pl: {
    offer: 'Twoja przeglądarka może sama pisać przepisy.',
    size: ' Raz pobrałaby swój model, kilka gigabajtów.',
    accept: 'Użyj jej',
    downloading: 'Pobieranie modelu Twojej przeglądarki…',
    stop: 'Zatrzymaj pobieranie',
    writes: 'Teraz przepisy pisze Twoja przeglądarka.',
    failed: 'Model Twojej przeglądarki nie zadziałał.',
    decline: 'Użyj przykładu',
  },
  'pt-BR': {
    offer: 'Seu navegador pode escrever receitas por conta própria.',
    size: ' Ele baixaria o modelo uma única vez, alguns gigabytes.',
    accept: 'Usar o navegador',
    downloading: 'Baixando o modelo do seu navegador…',
    stop: 'Parar o download',
    writes: 'Agora seu navegador escreve as receitas.',
    failed: 'O modelo do seu navegador não funcionou.',
    decline: 'Usar o exemplo',
  },
  tr: {
    offer: 'Tarayıcınız tarifleri kendisi yazabilir.',
    size: ' Modelini bir kez indirir; birkaç gigabayt.',
    accept: 'Tarayıcıyı kullan',
    downloading: 'Tarayıcınızın modeli indiriliyor…',
    stop: 'İndirmeyi durdur',
    writes: 'Tarifleri artık tarayıcınız yazıyor.',
    failed: 'Tarayıcınızın modeli çalışmadı.',
    decline: 'Örneği kullan',
  },
  'zh-Hans': {
    offer: '你的浏览器可以自己写食谱。',
    size: '它需要下载一次模型，有好几 GB。',
    accept: '使用浏览器',
    downloading: '正在下载浏览器的模型…',
    stop: '停止下载',
    writes: '现在由你的浏览器撰写食谱。',
    failed: '浏览器的模型未能运行。',
    decline: '使用示例',
  },
};

interface OwnModelWords {
  offer: string;
  /** Follows the offer where the model isn't there yet, after the space that a language has between sentences. */
  size: string;
  accept: string;
  /** Shown, and the name of the progress bar. */
  downloading: string;
  stop: string;
  writes: string;
  /** Also of a download. */
  failed: string;
  decline: string;
}
