import type { SectionKind } from '../blocks/heading.ts';

/**
 * The words that name a recipe's sections, in the languages that models answer in, in lower case. What
 * may stand before and after them is in `label.ts`.
 */
export const SECTION_WORDS: Record<Exclude<SectionKind, 'other'>, string> = {
  ingredients: words(
    "ingredients|ingredient list|shopping list|what you need|what you will need|what you'll need|you will need|you'll need",
    'ingredientes|ingrédients|ingredienti|ingrediente|zutaten|zutatenliste|ingrediënten|benodigdheden', // es fr it ro de nl
    'ingredienser|ainekset|składniki|suroviny|ingredience|hozzávalók', // da no sv fi pl cs hu
    'ингредиенты|інгредієнти|продукты|υλικά|malzemeler|المكونات|المقادير|מצרכים|מרכיבים|مواد لازم', // ru uk el tr ar he fa
    'सामग्री|উপকরণ|bahan|bahan-bahan|nguyên liệu|ส่วนผสม|วัตถุดิบ|材料|食材|配料|原料|用料|재료', // hi bn id vi th ja zh ko
  ),
  steps: words(
    'instructions|directions|method|methods|steps|preparation|procedure|process|how to make it|how to make|how to prepare|how to cook',
    'instrucciones|preparación|elaboración|pasos|procedimiento|modo de preparación', // es
    'instruções|preparo|preparação|modo de preparo|modo de fazer|passo a passo', // pt
    'préparation|étapes|réalisation|preparazione|procedimento|istruzioni', // fr it
    'zubereitung|anleitung|schritte|bereiding|bereidingswijze|werkwijze', // de nl
    'fremgangsmåde|fremgangsmåte|instruktioner|tillagning|gör så här|valmistus|ohjeet', // da no sv fi
    'przygotowanie|sposób przygotowania|wykonanie|postup|příprava|elkészítés|mod de preparare', // pl cs hu ro
    'приготовление|способ приготовления|инструкции|шаги|приготування|спосіб приготування|εκτέλεση|οδηγίες', // ru uk el
    'yapılışı|hazırlanışı|الطريقة|طريقة التحضير|التعليمات|الخطوات|אופן ההכנה|הוראות הכנה|طرز تهیه|دستور پخت', // tr ar he fa
    'विधि|बनाने की विधि|প্রস্তুত প্রণালী|cara membuat|langkah-langkah|cách làm|cách nấu|các bước|hướng dẫn|วิธีทำ|ขั้นตอน', // hi bn id vi th
    '作り方|手順|調理手順|做法|作法|步骤|步驟|制作步骤|烹饪步骤|方法|만드는 법|만드는 방법|조리 방법|조리법|조리 순서|방법', // ja zh ko
  ),
  notes: words(
    'notes|tips|hints|variations|serving suggestions|serving suggestion|nutrition|nutrition facts|nutritional information|storage',
    'consejos|notas|conseils|astuces|consigli|dicas|tipps|hinweise|wskazówki|советы|примечания|ipuçları|نصائح|ملاحظات', // es fr it pt de pl ru tr ar
    'सुझाव|lưu ý|コツ|ポイント|メモ|小贴士|贴士|小提示|提示|注意事项|팁|참고', // hi vi ja zh ko
  ),
  equipment: words(
    'equipment|tools|utensils|kitchen tools|utensilios|utensílios|ustensiles|matériel|attrezzatura',
    'utensilien|оборудование|الأدوات|道具|工具|用具|도구',
  ),
};

/** What a part of a dish is called, for which ingredients or steps stand apart. */
export const COMPONENT_WORDS = words(
  'dressing|crust|filling|sauce|topping|toppings|marinade|glaze|frosting|icing|garnish|dough|batter|base|salad|streusel|syrup|rub|seasoning|broth|gravy|slaw|salsa|vinaigrette|assembly|coating|stuffing|custard|cream',
  'masa|relleno|aliño|pâte|garniture|soße|teig|füllung|belag|impasto|ripieno|massa|recheio|molho|соус|тесто|начинка|タレ|ソース|酱汁|调料|소스|양념',
);

function words(...lines: string[]): string {
  return lines.join('|');
}
