/**
 * How the parts of a recipe are named in one language: plain words in lower case, one after another. They are apart from
 * what stands in its lines, `words/`, as the formatter needs no more.
 */
export interface Names {
  /** Names of sections. They also count within a longer name: `ingredients` in `Main ingredients`. */
  ingredients: string;
  steps: string;
  /** Sections that are neither, such as notes. */
  others: string;
  /** Starts of what a model wishes at the end, which is no step. */
  wish?: string;
  /** What stands before a dish's name: `Recipe: Lemon rice`. */
  dish: string;
  /** What stands before a step's number: `Step 2`. */
  step?: string;
  /** Labels before the number of people, and before one of pieces unless people follow: `Makes: 24 cookies`. */
  servings?: string;
  yields?: string;
  /** What is counted after that number: `4 people`; labels before it, too. */
  people?: string;
  /** Labels before a time; of the total those of several words also behind it: `35 minutes in total`. */
  prep?: string;
  cook?: string;
  total?: string;
  /** Behind the name of a food: `2 eggs for the pan`, `1 fennel with stalks`. */
  beside?: string;
  /** Letters that no other of the languages has. */
  letters?: string;
  /** The scripts that are its own, by their names in Unicode; none of a language in Latin letters. */
  script?: string;
}
