import { useId, useState, type ReactNode } from 'react';
import {
  MAX_PREFERENCE_LENGTH,
  PREFERENCES,
  type RecipePreferences,
  type RecipeWish,
  type WishKinds,
} from '../core/preferences.ts';
import { withLabels } from '../components/labels/label.ts';
import {
  labelsOfWish,
  wishLabels,
  type LabelsOfWish,
  type WishLabels,
} from '../components/labels/wish-labels.ts';
import type { Words } from '../components/labels/words.ts';
import {
  MAX_NUMBER,
  NOTHING,
  toNumber,
  toPreferences,
  toText,
  WISHES,
  type WishValue,
  type WishValues,
} from './wish-values.ts';

/** The minutes to choose from. */
const TIMES = ['15', '30', '45', '60', '90'];

/**
 * A field for each preference that a page offers. They belong to no form (`form=""`), so they aren't
 * submitted with one around the widget.
 */
export function WishFields({ wishes, values = {}, onWish, words }: WishFieldsProps): ReactNode {
  const ownWords = withLabels(words, wishLabels);
  return (
    <div data-slot="wish-fields">
      {WISHES.map((wish) => {
        if (!wishes.includes(wish)) return undefined;
        const Field = FIELDS[PREFERENCES[wish]];
        const value = values[wish] ?? NOTHING;
        const set = (changed: Partial<WishValue>) => {
          const next = { ...values, [wish]: { ...value, ...changed } };
          onWish({ values: next, preferences: toPreferences(next) });
        };
        const names = labelsOfWish[wish];
        return <Field key={wish} value={value} set={set} names={names} words={ownWords} />;
      })}
    </div>
  );
}

function FlagField({ value, set, names, words: { labels } }: FieldProps): ReactNode {
  return (
    <label data-slot="wish-option">
      <input
        type="checkbox"
        form=""
        checked={value.text !== ''}
        onChange={(event) => set({ text: event.currentTarget.checked ? 'yes' : '' })}
      />
      {labels[names.name]}
    </label>
  );
}

function OptionsField({ value, set, names, words: { labels } }: FieldProps): ReactNode {
  const { options, text } = value;
  return (
    <fieldset data-slot="wish-group" form="">
      <legend>{labels[names.name]}</legend>
      {listOf(labels[names.options!]).map((option) => {
        const isChosen = options.includes(option);
        const next = isChosen ? options.filter((other) => other !== option) : [...options, option];
        const isTooLong = toText({ options: next, text }).length > MAX_PREFERENCE_LENGTH;
        return (
          <label key={option} data-slot="wish-option">
            <input
              type="checkbox"
              form=""
              checked={isChosen}
              disabled={!isChosen && isTooLong}
              onChange={() => set({ options: next })}
            />
            {option}
          </label>
        );
      })}
      <TextInput
        label={labels[names.other!]}
        text={text}
        // What is left beside the others.
        maxLength={Math.max(0, MAX_PREFERENCE_LENGTH - [...options, ''].join(', ').length)}
        set={set}
      />
    </fieldset>
  );
}

function NumberField({ value, set, names, words: { labels, format } }: FieldProps): ReactNode {
  const id = useId();
  const [isNoNumber, setIsNoNumber] = useState(false);
  const { text } = value;
  const isRefused = isNoNumber || (text !== '' && toNumber(text) === undefined);
  return (
    <p data-slot="wish-field">
      <label htmlFor={`${id}field`}>{labels[names.name]}</label>
      <input
        id={`${id}field`}
        type="number"
        inputMode="numeric"
        form=""
        min={1}
        max={MAX_NUMBER}
        aria-invalid={isRefused || undefined}
        aria-describedby={isRefused ? `${id}message` : undefined}
        value={text}
        autoComplete="off"
        enterKeyHint="done"
        onInput={({ currentTarget }) => setIsNoNumber(currentTarget.validity.badInput)}
        onChange={(event) => set({ text: event.currentTarget.value })}
      />
      <span aria-live="polite" id={`${id}message`}>
        {isRefused && format(labels.wishServingsRange, { maximum: MAX_NUMBER })}
      </span>
    </p>
  );
}

function MinutesField({ value, set, names, words: { labels, format } }: FieldProps): ReactNode {
  const id = useId();
  return (
    <p data-slot="wish-field">
      <label htmlFor={id}>{labels[names.name]}</label>
      <select
        id={id}
        form=""
        value={value.text}
        onChange={(event) => set({ text: event.currentTarget.value })}
      >
        <option value="">{labels.wishAnyTime}</option>
        {TIMES.map((count) => (
          <option key={count} value={count}>
            {format(labels[names.chosen!], { count: Number(count) })}
          </option>
        ))}
      </select>
    </p>
  );
}

function TextField({ value, set, names, words: { labels } }: FieldProps): ReactNode {
  const id = useId();
  return (
    <>
      <TextInput
        label={labels[names.name]}
        text={value.text}
        maxLength={MAX_PREFERENCE_LENGTH}
        list={id}
        set={set}
      />
      <datalist id={id}>
        {listOf(labels[names.options!]).map((option) => (
          <option key={option}>{option}</option>
        ))}
      </datalist>
    </>
  );
}

function TextInput({ label, text, maxLength, list, set }: TextInputProps): ReactNode {
  const id = useId();
  return (
    <p data-slot="wish-field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="text"
        form=""
        list={list}
        value={text}
        maxLength={maxLength}
        autoComplete="off"
        enterKeyHint="done"
        dir="auto"
        onChange={(event) => set({ text: event.currentTarget.value })}
      />
    </p>
  );
}

const FIELDS = {
  options: OptionsField,
  number: NumberField,
  minutes: MinutesField,
  text: TextField,
  flag: FlagField,
} satisfies Record<WishKinds[RecipeWish], (props: FieldProps) => ReactNode>;

/** Parses a label that is a list, with the commas of any language. */
function listOf(label: string): string[] {
  const parts = label.split(/[,،、，]/u).map((part) => part.trim());
  return [...new Set(parts.filter(Boolean))];
}

interface FieldProps {
  value: WishValue;
  set: (changed: Partial<WishValue>) => void;
  names: LabelsOfWish;
  words: Words<WishLabels>;
}

interface TextInputProps {
  label: string;
  text: string;
  maxLength: number;
  /** The id of the suggestions. */
  list?: string;
  set: (changed: Partial<WishValue>) => void;
}

export interface WishFieldsProps {
  /** The preferences that the page offers. */
  wishes: readonly RecipeWish[];
  /** Default: none chosen. */
  values: WishValues | undefined;
  onWish: (wished: { values: WishValues; preferences: RecipePreferences }) => void;
  words: Words;
}
