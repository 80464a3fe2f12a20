import { warnOnce } from '../../core/caller-options.ts';
import { warnOfUnknown } from '../../core/unknown-names.ts';
import type { Label } from './label.ts';
import type { Words } from './create-words.ts';

const checked = new WeakSet<object>();

/** Warns of labels that there are not, and of placeholders that nothing fills in: a visitor would read them. */
export function checkLabels({ labels, english }: Pick<Words, 'labels' | 'english'>): void {
  if (checked.has(labels)) return;
  checked.add(labels);
  const known: Readonly<Record<string, Label>> = english;
  for (const [name, label] of Object.entries<Label>(labels)) {
    if (!known[name]) warnOnce(`labels has no "${name}".`);
    else warnOfUnknown(`The label ${name}`, holesOf(label), holesOf(known[name]));
  }
}

function holesOf(label: Label): string[] {
  const forms = typeof label === 'string' ? [label] : Object.values(label);
  return [...new Set(forms.join(' ').match(/\{\w+\}/g))];
}
