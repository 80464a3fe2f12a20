/** How what is said to the reader begins. */
const TALK =
  /^(?:here|this|that|these|i|you|we|let|sure|enjoy|note|tip|hint|important|warning|caution|remember|pro tip|certainly|of course)(?![\p{L}\p{N}])/iu;

/** What has a value behind it, though maybe on the next line. */
const DATUM =
  /^(?:servings?|serves|serving size|yields?|makes|portions?|(?:prep|preparation|cook|cooking|total|baking|active) time|time|ready in|difficulty|calories|cuisine|course|category|author|source|step|day|part|option|porciones|raciones|portionen|personen|porzioni|porções|porties|portioner|порци\p{L}*|porcj\p{L}*|tiempo|temps|tempo|время|分量|人数|調理時間|份量|인분)(?!\p{L})/iu;

export function startsLikeTalk(words: string): boolean {
  return TALK.test(words);
}

/** Whether words name a figure about the recipe, such as how many it serves, and no part of it. */
export function isDatum(words: string): boolean {
  return DATUM.test(words);
}
