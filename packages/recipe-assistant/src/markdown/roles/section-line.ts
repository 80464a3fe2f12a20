import type { HeadingRole, SectionKind } from '../blocks/heading.ts';
import { isMetadata, startsLikeChatter, unwrap, type Unwrapped } from './line-words.ts';

/**
 * Names of a recipe's sections, in the languages that models answer in, in lower case. Words that may stand
 * before and after them are below.
 */
export const SECTION_WORDS: Record<Exclude<SectionKind, 'other'>, string> = {
  ingredients: alternatives(
    "ingredients|ingredient list|shopping list|what you need|what you will need|what you'll need|you will need|you'll need",
    'ingredientes|ingrédients|ingredienti|zutaten|zutatenliste|ingrediënten|benodigdheden|ingredienser|składniki', // es fr it de nl sv pl
    'ингредиенты|інгредієнти|malzemeler|المكونات|المقادير|सामग्री|bahan|bahan-bahan|nguyên liệu|ส่วนผสม|วัตถุดิบ', // ru uk tr ar hi id vi th
    '材料|食材|配料|原料|用料|재료', // ja zh ko
  ),
  steps: alternatives(
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
  notes: alternatives(
    'notes|tips|hints|variations|serving suggestions|serving suggestion|nutrition|nutrition facts|nutritional information|storage',
    'consejos|notas|conseils|astuces|consigli|dicas|tipps|hinweise|wskazówki|советы|نصائح', // es fr it pt de pl ru ar
    'コツ|ポイント|メモ|小贴士|小提示|提示|注意事项|팁|참고', // ja zh ko
  ),
  equipment:
    'equipment|tools|utensils|kitchen tools|utensilios|utensílios|ustensiles|道具|工具|用具|도구',
};

/** Components of a dish, for which ingredients or steps stand apart. */
const COMPONENT_WORDS = alternatives(
  'dressing|crust|filling|sauce|topping|toppings|marinade|glaze|frosting|icing|garnish|dough|batter|base|salad|streusel|syrup|rub|seasoning|broth|gravy|slaw|salsa|vinaigrette|assembly|coating|stuffing|custard|cream|paste|mixture',
  'masa|relleno|garniture|soße|teig|füllung|impasto|ripieno|massa|recheio|molho|соус|тесто|начинка|タレ|ソース|酱汁|调料|소스|양념',
);

const LONGEST_SECTION = 80;

const LONGEST_GROUP = 50;

const LONGEST_OTHER = 60;

/** In characters: a longer word stands before no section's name, so it is shown at once. */
const LONGEST_WORD_BEFORE = 16;

/** `Baking …`, `Sauce …`; in scripts without spaces up to six characters, as in `下準備の…`. */
const BEFORE = `(?:[^\\s,:;.!?]{1,${LONGEST_WORD_BEFORE}} |[\\u3040-\\u30ff\\u4e00-\\u9fff]{1,6})?`;

/** Words before a section's name where a dish's name may come, which is shown at its first other word. */
const ADJECTIVES =
  'main |key |required |basic |full |cooking |baking |preparation |step-by-step |detailed |easy |simple |所需|必要な|主要|主な|准备'.split(
    '|',
  );

/** `… needed`, `… for the base`, `… and tips`. */
const FOR = 'for|to|and|&|/|pour|para|für|per|voor|för|til|do|dla|для|untuk';

const AFTER = `(?:(?: | ?/ ?)[^\\s,:]+| (?:${FOR}) [^:]+)?`;

const SECTIONS = sectionsAfter(BEFORE);

const FIRST_SECTIONS = sectionsAfter(`(?:${ADJECTIVES.join('|')})?`);

const SECTION_WORD = new RegExp(`^(?:${Object.values(SECTION_WORDS).join('|')})$`, 'iu');

/** `Sauce`, `The pie crust`. */
const COMPONENT = new RegExp(
  `^(?:[^\\s,]{1,${LONGEST_WORD_BEFORE}} )?(?:${COMPONENT_WORDS})$`,
  'iu',
);

/** `For the sauce`, `To serve`, `Optional toppings`, `A. Base`. */
const GROUP =
  /^(?:for|to|optional|pour|facultatif|para|opcional|per|für|zum|zur|voor|för|til|do|dla|для|для|için|[a-h][.)]) \S/iu;

/** `A. Filling`, which needs no colon. */
const LETTERED = /^[A-H][.)] \p{Lu}\S*(?: \S+){0,3}$/u;

/** Names that a partial line is compared with; their accents are characters of their own. */
const PHRASES = [...Object.values(SECTION_WORDS), COMPONENT_WORDS]
  .join('|')
  .normalize('NFD')
  .split('|');

const PARTIAL_AFTER = new RegExp(`^(?:(?: | ?/ ?)[^\\s,:]*| (?:${FOR}) [^:,.!?]*)?$`, 'iu');

const PARTIAL_MARKED =
  /^(?:(\*\*|__)(?:(?!\1).)*(?:\1.{0,2})?|[【「『《〈［][^】」』》〉］]*(?:[】」』》〉］].?)?)[\s:：]*(?:[(（][^)）]*[)）]?[\s:：]*)?$/u;

/**
 * Reads a whole line that names what follows: a section of the recipe, or a group of lines in one.
 *
 * @param hasSection whether a section has come: before, a line such as `For you:` may be chatter
 * @param isFirst whether the line is the reply's first
 */
export function readSectionLine(
  line: string,
  hasSection: boolean,
  isFirst = false,
): SectionLine | undefined {
  if (line.length > LONGEST_SECTION) return undefined;
  const unwrapped = unwrap(line);
  const { words } = unwrapped;
  const isMarked = unwrapped.isMarked || unwrapped.hasColon;
  const section = sectionKindOf(words, isFirst);
  if (section && (isMarked || SECTION_WORD.test(words))) return { role: 'section', section };
  const isOfGroup = (isMarked && isGroup(words)) || LETTERED.test(words);
  if (hasSection && isOfGroup) return { role: 'group', section: undefined };
  return isOther(unwrapped) ? { role: 'section', section: 'other' } : undefined;
}

/**
 * The section that the words of a heading name.
 *
 * @param mayNameDish whether they may be the dish's name as well
 */
export function sectionKindOf(words: string, mayNameDish: boolean): SectionKind | undefined {
  const sections = mayNameDish ? FIRST_SECTIONS : SECTIONS;
  return sections.find(([, pattern]) => pattern.test(words))?.[0];
}

/** Whether the words of a heading name a group in a section. */
export function isGroup(words: string): boolean {
  if (words.length > LONGEST_GROUP || /[,!?;。！？]|\. ?\S*$/u.test(words.slice(2))) return false;
  return !isMetadata(words) && (GROUP.test(words) || COMPONENT.test(words));
}

/** Whether a partial line may become a section line. */
export function mayBecomeSectionLine(
  line: string,
  hasSection: boolean,
  mayNameDish: boolean,
): boolean {
  if (line.length > LONGEST_SECTION) return false;
  if (PARTIAL_MARKED.test(line)) return true;
  if (/^(?:\*\*|__)/.test(line)) return false;
  const { words: written } = unwrap(line.replace(/\s*[(（][^()（）]*$/u, ''));
  const words = written.toLowerCase();
  if (/^\S*[,:;.!?] /.test(words)) return false;
  if (hasSection && isGroup(words)) return true;
  if (mayNameDish) {
    const rest = ADJECTIVES.flatMap((each) =>
      words.startsWith(each) ? words.slice(each.length) : [],
    );
    return (
      ADJECTIVES.some((each) => each.startsWith(words)) || [words, ...rest].some(mayBecomePhrase)
    );
  }
  return mayBecomePhrase(words) || mayEndInPhrase(words);
}

/** Whether words are, or may become, a phrase with one word before it. */
function mayEndInPhrase(words: string): boolean {
  const second = words.indexOf(' ') + 1;
  const first = second === 0 ? words : words.slice(0, second - 1);
  if ([...first].length > LONGEST_WORD_BEFORE) return false;
  return second === 0 || mayBecomePhrase(words.slice(second));
}

function mayBecomePhrase(words: string): boolean {
  // The accent of the last letter may not have arrived.
  const letters = words.normalize('NFD');
  return PHRASES.some((phrase) => {
    if (letters.length <= phrase.length) return phrase.startsWith(letters);
    return (
      letters.startsWith(phrase) && PARTIAL_AFTER.test(letters.slice(phrase.length).normalize())
    );
  });
}

function sectionsAfter(before: string): (readonly [SectionKind, RegExp])[] {
  return Object.entries(SECTION_WORDS).map(([kind, words]) => {
    return [kind as SectionKind, new RegExp(`^${before}(?:${words})${AFTER}$`, 'iu')];
  });
}

/** Any other line that is bold as a whole and ends in a colon. */
function isOther({ words, isMarked, hasColon }: Unwrapped): boolean {
  if (!isMarked || !hasColon || words.length > LONGEST_OTHER || !/^\p{L}/u.test(words))
    return false;
  return !/[,.!?;。！？、，]/u.test(words) && !startsLikeChatter(words) && !isMetadata(words);
}

function alternatives(...lines: string[]): string {
  return lines.join('|');
}

export interface SectionLine {
  readonly role: Exclude<HeadingRole, 'title'>;
  readonly section: SectionKind | undefined;
}
