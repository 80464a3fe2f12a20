/**
 * How recipes are written in one language: plain words in lower case, one after another. A `*` stands for any letters.
 * What a language has no word for is left out.
 */
export interface Words {
  /** Names of the list of ingredients. */
  readonly ingredients?: string;
  /** Names of the steps. */
  readonly steps?: string;
  /** Names of sections with neither: notes, equipment. */
  readonly others?: string;
  /** Words before the name of a section. */
  readonly before?: string;
  /** What a dish is made of, as the name of a group: `dough`. */
  readonly components?: string;
  /** Words that start the name of a group: `for`. */
  readonly groups?: string;
  /** The word before the number of a step. */
  readonly step?: string;
  /** Starts of words to the reader that are not part of the recipe. */
  readonly chatter?: string;
  /** Words of sentences that stand in no dish's name, as they are written inside one. */
  readonly sentence?: string;
  /** The word for a recipe. */
  readonly recipe?: string;
  /** Labels before a dish's name, besides that word. */
  readonly names?: string;
  /** Words within a title that are not capitalised. */
  readonly small?: string;
  /** Labels of facts, whose value follows. */
  readonly facts?: string;
}
