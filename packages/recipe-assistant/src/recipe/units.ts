import { formsOf, LANGUAGES, wordsIn } from './words/any-of.ts';

/** Fields of units, each with how much of one is measured. */
const FIELDS = [
  ['metric', 'metric'],
  ['measures', 'spoon'],
  ['bunches', 'piece'],
  ['containers', 'piece'],
  ['pieces', 'piece'],
  ['foods', 'piece'],
] as const;

/** The form after a number, by its plural category. Fractions have the second: `1½ cups`, `1½ łyżki`. */
const FORM = { zero: 1, one: 0, two: 1, few: 1, many: 2, other: 1 } as const;

const ALL_UNITS = Object.entries(LANGUAGES).flatMap(([language, words]) =>
  FIELDS.flatMap(([field, measuredAs]) =>
    wordsIn(words[field]).map((entry) => unitOf(entry, language, measuredAs)),
  ),
);

/** A word that several languages have is of the first. German `Liter` has no plural, English `liter` has. */
const UNITS = new Map<string, Unit>();
for (const inCase of [(name: string) => name, (name: string) => name.toLowerCase()]) {
  for (const unit of ALL_UNITS) {
    for (const name of unit.forms.map(inCase)) if (!UNITS.has(name)) UNITS.set(name, unit);
  }
}

/** The unit with this name, in large or small letters. */
export function unitNamed(name: string): Unit | undefined {
  return UNITS.get(name) ?? UNITS.get(name.toLowerCase());
}

/** The name of a unit after a number, in the letters of the one before: `Cups` for `Cup`. */
export function nameAfter(value: number, { forms, language }: Unit, like: string): string {
  const category = value <= 1 ? 'one' : new Intl.PluralRules(language).select(value);
  const name = forms[FORM[category]] ?? forms.at(-1)!;
  return /^\p{Lu}\p{Ll}/u.test(like) ? name[0]!.toUpperCase() + name.slice(1) : name;
}

function unitOf(entry: string, language: string, measuredAs: MeasuredAs): Unit {
  const [count, ...smaller] = entry.split('=')[1]?.split(' ') ?? [];
  const unit = { forms: formsOf(entry), language, measuredAs };
  return count ? { ...unit, smaller: { count: Number(count), name: smaller.join(' ') } } : unit;
}

/** What an amount is measured with: a scale, spoons and cups, or the eye. */
export type MeasuredAs = 'metric' | 'spoon' | 'piece';

export interface Unit {
  /** Its names: singular, plural, in Polish also that after five. One alone never changes. */
  readonly forms: readonly string[];
  readonly language: string;
  readonly measuredAs: MeasuredAs;
  /** The next smaller unit, and how many of them it is. */
  readonly smaller?: { readonly count: number; readonly name: string };
}
