import type { LanguageTag } from './app.tsx';

/**
 * What `missing-script.ts` says, and its link. Inlined, unlike the page's other texts: where a script did not
 * come, a file of texts may not come either. In ES5, as it is.
 */
export var TEXTS: Record<Exclude<LanguageTag, 'en'>, readonly [text: string, again: string]> = {
  ar: [
    'لا يمكن بعدُ إضافة المكوّنات ولا طلب وصفة، لأن جزءًا من هذه الصفحة لم يُحمَّل. قد يكون الاتصال بطيئًا، أو أن شيئًا في هذه الشبكة أو هذا الجهاز يمنعه، أو أن المتصفح قديم جدًا.',
    'إعادة تحميل الصفحة',
  ],
  de: [
    'Zutaten hinzufügen und Rezepte holen geht noch nicht, weil ein Teil dieser Seite nicht geladen wurde. Vielleicht ist die Verbindung langsam, das Netz oder dieses Gerät blockiert ihn, oder der Browser ist zu alt.',
    'Seite neu laden',
  ],
  es: [
    'Todavía no se pueden añadir ingredientes ni pedir una receta, porque una parte de esta página no se ha cargado. Puede que la conexión sea lenta, que algo en esta red o este dispositivo la bloquee o que el navegador sea demasiado antiguo.',
    'Volver a cargar la página',
  ],
  fr: [
    'Impossible pour l’instant d’ajouter des ingrédients ou de demander une recette : une partie de cette page n’a pas été chargée. La connexion est peut-être lente, le réseau ou l’appareil la bloque, ou le navigateur est trop ancien.',
    'Recharger la page',
  ],
  hi: [
    'अभी सामग्री जोड़ना और रेसिपी माँगना काम नहीं कर रहा, क्योंकि इस पेज का एक हिस्सा लोड नहीं हुआ। हो सकता है कि कनेक्शन धीमा हो, इस नेटवर्क या डिवाइस पर कुछ उसे रोक रहा हो, या ब्राउज़र बहुत पुराना हो।',
    'पेज फिर से लोड करें',
  ],
  it: [
    'Non si possono ancora aggiungere ingredienti né chiedere una ricetta, perché una parte di questa pagina non è stata caricata. Forse la connessione è lenta, la rete o il dispositivo la blocca, oppure il browser è troppo vecchio.',
    'Ricarica la pagina',
  ],
  ja: [
    'ページの一部が読み込まれていないため、まだ材料の追加やレシピの作成ができません。接続が遅い、ネットワークや端末でブロックされている、ブラウザが古すぎるなどの可能性があります。',
    'ページを再読み込み',
  ],
  ko: [
    '이 페이지의 일부를 불러오지 못해 아직 재료를 추가하거나 레시피를 받을 수 없어요. 연결이 느리거나, 네트워크나 기기에서 차단했거나, 브라우저가 너무 오래되었을 수 있어요.',
    '페이지 다시 불러오기',
  ],
  pl: [
    'Nie można jeszcze dodawać składników ani prosić o przepis, bo część tej strony się nie wczytała. Może połączenie jest wolne, coś w tej sieci lub na tym urządzeniu ją blokuje albo przeglądarka jest za stara.',
    'Wczytaj stronę ponownie',
  ],
  'pt-BR': [
    'Ainda não dá para adicionar ingredientes nem pedir uma receita, porque uma parte desta página não carregou. Talvez a conexão esteja lenta, algo nesta rede ou neste dispositivo a bloqueie ou o navegador seja antigo demais.',
    'Recarregar a página',
  ],
  tr: [
    'Bu sayfanın bir bölümü yüklenmediği için henüz malzeme eklenemiyor ve tarif istenemiyor. Bağlantı yavaş olabilir, bu ağda ya da cihazda bir şey onu engelliyor olabilir veya tarayıcı çok eski olabilir.',
    'Sayfayı yeniden yükle',
  ],
  'zh-Hans': [
    '此页面有一部分未能加载，暂时无法添加食材或获取食谱。可能是网络较慢、被此网络或设备拦截，或者浏览器版本过旧。',
    '重新加载页面',
  ],
};
