import type { Words } from './words/en.ts';
import { formsOf, LANGUAGES, wordsIn } from './words/any-of.ts';

const FIELDS = ['metric', 'measures', 'containers', 'pieces', 'foods'] as const;

/** The form after a number, by its plural category. More than one has the second: `1½ cups`, `1½ łyżki`. */
const FORM = { zero: 1, one: 0, two: 1, few: 1, many: 2, other: 1 } as const;

/** By name. A word that several languages have is of the first. German `Liter` has no plural, English `liter` has. */
const UNITS = new Map<string, Unit>();
for (const [language, words] of Object.entries(LANGUAGES)) {
  for (const field of FIELDS) {
    for (const entry of wordsIn(words[field])) addUnit(unitOf(entry, language, field));
  }
}

function addUnit(unit: Unit): void {
  for (const name of unit.forms.flatMap((form) => [form, form.toLowerCase()]))
    if (!UNITS.has(name)) UNITS.set(name, unit);
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

function unitOf(entry: string, language: string, field: keyof Words): Unit {
  const [, count, name = ''] = /=(\d+) (.+)/.exec(entry) ?? [];
  const unit = { forms: formsOf(entry), language, field };
  return count ? { ...unit, smaller: { count: Number(count), name } } : unit;
}

export interface Unit {
  /** Its names: singular, plural, in Polish also that after five. One alone never changes. */
  readonly forms: readonly string[];
  readonly language: string;
  /** Of its words, which tells what it is measured with: a scale, spoons and cups, or the eye. */
  readonly field: keyof Words;
  /** The next smaller unit, and how many of them it is. */
  readonly smaller?: { readonly count: number; readonly name: string };
}
