/** How what is said to the reader begins. */
const TALK =
  /^(?:here|below|this|that|these|it|there|i|you|we|let|with|using|based|given|as|if|how|to|sure|yes|okay|ok|certainly|absolutely|of course|great (?:choice|idea|combination|question)|sounds|hello|hi|thanks|thank|sorry|unfortunately|please|enjoy|happy cooking|bon app[eé]tit|note|tip|hint|important|warning|caution|remember|pro tip)[^\p{L}\p{N}-]/iu;

/** What has a value behind it, though maybe on the next line. */
const DATUM =
  /^(?:servings?|serves|serving size|yields?|makes|portions?|(?:prep|preparation|cook|cooking|total|baking|active) time|time|ready in|difficulty|calories|cuisine|course|category|author|source|step|day|part|option|porciones|raciones|portionen|personen|porzioni|porções|porties|portioner|порци\p{L}*|porcj\p{L}*|tiempo|temps|tempo|время|分量|人数|調理時間|份量|인분)\P{L}/iu;

/** Whether a line says something to the reader. Of one that is still arriving the last word tells nothing. */
export function startsLikeTalk(line: string, isPartial = false): boolean {
  return TALK.test(isPartial ? line : `${line} `);
}

/** Whether words name a figure about the recipe, such as how many it serves, and no part of it. */
export function isDatum(line: string, isPartial = false): boolean {
  return DATUM.test(isPartial ? line : `${line} `);
}
