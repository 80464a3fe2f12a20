/**
 * By which words of one language a step names the foods of the list, beside the units in `words/`: plain words with
 * spaces between them. Parts of a row stand between `|`. What a language has no word for is left out.
 */
export interface Foods {
  /** They name nothing: a name is over at one. */
  small: string;
  /**
   * Inside a name | between two | before what isn't done in this step, `while the pasta cooks` | before `ingredients`,
   * for each of them | ingredients | but for those that follow.
   */
  joins: string;
  /** Water | words beside it when it is other water than that of the list: `rinse with cold water`. */
  water: string;
  /** What a food is like, which is no name by itself. One with `-` is the end of such words. */
  like: string;
  /**
   * What is made of another food, which isn't meant then: chicken stock is no chicken | what many foods are, so that it
   * names none by itself | dishes, of which the food before isn't meant: `egg wash`.
   */
  made: string;
  /** Other words of steps for a food: `salez=sel, pasta=spaghetti penne`. */
  also?: string;
  /** Of plurals and cases, also as `old>new`; those before a word end in `-`. */
  endings?: string;
  /** Words with the name of a food in them that mean something else, where there are no spaces: `表面` is no noodle. */
  others?: string;
  /** Starts of words for making pieces, whose number changes with the servings: `Divide into 4 pieces`. */
  shapes: string;
  /** Starts of words for what goes on the finished dish: `dill for garnish`. */
  finish: string;
  /** Before these, what could be a food is a verb: `cream the butter`. */
  verbs?: string;
}
