/** The words by which cook mode finds the ingredients of a step. */
export interface CookVocabulary {
  /** Words that tell what a food is like, and name none. */
  readonly describing: Words;
  /** Fresh, of a food. */
  readonly fresh: Words;
  /** Dried, of a food. */
  readonly dried: Words;
  /** What a broth may be of, besides what `describing` has. */
  readonly vegetables: Words;
  /** The word for all meat. */
  readonly meat: Words;
  /** Kinds of meat. */
  readonly meats: Words;
  /** The word for all fish. */
  readonly fish: Words;
  /** Kinds of fish, in singular. */
  readonly fishes: Words;
  /** The word for all spices. */
  readonly spice: Words;
  /** Kinds of spices. */
  readonly spices: Words;
  /** The word for all nuts. */
  readonly nut: Words;
  /** Kinds of nuts, in singular. */
  readonly nuts: Words;
  /** Parts of a food that a step names alone: `Brown the thighs.` */
  readonly cuts: Words;
  /** What may follow a food in a compound, as a part of it or what it is cut into: `Tomatenwürfel`. */
  readonly compoundEnds: Words;
  /** What many foods are, so that another food before it makes another one of it; in singular. */
  readonly staples: Words;
  /** What many foods become, in singular: `lime juice`. */
  readonly extracts: Words;
  /** What is made from several foods, besides `components`. */
  readonly mixtures: Words;
  /** What a food is put in, named by it: `rice cooker`. */
  readonly vessels: Words;
  /** What a step does, by a word that may be a food: `Mix the flour`. */
  readonly verbs: Words;
  /** What follows the name of an ingredient: its preparation or its purpose. */
  readonly afterName: Words;
  /** What follows another choice: `or milk for a milder taste`. */
  readonly afterChoice: Words;
  /** Words that count a food, in a script without spaces. */
  readonly counters: Words;
  /** Words between two foods, in a script without spaces. */
  readonly betweenUnspaced: Words;
  /** Amounts without a number behind a food, in a script without spaces. */
  readonly someUnspaced: Words;
  /** Words before a food of which a step takes a part, or the rest. */
  readonly remaining: Words;
  /** The same in a script without spaces. */
  readonly remainingUnspaced: Words;
  /** Words before a food of which a step takes more than what it names elsewhere. */
  readonly further: Words;
  /** To rub a pan with fat, or what that is written as. */
  readonly greasing: Words;
  /** Words after which a food is what goes beside or into something: `a pot with the stock`. */
  readonly with: Words;
  /** All of what follows. */
  readonly all: Words;
  /** The same in a script without spaces. */
  readonly allUnspaced: Words;
  /** The purpose of what goes on the dish at its end: `for garnish`. */
  readonly finishing: Words;
  /** Words that start a clause about a wait that another step names: `After 15 minutes`. */
  readonly moments: Words;
  /** Words that start a clause, in which a step takes nothing. */
  readonly until: Words;
  /** Words that start a clause about how a food is or becomes, besides `moments` and `until`. */
  readonly meanwhile: Words;
  /** The same in a script without spaces. */
  readonly meanwhileUnspaced: Words;
  /** Words behind a food that something happens to: `The oil may separate`. */
  readonly happens: Words;
  /** The end of a word for such a food. */
  readonly subjectEnd: Words;
  /** What follows such a food in a script without spaces. */
  readonly subjectUnspaced: Words;
  /** Water. */
  readonly water: Words;
  /** Words that start a clause in which it only washes or wets. */
  readonly washing: Words;
  /** Words that start a clause about what is done next. */
  readonly next: Words;
  /** Words before the length of a part of another time: `during the final 15 minutes`. */
  readonly stretches: Words;
  /** Words before what is left out. */
  readonly except: Words;
  /** Words of a heading that name no group, besides `stopWords`. */
  readonly inHeadings: Words;
}

/** For languages that have none of these words, or only a few. */
export const NO_COOK_WORDS: CookVocabulary = {
  describing: '',
  fresh: '',
  dried: '',
  vegetables: '',
  meat: '',
  meats: '',
  fish: '',
  fishes: '',
  spice: '',
  spices: '',
  nut: '',
  nuts: '',
  cuts: '',
  compoundEnds: '',
  staples: '',
  extracts: '',
  mixtures: '',
  vessels: '',
  verbs: '',
  afterName: '',
  afterChoice: '',
  counters: '',
  betweenUnspaced: '',
  someUnspaced: '',
  remaining: '',
  remainingUnspaced: '',
  further: '',
  greasing: '',
  with: '',
  all: '',
  allUnspaced: '',
  finishing: '',
  moments: '',
  until: '',
  meanwhile: '',
  meanwhileUnspaced: '',
  happens: '',
  subjectEnd: '',
  subjectUnspaced: '',
  water: '',
  washing: '',
  next: '',
  stretches: '',
  except: '',
  inHeadings: '',
};

/** Alternatives of a regular expression, in lower case, shared by all readers: `cups?|tablespoons?`. */
export type Words = string;
