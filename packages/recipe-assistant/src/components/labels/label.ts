/**
 * Fills in the placeholders, each once, so that braces in an ingredient stay as they are. Numbers and
 * lists are formatted for the locale, a BCP 47 language tag. A label with plural forms uses the form of the
 * first number among the values.
 */
export function fillLabel(label: Label, values: LabelValues, locale: string): string {
  return formOf(label, values, locale).replace(/\{(\w+)\}/g, (braces, name: string) => {
    const value = values[name];
    if (value === undefined) return braces;
    if (typeof value === 'string') return value;
    if (typeof value === 'number') return new Intl.NumberFormat(locale).format(value);
    return new Intl.ListFormat(locale, { style: 'narrow' }).format(value);
  });
}

function formOf(label: Label, values: LabelValues, locale: string): string {
  if (typeof label === 'string') return label;
  const count = Object.values(values).find((value) => typeof value === 'number');
  const rule = count === undefined ? 'other' : new Intl.PluralRules(locale).select(count);
  return label[rule] ?? label.other;
}

/** A string, or its plural forms. */
export type Label = string | PluralForms;

/** Keyed as in `Intl.PluralRules`; a language omits the forms it doesn't have. */
type PluralForms = { [Rule in Intl.LDMLPluralRule]?: string | undefined } & {
  other: string;
};

/** The values of the placeholders. */
export type LabelValues = Record<string, string | number | readonly string[] | undefined>;

/**
 * The type of labels, derived from the English ones: where those have plural forms, any others may. It takes every
 * string, and names the English so that an editor shows it, with the placeholders that are filled in.
 */
export type LabelsOf<English> = {
  [Name in keyof English]: English[Name] extends string
    ? English[Name] | AnyString
    : English[Name] | Label;
};

/** A plain `string` would swallow the English beside it. */
type AnyString = string & Record<never, never>;
