/**
 * How recipes are written in one language: plain words, one after another; those of a text's structure in lower case. A
 * `*` stands for any letters. What a language has no word for, or shares with one before it, is left out.
 *
 * Behind a unit stand its plural, `cup/cups`, in Polish also that after five; and of how many smaller ones it is made,
 * `cup=16 tablespoon`.
 */
export type Words = Partial<Record<Field, string>>;

export type Field =
  /** Names of the sections: the ingredients, the steps, and those with neither, such as notes. */
  | 'ingredients'
  | 'steps'
  | 'others'
  /** Words before the name of a section. */
  | 'before'
  /** What a dish is made of, as the name of a group: `dough`; and words that start such a name: `for`. */
  | 'components'
  | 'groups'
  /** The word before the number of a step. */
  | 'step'
  /** Starts of words to the reader that are not part of the recipe. */
  | 'chatter'
  /** Words of sentences that stand in no dish's name, as they are written inside one. */
  | 'sentence'
  /** The word for a recipe, and other labels before a dish's name. */
  | 'recipe'
  | 'names'
  /** Words within a title that are not capitalised. */
  | 'small'
  /** Labels of facts, whose value follows. */
  | 'facts'
  /** Words for people; labels before their number, and before one that may be of cookies. */
  | 'people'
  | 'servings'
  | 'yields'
  /** Parts of the labels of all of the time, of cooking and of preparing. */
  | 'total'
  | 'cook'
  | 'prep'
  | 'hours'
  | 'minutes'
  | 'seconds'
  /** Two hours or minutes in one word. */
  | 'dual'
  /** From one to ten. */
  | 'numbers'
  | 'half'
  | 'one'
  | 'oneAndAHalf'
  /** Between a number and its fraction, or a further amount. */
  | 'and'
  /** A fraction more or less behind an amount; a quarter isn't read. */
  | 'andAHalf'
  | 'andAQuarter'
  /** In a range. */
  | 'to'
  | 'or'
  /** Between a part, or a container, and its amount: `Juice of 1 lemon`. */
  | 'of'
  | 'about'
  | 'each'
  /** In `100 g per person`. */
  | 'per'
  /** After a number that is no amount. */
  | 'lengths'
  | 'degrees'
  /** What food is cooked in, of which a larger one is taken. */
  | 'pans'
  /** Units written before their number. */
  | 'unitsBefore'
  /** What things are counted in, in scripts without spaces. */
  | 'counters'
  /** Grams and millilitres, and what is made of them. */
  | 'metric'
  /** Spoons, cups, ounces, pounds. */
  | 'measures'
  /** Other units of food that isn't counted. */
  | 'bunches'
  /** What food is bought in. */
  | 'containers'
  /** Parts of a food, before its name. */
  | 'pieces'
  /** Foods that are counted, where no other noun follows. */
  | 'foods';
