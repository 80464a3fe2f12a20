import type { SectionKind } from '../blocks/heading.ts';

/**
 * The words that name a recipe's sections, in the languages that models answer in, in lower case. What
 * may stand before and after them is in `label.ts`.
 */
export const SECTION_WORDS: Record<Exclude<SectionKind, 'other'>, string> = {
  ingredients: words(
    'ingredients|ingredient list|shopping list|what you need|what you will need|what you’ll need|you will need',
    'ingredientes|ingrédients|ingredienti|ingrediente|ingredients|lista de ingredientes', // es pt fr it ro ca
    'zutaten|zutatenliste|ingrediënten|benodigdheden|ingredienser|ainekset|ainesosat', // de nl da no sv fi
    'składniki|suroviny|ingredience|ingrediencie|hozzávalók|sastojci|sestavine', // pl cs sk hu hr sl
    'ингредиенты|продукты|состав|інгредієнти|съставки|υλικά|malzemeler', // ru uk bg el tr
    'المكونات|المقادير|מצרכים|מרכיבים|רכיבים|مواد لازم|مواد اولیه|اجزاء|सामग्री|উপকরণ', // ar he fa ur hi bn
    'bahan|bahan-bahan|nguyên liệu|ส่วนผสม|วัตถุดิบ|viungo|mga sangkap', // id ms vi th sw tl
    '材料|食材|配料|原料|用料|재료|재료 준비', // ja zh ko
  ),
  steps: words(
    'instructions|directions|method|methods|steps|preparation|procedure|process|method of preparation|how to make it|how to make|how to prepare|how to cook',
    'instrucciones|preparación|elaboración|pasos|procedimiento|modo de preparación|cómo hacerlo', // es
    'instruções|preparo|preparação|modo de preparo|modo de fazer|passos|passo a passo', // pt
    'préparation|étapes|réalisation|procédure|recette|preparazione|procedimento|istruzioni|passaggi', // fr it
    'zubereitung|anleitung|anweisungen|schritte|zubereitungsschritte|so geht’s|so wird’s gemacht', // de
    'bereiding|bereidingswijze|werkwijze|stappen|instructies|fremgangsmåde|fremgangsmåte', // nl da no
    'instruktioner|tillagning|gör så här|steg|ohjeet|valmistus|valmistusohje|valmistusohjeet', // sv fi
    'przygotowanie|sposób przygotowania|wykonanie|kroki|instrukcje|postup|příprava|príprava', // pl cs sk
    'elkészítés|elkészítése|mod de preparare|preparare|instrucțiuni|priprema|priprava|postopek', // hu ro hr sl
    'приготовление|способ приготовления|инструкция|инструкции|шаги|как готовить', // ru
    'приготування|спосіб приготування|інструкції|кроки|начин на приготвяне|εκτέλεση|οδηγίες|παρασκευή', // uk bg el
    'yapılışı|hazırlanışı|yapılış|hazırlanış|talimatlar|adımlar', // tr
    'الطريقة|طريقة التحضير|التحضير|التعليمات|الخطوات|הוראות הכנה|אופן ההכנה|הכנה|הוראות', // ar he
    'طرز تهیه|دستور پخت|مراحل|روش تهیه|ترکیب|विधि|बनाने की विधि|निर्देश|প্রণালী|প্রস্তুত প্রণালী', // fa ur hi bn
    'cara membuat|langkah-langkah|langkah|cara memasak|instruksi|cách làm|cách nấu|các bước|hướng dẫn', // id ms vi
    'วิธีทำ|ขั้นตอน|maelekezo|paraan ng pagluluto|mga hakbang', // th sw tl
    '作り方|手順|調理手順|調理方法|做法|作法|步骤|步驟|制作步骤|制作方法|烹饪步骤|烹饪方法|方法|만드는 법|만드는 방법|조리 방법|조리법|조리 순서|방법', // ja zh ko
  ),
  notes: words(
    'notes|tips|hints|variations|serving suggestions|serving suggestion|nutrition|nutrition facts|nutritional information|storage',
    'consejos|notas|conseils|astuces|consigli|dicas|tipps|hinweise|anmerkungen|tips|vinkit', // es fr it pt de nl fi
    'wskazówki|uwagi|tipy|tippek|sfaturi|советы|примечания|поради|συμβουλές|ipuçları|notlar', // pl cs hu ro ru uk el tr
    'نصائح|ملاحظات|טיפים|הערות|نکات|सुझाव|टिप्स|tips dan trik|mẹo|lưu ý|เคล็ดลับ', // ar he fa hi id vi th
    'コツ|ポイント|メモ|コツ・ポイント|小贴士|贴士|小提示|提示|注意事项|팁|참고', // ja zh ko
  ),
  equipment: words(
    'equipment|tools|utensils|kitchen tools|utensilios|utensílios|ustensiles|matériel|attrezzatura|utensili',
    'utensilien|küchengeräte|keukengerei|redskap|sprzęt|pomůcky|оборудование|инвентарь|σκεύη|gereçler',
    'الأدوات|ציוד|وسایل|उपकरण|peralatan|alat|dụng cụ|อุปกรณ์|道具|工具|用具|도구',
  ),
};

/** What a part of a dish is called, for which ingredients or steps stand apart. */
export const COMPONENT_WORDS = words(
  'dressing|crust|filling|sauce|topping|toppings|marinade|glaze|frosting|icing|garnish|dough|batter|base|salad|streusel|syrup|rub|seasoning|broth|gravy|slaw|salsa|pesto|vinaigrette|assembly|coating|stuffing|custard|cream',
  'masa|relleno|aliño|salsa|pâte|garniture|farce|soße|teig|füllung|belag|impasto|ripieno|condimento|massa|recheio|molho',
  'deeg|vulling|saus|ciasto|nadzienie|sos|соус|тесто|начинка|заправка|hamur|dolgu|sos|タレ|ソース|酱汁|调料|소스|양념',
);

function words(...lines: string[]): string {
  return lines.join('|');
}
