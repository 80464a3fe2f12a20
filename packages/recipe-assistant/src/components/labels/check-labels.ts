import { warnOfUnknown, warnOnce } from '../../core/caller-options.ts';
import { defaultLabels, type LabelOverrides, type RecipeLocale } from './default-labels.ts';
import type { Label } from './label.ts';

const checked = new WeakSet<object>();

/** Warns of labels that there are not, and of placeholders that nothing fills in: a visitor would read them. */
export function checkLabels(locale: RecipeLocale | undefined, labels: LabelOverrides = {}): void {
  for (const given of [locale?.labels ?? {}, labels]) {
    if (!checked.has(given)) checkEach(given);
    checked.add(given);
  }
}

function checkEach(labels: LabelOverrides): void {
  const english: Readonly<Record<string, Label>> = { ...defaultLabels };
  for (const [name, label] of Object.entries<Label | undefined>(labels)) {
    if (!english[name]) warnOnce(`labels has no "${name}".`);
    else if (label) warnOfUnknown(`The label ${name}`, holesOf(label), holesOf(english[name]));
  }
}

function holesOf(label: Label): string[] {
  const forms = typeof label === 'string' ? [label] : Object.values(label);
  return [...new Set(forms.join(' ').match(/\{\w+\}/g))];
}
