/**
 * What stands in the lines of a recipe in one language: plain words, one after another, in the letters they are written
 * in. Where words overlap the longest counts, so a name that only looks like a number is one more entry. What a language
 * has no word for is left out.
 *
 * Behind a unit stand its plural, `cup/cups`, in Polish also those after five and after a fraction; and of how many smaller
 * ones it is made, `cup=16 tablespoon`, or its gender, `Apfel/Äpfel=m`. A form of two entries is of the first: `lb, lb/lbs`
 * never makes `lbs` of `lb`, but `lb` of `lbs`.
 */
export interface LineWords {
  hours?: string;
  minutes?: string;
  seconds?: string;
  /** Between a number and a unit of time: `2 more minutes`, `两个小时`. */
  more?: string;
  /** From one on, whose places are their values; of one further on `twenty=20`, `anderthalb=3/2`. */
  numbers?: string;
  half?: string;
  /** Articles, which are a number before a unit or a counted food only: `a cup`, `an onion`. */
  one?: string;
  /** A part of a whole behind a number or its unit, which then isn't read: `one third`, `1個半`. */
  fractions?: string;
  /** What is added to a number right before it, or to a unit of time: `two and a half hours`, `an hour and a half`. */
  part?: string;
  /** Names with a number in them, `5 spice`, `half-and-half`, and words that only look like one, `a little`. */
  named?: string;
  /** Amounts that can't be written in another number: `بيضتان`, `Saft einer Zitrone`. */
  asWritten?: string;
  /** Units that mean one of them at a line's start, `szczypta soli`, and an hour also behind a label. */
  bare?: string;
  /** Between a number and its fraction, or before a further amount. */
  and?: string;
  /** In a range. */
  to?: string;
  or?: string;
  /** Between a part, or a container, and what it is of: `Juice of 1 lemon`. */
  of?: string;
  /** Before a tool: `with a spoon`. */
  with?: string;
  about?: string;
  /** Between the sides of something: `9 x 13`, `18 by 14`. */
  times?: string;
  /** What is said of one of several: `4 fillets, 6 oz each`. */
  each?: string;
  /** Before a number of people that is not that of the recipe: `cut into 4 servings`. */
  into?: string;
  optional?: string;
  /** Behind a number that is no amount: lengths, degrees, how many there are in a pound. */
  sizes?: string;
  /** The lengths that have decimals. */
  centimetres?: string;
  /** Foods whose amount is a length: `2 cm ginger`. */
  long?: string;
  /** What food is cooked in, of which a larger one is taken. */
  pans?: string;
  /** Grams and millilitres, and what is made of them. */
  metric?: string;
  /** Spoons, cups, ounces, pounds. */
  measures?: string;
  /** The measures of which there are no thirds. */
  teaspoons?: string;
  /** Of the measures, those that stand before their number. */
  before?: string;
  /** What food is bought in. */
  containers?: string;
  /** Parts of a food and bunches of it. */
  pieces?: string;
  /** Foods that are counted. */
  foods?: string;
  /**
   * Of a language in which the last noun is what is counted, ends of words that may follow it: `1 onion finely chopped`
   * is an onion, but `1 chicken stock cube` no chicken.
   */
  behindNoun?: string;
  /** What is said of counted foods and has forms of its own; of a regular one the stem. */
  adjectives?: string;
  /** Of regular adjectives: `o/os, a/as`; of one gender alone, `er/e=m`. */
  endings?: string;
  /** Of regular plurals, which the rows of containers, pieces and foods leave out; the first that fits: `y/ies, /s`. */
  plural?: string;
}
