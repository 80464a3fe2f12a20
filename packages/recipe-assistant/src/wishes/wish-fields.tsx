import { useId, useState, type ReactNode } from 'react';
import type { RecipePreferences, RecipeWish } from '../core/preferences.ts';
import { withLabels } from '../components/labels/label.ts';
import { wishLabels, type WishLabels } from '../components/labels/wish-labels.ts';
import type { Words } from '../components/labels/words.ts';
import {
  isDietShort,
  MAX_SERVINGS,
  MAX_WISH_LENGTH,
  NO_WISHES,
  toPreferences,
  toServings,
  type WishValues,
} from './wish-values.ts';

/** The minutes to choose from. */
const TIMES = ['15', '30', '45', '60', '90'];

/**
 * A field for each preference that a page offers. They belong to no form (`form=""`), so they aren't
 * submitted with one around the widget.
 */
export function WishFields({
  wishes,
  values = NO_WISHES,
  onWish,
  words,
}: WishFieldsProps): ReactNode {
  const set = (changed: Partial<WishValues>) => {
    const next = { ...values, ...changed };
    onWish({ values: next, preferences: toPreferences(next) });
  };
  const ownWords = withLabels(words, wishLabels);
  const shared = { values, set, words: ownWords };
  return (
    <div data-slot="wish-fields">
      {Object.entries(FIELDS).map(
        ([name, Field]) => wishes.includes(name as RecipeWish) && <Field key={name} {...shared} />,
      )}
    </div>
  );
}

function OnlyTheseField({ values, set, words: { labels } }: FieldProps): ReactNode {
  return (
    <label data-slot="wish-option">
      <input
        type="checkbox"
        form=""
        checked={values.onlyThese}
        onChange={(event) => set({ onlyThese: event.currentTarget.checked })}
      />
      {labels.wishOnlyThese}
    </label>
  );
}

function DietField({ values, set, words: { labels } }: FieldProps): ReactNode {
  const { diets, otherDiet } = values;
  return (
    <fieldset data-slot="wish-diets" form="">
      <legend>{labels.wishDiet}</legend>
      {listOf(labels.wishDiets).map((diet) => {
        const isChosen = diets.includes(diet);
        const next = isChosen ? diets.filter((other) => other !== diet) : [...diets, diet];
        return (
          <label key={diet} data-slot="wish-option">
            <input
              type="checkbox"
              form=""
              checked={isChosen}
              disabled={!isChosen && !isDietShort({ ...values, diets: next })}
              onChange={() => set({ diets: next })}
            />
            {diet}
          </label>
        );
      })}
      <TextField
        label={labels.wishOtherDiet}
        value={otherDiet}
        // What is left beside the others.
        maxLength={Math.max(0, MAX_WISH_LENGTH - [...diets, ''].join(', ').length)}
        onChange={(text) => set({ otherDiet: text })}
      />
    </fieldset>
  );
}

function ServingsField({ values, set, words: { labels, fill } }: FieldProps): ReactNode {
  const id = useId();
  const [isNoNumber, setIsNoNumber] = useState(false);
  const { servings } = values;
  const isRefused = isNoNumber || (servings !== '' && toServings(servings) === undefined);
  return (
    <p data-slot="wish-field">
      <label htmlFor={`${id}field`}>{labels.wishServings}</label>
      <input
        id={`${id}field`}
        type="number"
        inputMode="numeric"
        form=""
        min={1}
        max={MAX_SERVINGS}
        aria-invalid={isRefused || undefined}
        aria-describedby={isRefused ? `${id}message` : undefined}
        value={servings}
        autoComplete="off"
        enterKeyHint="done"
        onInput={({ currentTarget }) => setIsNoNumber(currentTarget.validity.badInput)}
        onChange={(event) => set({ servings: event.currentTarget.value })}
      />
      <span aria-live="polite" id={`${id}message`}>
        {isRefused && fill(labels.wishServingsRange, { maximum: MAX_SERVINGS })}
      </span>
    </p>
  );
}

function TimeField({ values, set, words: { labels, fill } }: FieldProps): ReactNode {
  const id = useId();
  return (
    <p data-slot="wish-field">
      <label htmlFor={id}>{labels.wishTime}</label>
      <select
        id={id}
        form=""
        value={values.time}
        onChange={(event) => set({ time: event.currentTarget.value })}
      >
        <option value="">{labels.wishAnyTime}</option>
        {TIMES.map((count) => (
          <option key={count} value={count}>
            {fill(labels.wishMinutes, { count: Number(count) })}
          </option>
        ))}
      </select>
    </p>
  );
}

function CuisineField({ values, set, words: { labels } }: FieldProps): ReactNode {
  const id = useId();
  return (
    <>
      <TextField
        label={labels.wishCuisine}
        value={values.cuisine}
        maxLength={MAX_WISH_LENGTH}
        list={id}
        onChange={(cuisine) => set({ cuisine })}
      />
      <datalist id={id}>
        {listOf(labels.wishCuisines).map((cuisine) => (
          <option key={cuisine}>{cuisine}</option>
        ))}
      </datalist>
    </>
  );
}

function TextField({ label, value, maxLength, list, onChange }: TextFieldProps): ReactNode {
  const id = useId();
  return (
    <p data-slot="wish-field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="text"
        form=""
        list={list}
        value={value}
        maxLength={maxLength}
        autoComplete="off"
        enterKeyHint="done"
        dir="auto"
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    </p>
  );
}

/** In the order of the page. */
const FIELDS = {
  diet: DietField,
  servings: ServingsField,
  time: TimeField,
  cuisine: CuisineField,
  onlyThese: OnlyTheseField,
} satisfies Record<RecipeWish, (props: FieldProps) => ReactNode>;

/** Parses a label that is a list, with the commas of any language. */
function listOf(label: string): string[] {
  const parts = label.split(/[,،、，]/u).map((part) => part.trim());
  return [...new Set(parts.filter(Boolean))];
}

interface FieldProps {
  values: WishValues;
  set: (changed: Partial<WishValues>) => void;
  words: Words<WishLabels>;
}

interface TextFieldProps {
  label: string;
  value: string;
  maxLength: number;
  /** The id of the suggestions. */
  list?: string;
  onChange: (text: string) => void;
}

export interface WishFieldsProps {
  /** The preferences that the page offers. */
  wishes: readonly RecipeWish[];
  /** Default: none chosen. */
  values: WishValues | undefined;
  onWish: (wished: { values: WishValues; preferences: RecipePreferences }) => void;
  words: Words;
}
