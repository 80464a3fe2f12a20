import type { SectionKind } from '../blocks/heading.ts';

/**
 * The words that name a recipe's sections, in the languages that models answer in, in lower case. What
 * may stand before and after them is in `label.ts`.
 */
export const SECTION_WORDS: Record<Exclude<SectionKind, 'other'>, string> = {
  ingredients: words(
    "ingredients|ingredient list|shopping list|what you need|what you will need|what you'll need|you will need|you'll need",
    'ingredientes|ingrédients|ingredienti|zutaten|zutatenliste|ingrediënten|benodigdheden|ingredienser|składniki', // es fr it de nl sv pl
    'ингредиенты|інгредієнти|malzemeler|المكونات|المقادير|सामग्री|bahan|bahan-bahan|nguyên liệu|ส่วนผสม|วัตถุดิบ', // ru uk tr ar hi id vi th
    '材料|食材|配料|原料|用料|재료', // ja zh ko
  ),
  steps: words(
    'instructions|directions|method|methods|steps|preparation|procedure|process|how to make it|how to make|how to prepare|how to cook',
    'instrucciones|preparación|elaboración|pasos|procedimiento|modo de preparación', // es
    'instruções|preparo|preparação|modo de preparo|modo de fazer|passo a passo', // pt
    'préparation|étapes|réalisation|preparazione|procedimento|istruzioni', // fr it
    'zubereitung|anleitung|schritte|bereiding|bereidingswijze|werkwijze', // de nl
    'fremgangsmåde|fremgangsmåte|instruktioner|tillagning|gör så här|przygotowanie|sposób przygotowania|wykonanie', // da no sv pl
    'приготовление|способ приготовления|инструкции|приготування|спосіб приготування|yapılışı|hazırlanışı', // ru uk tr
    'الطريقة|طريقة التحضير|التعليمات|الخطوات|विधि|बनाने की विधि|cara membuat|langkah-langkah', // ar hi id
    'cách làm|cách nấu|các bước|hướng dẫn|วิธีทำ|ขั้นตอน', // vi th
    '作り方|手順|調理手順|做法|作法|步骤|步驟|制作步骤|烹饪步骤|方法|만드는 법|만드는 방법|조리 방법|조리법|방법', // ja zh ko
  ),
  notes: words(
    'notes|tips|hints|variations|serving suggestions|serving suggestion|nutrition|nutrition facts|nutritional information|storage',
    'consejos|notas|conseils|astuces|consigli|dicas|tipps|hinweise|wskazówki|советы|نصائح', // es fr it pt de pl ru ar
    'コツ|ポイント|メモ|小贴士|小提示|提示|注意事项|팁|참고', // ja zh ko
  ),
  equipment:
    'equipment|tools|utensils|kitchen tools|utensilios|utensílios|ustensiles|道具|工具|用具|도구',
};

/** What a part of a dish is called, for which ingredients or steps stand apart. */
export const COMPONENT_WORDS = words(
  'dressing|crust|filling|sauce|topping|toppings|marinade|glaze|frosting|icing|garnish|dough|batter|base|salad|streusel|syrup|rub|seasoning|broth|gravy|slaw|salsa|vinaigrette|assembly|coating|stuffing|custard|cream|paste|mixture',
  'masa|relleno|garniture|soße|teig|füllung|impasto|ripieno|massa|recheio|molho|соус|тесто|начинка|タレ|ソース|酱汁|调料|소스|양념',
);

function words(...lines: string[]): string {
  return lines.join('|');
}
