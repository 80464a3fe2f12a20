import { useId, useState, type ReactNode } from 'react';
import { warnOfUnknown } from '../core/unknown-names.ts';
import { MAX_PREFERENCE_LENGTH, type RecipeWish } from '../core/preferences.ts';
import { ChangingText } from '../components/live-region.tsx';
import { useWords } from '../components/labels/words-context.ts';
import { MAX_NUMBER, toNumber, toText, toWished } from './wish-values.ts';
import type { Wished, WishValues } from './wish-values.ts';

const WISHES: readonly RecipeWish[] = ['diet', 'servings', 'time', 'cuisine', 'onlyThese'];

/** The minutes to choose from. */
const TIMES = ['15', '30', '45', '60', '90'];

/**
 * A field for each preference that a page offers. They belong to no form (`form=""`), so they aren't
 * submitted with one around the widget.
 */
export function WishFields({ wishes, wished, onWish }: WishFieldsProps): ReactNode {
  const { labels } = useWords();
  const { values } = wished;
  warnOfUnknown('wishes', wishes, WISHES);
  const set = (changed: WishValues) => onWish(toWished({ ...values, ...changed }));
  const shared = { values, set };
  return (
    <div data-slot="wish-fields">
      {wishes.includes('diet') && <DietField {...shared} />}
      {wishes.includes('servings') && <ServingsField {...shared} />}
      {wishes.includes('time') && <TimeField {...shared} />}
      {wishes.includes('cuisine') && (
        <TextInput
          label={labels.wishCuisine}
          text={values.cuisine}
          maxLength={MAX_PREFERENCE_LENGTH}
          suggestions={listOf(labels.wishCuisines)}
          onText={(cuisine) => set({ cuisine })}
        />
      )}
      {wishes.includes('onlyThese') && (
        <Option
          label={labels.wishOnlyThese}
          isChosen={values.onlyThese ?? false}
          onChange={(onlyThese) => set({ onlyThese })}
        />
      )}
    </div>
  );
}

function DietField({ values, set }: FieldProps): ReactNode {
  const { labels } = useWords();
  const { diets = [], diet } = values;
  return (
    <fieldset data-slot="wish-group" form="">
      <legend>{labels.wishDiet}</legend>
      {listOf(labels.wishDiets).map((option) => {
        const isChosen = diets.includes(option);
        const next = isChosen ? diets.filter((other) => other !== option) : [...diets, option];
        return (
          <Option
            key={option}
            label={option}
            isChosen={isChosen}
            isDisabled={!isChosen && toText(next, diet).length > MAX_PREFERENCE_LENGTH}
            onChange={() => set({ diets: next })}
          />
        );
      })}
      <TextInput
        label={labels.wishOtherDiet}
        text={diet}
        // What is left beside the others.
        maxLength={Math.max(0, MAX_PREFERENCE_LENGTH - [...diets, ''].join(', ').length)}
        onText={(text) => set({ diet: text })}
      />
    </fieldset>
  );
}

function Option({ label, isChosen, isDisabled = false, onChange }: OptionProps): ReactNode {
  return (
    <label data-slot="wish-option">
      <input
        type="checkbox"
        form=""
        checked={isChosen}
        disabled={isDisabled}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      {label}
    </label>
  );
}

function ServingsField({ values, set }: FieldProps): ReactNode {
  const { labels, format } = useWords();
  const id = useId();
  const [isNoNumber, setIsNoNumber] = useState(false);
  const { servings = '' } = values;
  const isRefused = isNoNumber || (servings !== '' && toNumber(servings) === undefined);
  return (
    <p data-slot="wish-field">
      <label htmlFor={`${id}field`}>{labels.wishServings}</label>
      <input
        id={`${id}field`}
        type="number"
        inputMode="numeric"
        form=""
        min={1}
        max={MAX_NUMBER}
        aria-invalid={isRefused || undefined}
        aria-describedby={isRefused ? `${id}message` : undefined}
        value={servings}
        autoComplete="off"
        enterKeyHint="done"
        onInput={({ currentTarget }) => setIsNoNumber(currentTarget.validity.badInput)}
        onChange={(event) => set({ servings: event.currentTarget.value })}
      />
      <span aria-live="polite" id={`${id}message`}>
        {isRefused && (
          <ChangingText>{format(labels.wishServingsRange, { maximum: MAX_NUMBER })}</ChangingText>
        )}
      </span>
    </p>
  );
}

function TimeField({ values, set }: FieldProps): ReactNode {
  const { labels, format } = useWords();
  const id = useId();
  return (
    <p data-slot="wish-field">
      <label htmlFor={id}>{labels.wishTime}</label>
      <select
        id={id}
        form=""
        value={values.time ?? ''}
        onChange={(event) => set({ time: event.currentTarget.value })}
      >
        <option value="">{labels.wishAnyTime}</option>
        {TIMES.map((count) => (
          <option key={count} value={count}>
            {format(labels.wishMinutes, { count: Number(count) })}
          </option>
        ))}
      </select>
    </p>
  );
}

function TextInput(props: TextInputProps): ReactNode {
  const { label, text = '', maxLength, suggestions, onText } = props;
  const id = useId();
  return (
    <p data-slot="wish-field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="text"
        form=""
        list={suggestions && `${id}list`}
        value={text}
        maxLength={maxLength}
        autoComplete="off"
        enterKeyHint="done"
        dir="auto"
        onChange={(event) => onText(event.currentTarget.value)}
      />
      {suggestions && (
        <datalist id={`${id}list`}>
          {suggestions.map((suggestion) => (
            <option key={suggestion}>{suggestion}</option>
          ))}
        </datalist>
      )}
    </p>
  );
}

/** Parses a label that is a list, with the commas of any language. */
function listOf(label: string): string[] {
  return label.split(/[,،、，]/u).flatMap((part) => part.trim() || []);
}

interface FieldProps {
  values: WishValues;
  set: (changed: WishValues) => void;
}

interface OptionProps {
  label: string;
  isChosen: boolean;
  isDisabled?: boolean;
  onChange: (isChosen: boolean) => void;
}

interface TextInputProps {
  label: string;
  text: string | undefined;
  maxLength: number;
  suggestions?: string[];
  onText: (text: string) => void;
}

export interface WishFieldsProps {
  /** The preferences that the page offers. */
  wishes: readonly RecipeWish[];
  wished: Wished;
  onWish: (wished: Wished) => void;
}
