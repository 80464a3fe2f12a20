'use client';

import { useRef, useState, type FormEvent } from 'react';
import {
  defaultLabels as words,
  describeError,
  describeRefusal,
  useRecipeAssistant,
  type UseRecipeAssistantResult,
} from 'recipe-assistant';
import { RecipeMarkdown } from 'recipe-assistant/markdown';
import { createSampleClient } from 'recipe-assistant/sample';

const client = createSampleClient();

/** The whole assistant of plain elements and the hook alone, for a page with a style sheet of its own. */
export default function PlainKitchen() {
  const [diet, setDiet] = useState('');
  const kitchen = useRecipeAssistant({ client, preferences: diet ? { diet } : undefined });
  const { ingredients, isLoading } = kitchen;
  const field = useRef<HTMLInputElement>(null);
  const [message, setMessage] = useState('');

  function add(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const input = field.current!;
    const result = kitchen.addIngredients(input.value);
    if (result.added.length > 0) input.value = '';
    setMessage(describeRefusal(result) ?? result.added.join(', '));
  }

  function remove(index: number) {
    setMessage(`${ingredients[index]} removed.`);
    kitchen.removeIngredient(index);
    field.current?.focus(); // the button that had the focus is gone
  }

  return (
    <main>
      <h1>What is in the house?</h1>
      <form onSubmit={add}>
        <label>
          Ingredient <input ref={field} name="ingredient" autoComplete="off" />
        </label>{' '}
        <button>Add</button>{' '}
        {kitchen.canUndo && (
          <button type="button" onClick={kitchen.undo}>
            Undo
          </button>
        )}
      </form>
      <output>{isLoading ? words.generating : message}</output>
      <ul>
        {ingredients.map((name, index) => (
          <li key={name}>
            {name} <button onClick={() => remove(index)}>Remove {name}</button>
          </li>
        ))}
      </ul>
      <label>
        Diet{' '}
        <select value={diet} onChange={(event) => setDiet(event.target.value)}>
          <option value="">any</option>
          <option>vegetarian</option>
          <option>vegan</option>
        </select>
      </label>
      <Recipe {...kitchen} />
    </main>
  );
}

function Recipe(kitchen: UseRecipeAssistantResult) {
  const { status, recipe, error, remaining, isLoading, previous } = kitchen;
  return (
    <>
      {remaining > 0 ? (
        <p>{remaining} more, and you can get a recipe.</p>
      ) : (
        <p>
          <button onClick={kitchen.generate}>Get a recipe</button>{' '}
          {isLoading && <button onClick={kitchen.stop}>Stop</button>}{' '}
          {status === 'success' && <button onClick={() => kitchen.another()}>Another one</button>}
        </p>
      )}
      {status === 'error' && error && (
        <div role="alert">
          {describeError(error, { ingredients: kitchen.requestedIngredients })}{' '}
          {error.retryable && <button onClick={kitchen.retry}>Try again</button>}
        </div>
      )}
      {previous && <button onClick={kitchen.back}>Back to {previous.title}</button>}
      <article aria-busy={isLoading} aria-label="Recipe">
        <RecipeMarkdown text={recipe} streaming={isLoading} />
      </article>
    </>
  );
}
