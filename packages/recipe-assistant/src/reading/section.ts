import { countWords, type NamedSection, sectionOf } from './name.ts';
import { BOLD, type Candidate, type Heading, PLAIN, type Place, sectionIn } from './outline.ts';

/** A longer line without marks is a sentence. */
const MOST_WORDS = 6;

/** `## Ingredients`, `**Cooking instructions:**`, `Steps`; below `## Ingredients`, `### Dry ingredients` is a group. */
export function sectionNamed(candidate: Candidate, place: Place): Heading | undefined {
  const named = sectionOf(candidate.name.words, candidate.vocabulary);
  if (!named || !isName(named, candidate, place)) return undefined;
  const { section, isExact } = named;
  const { level } = candidate;
  const current = sectionIn(place);
  const isDeeper = current !== undefined && level > current.level;
  if (section !== 'others' && section === current?.section && (isDeeper || !isExact))
    return { role: 'group', level };
  if (isOfStep(named, current) && (isDeeper || level >= BOLD)) return undefined;
  return { role: 'section', section, level };
}

/** `### Prepare the ingredients` below `## Steps`. */
function isOfStep({ section, isExact }: NamedSection, current: Heading | undefined): boolean {
  return section === 'ingredients' && current?.section === 'steps' && !isExact;
}

/** Whether the line is the name of the section, rather than of the dish, or a sentence with a word of such a name. */
function isName(named: NamedSection, { name, level }: Candidate, { outline }: Place): boolean {
  const { section, isExact, isFirst, isForeign } = named;
  // `Not` is a note in Turkish.
  if (isExact) return !isForeign || level < PLAIN || name.hasColon;
  // `Follow the steps`
  if (level === PLAIN && !(name.hasColon && countWords(name.words) <= MOST_WORDS)) return false;
  // `Leek preparation` may be the dish.
  const mayNameDish = outline.length === 0 && !(section === 'ingredients' && isFirst);
  return !mayNameDish || name.hasColon;
}
