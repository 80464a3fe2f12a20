/**
 * The words of one language. Words next to numbers are matched against the output of `toAscii`. A
 * language without a word for something has an empty string, and leaves out what another language's
 * words match.
 */
export interface Vocabulary {
  /** Names of the list of ingredients. */
  readonly ingredients: Words;
  /** Names of the steps. */
  readonly steps: Words;
  /** Names of sections with notes. */
  readonly notes: Words;
  /** Names of the list of equipment. */
  readonly equipment: Words;
  /** Components of a dish with their own ingredients or steps. */
  readonly components: Words;
  /** Words before a section's name, with the space after them. */
  readonly adjectives: Words;
  /** Words that start the name of a group, besides `for`: `To serve`. */
  readonly group: Words;
  /** Ends of a sentence that introduces the ingredients. */
  readonly needs: Words;
  /** Sentences that introduce the steps. */
  readonly makes: Words;
  /** Starts of a task with ingredients, which belongs to the steps. */
  readonly tasks: Words;
  /** Words in the name of a section with neither ingredients nor steps. */
  readonly asides: Words;
  /** The word before a step's number. */
  readonly step: Words;
  /** Starts of chatter: words to the reader that aren't part of the recipe. */
  readonly chatter: Words;
  /** Starts of chatter after a recipe. */
  readonly closing: Words;
  /** Words of a sentence that occur in no dish's name, in lower case. */
  readonly sentence: Words;
  /** The same in a script without spaces. */
  readonly sentenceSigns: Words;
  /** The word for a recipe, in singular. */
  readonly recipe: Words;
  /** Labels before a dish's name, besides `recipe`. */
  readonly nameLabels: Words;
  /** Labels before one of several dishes. */
  readonly option: Words;
  /** Titles that name no dish, besides `recipe`. */
  readonly noNames: Words;
  /** Words that introduce a recipe and occur in no name. */
  readonly announces: Words;
  /** Lower-case words within a capitalised title. */
  readonly smallInTitle: Words;
  /** Words of a title whose other words may be in lower case too. */
  readonly inTitle: Words;
  /** As the second word of a line these follow a verb, so it is a sentence: `Stir the …`. */
  readonly articles: Words;
  /** Names of metadata, whose value follows. */
  readonly metadata: Words;
  /** Labels before the number of servings. */
  readonly servings: Words;
  /** Labels before a number that may be servings, or cookies. */
  readonly yields: Words;
  /** Words for people. */
  readonly people: Words;
  /** Adjectives of a portion. */
  readonly portionSizes: Words;
  /** The word for time, at the end of a label. */
  readonly time: Words;
  /** Parts of the label of the whole time. */
  readonly total: Words;
  /** Parts of the label of the time to cook. */
  readonly cook: Words;
  /** Parts of the label of the time to prepare. */
  readonly prep: Words;
  /** Hours. */
  readonly hours: Words;
  /** Minutes. */
  readonly minutes: Words;
  /** Seconds. */
  readonly seconds: Words;
  /** Words between a number and its unit of time. */
  readonly timeAdjectives: Words;
  /** The numbers from one to ten: all ten, or an empty string. */
  readonly numbers: Words;
  /** Half of what follows. */
  readonly half: Words;
  /** One of what follows. */
  readonly one: Words;
  /** One and a half of what follows: `anderthalb`. */
  readonly oneAndAHalf: Words;
  /** Two hours or minutes in one word, which is a unit too. */
  readonly dual: Words;
  /** Half as much again, before a unit or after it. */
  readonly andAHalf: Words;
  /** Another fraction more or less than a number or a unit, which isn't read: an amount with one isn't scaled. */
  readonly andAQuarter: Words;
  /** The word between a number and its fraction, or hours and minutes. */
  readonly and: Words;
  /** The same in a script without spaces. */
  readonly andUnspaced: Words;
  /** The word in a range. */
  readonly to: Words;
  /** The word between two choices. */
  readonly or: Words;
  /** Both in a script without spaces. */
  readonly toUnspaced: Words;
  /** Words before a further amount, besides `and`. */
  readonly plus: Words;
  /** Words before an approximate number. */
  readonly about: Words;
  /** Other words before an amount. */
  readonly heaped: Words;
  /** Words such as `each`. */
  readonly each: Words;
  /** Words before the weight that a time applies to. */
  readonly per: Words;
  /** Words that start an amount without a number. */
  readonly amounts: Words;
  /** Grams and millilitres, and units counted like them. */
  readonly grams: Words;
  /** Kilograms and litres. */
  readonly kilograms: Words;
  /** Spoons, cups, and other units of weight or volume. */
  readonly measures: Words;
  /** Units written before their number. */
  readonly unitsBefore: Words;
  /** Containers that food is bought in. */
  readonly containers: Words;
  /** What else is counted, in singular and plural: cloves, slices, and foods where no other noun follows. */
  readonly pieces: Words;
  /** Units of length. */
  readonly lengths: Words;
  /** Degrees and percent. */
  readonly degrees: Words;
  /** What has a number but isn't multiplied: names such as five spice and 7 Up, pans. */
  readonly numbered: Words;
  /** The word between an amount, or a part, and its ingredient: `Juice of 1 lemon`. */
  readonly of: Words;
  /** The word before the recipient or purpose. */
  readonly for: Words;
  /** Words that count a food, in a script without spaces. */
  readonly counters: Words;
}

/** Alternatives of a regular expression, in lower case, shared by all readers: `cups?|tablespoons?`. */
type Words = string;
