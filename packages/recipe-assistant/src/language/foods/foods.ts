/**
 * By which words of one language a step names the foods of the list, beside the units in `words/`: plain words with
 * spaces between them. What a language has no word for is left out. An example reads `a line of the list` → its names,
 * or `a step`, `a line of the list` → what the step names.
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
  /** Dishes and what food is cooked in. The food before one isn't meant: `Brush with egg wash.`, `2 eggs` → nothing. */
  dish?: string;
  /** Other words of steps for a food: by `pasta=spaghetti penne`, `Boil the pasta.`, `300 g penne` → that line. */
  also?: string;
  /**
   * Of plurals and cases: by `s`, `figs` → `fig`. What stands in its place follows `>`: by `ies>y`, `berries` →
   * `berry`. One before a word ends in `-`: by `ال-`, `البصل` → `بصل`.
   */
  endings?: string;
  /** Without spaces, words that have a food's name in them and mean something else: `表面`, `面 200克` → nothing. */
  others?: string;
  /** Starts of words for making pieces, whose number changes with the servings: `divid` for `Divide into 4 pieces.` */
  shapes: string;
  /** Starts of words for what goes on the finished dish: `garnish` for `dill for garnish`. */
  finish: string;
  /** Before these, what could be a food is a verb: by `the`, `Cream the butter.`, `2 tbsp cream` → nothing. */
  verbs?: string;
}
