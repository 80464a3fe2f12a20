/**
 * By which words of one language a step names the foods of the list, beside the units in `words/`: plain words with
 * spaces between them, and how its names are made. What a language has no word for is left out. An example reads `a line
 * of the list` → its names, or `a step`, `a line of the list` → what the step names.
 */
export interface Foods {
  /** Words that name nothing, at which a name ends: `1 large onion for frying` → `onion`. */
  small?: string;
  /** Within a name, which goes on behind it: `2 tsp cream of tartar` → `cream of tartar`. */
  of?: string;
  /** Between two names: `salt and pepper` → `salt`, `pepper`. */
  and?: string;
  /** Before what isn't done in this step: `While the pasta cooks, chop the leek.` → the leek alone. */
  meanwhile?: string;
  /** Before `ingredients`, for each of them: `Mix all the ingredients.` → the whole list. */
  all: string;
  /** What the list is made of: `ingredients`. */
  ingredients: string;
  /** Before what is left out of all: `Mix all ingredients except the wine.` → all but the wine. */
  except: string;
  /** Water. */
  water: string;
  /** Beside water that isn't the list's: `Rinse with cold water.`, `2 cups water` → nothing. */
  otherWater: string;
  /**
   * What a food is like, which names none; with `-` the end of such words. By `-ed`, `Boil in salted water.`, `1 tsp
   * salt` → nothing.
   */
  like: string;
  /** What is made of another food, which isn't meant then: `Brown the chicken.`, `1 l chicken stock` → nothing. */
  made: string;
  /** What many foods are, so that it names none by itself: `Add the sauce.`, `2 tbsp soy sauce` → nothing. */
  vague: string;
  /** Dishes and what food is cooked in, which name no food by themselves: `Add the filling.`, `1 can pie filling` → nothing. */
  dish?: string;
  /**
   * Other words of steps for a food: by `pasta=spaghetti penne`, `Boil the pasta.`, `300 g penne` → that line. Foods
   * are whole names here, compounds too. A word that has an ending in each case stands without: `ryb` for `ryba` and `rybę`.
   */
  also?: string;
  /**
   * Of plurals and cases: by `s`, `figs` → `fig`. What stands in its place follows `>`: by `ies>y`, `berries` →
   * `berry`. One before a word ends in `-`: by `ال-`, `البصل` → `بصل`.
   */
  endings?: string;
  /** Starts of words for making pieces, whose number changes with the servings: `divid` for `Divide into 4 pieces.` */
  shapes: string;
  /** Starts of words for what goes on the finished dish: `garnish` for `dill for garnish`. */
  finish: string;
  /** Before these, what could be a food is a verb: by `the`, `Cream the butter.`, `2 tbsp cream` → nothing. */
  verbs?: string;
  /** An `and` that is written together with the next word: `والأرز`, and the rice → `الأرز`. */
  joinedAnd?: string;
  /** A name begins with what the food is: `huile d’olive` → `huile`. Elsewhere it ends so: `olive oil` → `oil`. */
  isHeadFirst?: boolean;
  /** What a food is for stands before it: `kızartmak için yağ`, oil for frying → `yağ`. */
  isPurposeFirst?: boolean;
  /** An amount stands right behind its food: `醤油を大さじ2`. */
  isAmountBehind?: boolean;
  /** What something is made of is the word before it: `Brush with egg wash.`, `2 eggs` → nothing. */
  isMadeOfBefore?: boolean;
  /** Nouns alone begin with a capital: `Die Zwiebel hacken.`, `500 g Hackfleisch` → nothing, as `hacken` is a verb. */
  hasCapitalNouns?: boolean;
  /**
   * Nouns are written together, and from so many letters on a word is looked for in another: `Käse` is in `Ziegenkäse`,
   * but `Eis`, ice, is too short to be in `Reis`, rice.
   */
  leastPart?: number;
  /** No spaces stand between its words. */
  unspaced?: UnspacedFoods;
}

/** By which words of a language without spaces names are found in a text. */
export interface UnspacedFoods {
  /** Foods of one letter. One at a name's end means that line if no other ends so: `肉を焼く`, `合挽き肉 200g` → that. */
  short: string;
  /** Animals, which mean their meat: by `鶏`, `鶏を焼く`, `鶏もも肉 1枚` → that. */
  animals: string;
  /** Ends of the names of meat; the first is the word for it: `鶏肉`. */
  cuts: string;
  /** Starts of words for an amount without a number: `適量の塩`, some salt → `塩`. */
  some: string;
  /** What is said of a group beside its name: `たれの材料`, what the sauce is made of → `たれ`. */
  ofGroup: string;
  /** Words that have a food's name in them and mean something else: `煎至表面金黄`, `面 200克` → nothing. */
  others: string;
}
