'use client';

import { useState, type FormEvent } from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Chip from '@mui/material/Chip';
import LinearProgress from '@mui/material/LinearProgress';
import Snackbar from '@mui/material/Snackbar';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import {
  defaultLabels as words,
  describeRefusal,
  useRecipeAssistant,
  type UseRecipeAssistantResult,
} from 'recipe-assistant';
import { RecipeMarkdown } from 'recipe-assistant/markdown';
import { createSampleClient } from 'recipe-assistant/sample';

const client = createSampleClient();

/** The same of Material UI: its fields, chips, alerts and cards around the hook. */
export default function MaterialKitchen() {
  const kitchen = useRecipeAssistant({ client, defaultIngredients: ['rice', 'peas', 'saffron'] });
  const { ingredients, recipe, error, remaining, isLoading } = kitchen;
  const [removed, setRemoved] = useState<string>();

  return (
    <Stack component="main" spacing={2} sx={{ maxWidth: 560, margin: 'auto', padding: 2 }}>
      <AddField onAdd={kitchen.addIngredients} />
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
        {ingredients.map((name, index) => (
          <Chip
            key={name}
            label={name}
            onDelete={() => {
              kitchen.removeIngredient(index);
              setRemoved(name);
            }}
          />
        ))}
      </Stack>
      <Button variant="contained" disabled={remaining > 0} onClick={kitchen.generate}>
        {remaining > 0 ? `${remaining} more` : 'Get a recipe'}
      </Button>
      {isLoading && <LinearProgress aria-label={words.generating} />}
      {error && (
        <Alert
          severity="error"
          action={error.retryable && <Button onClick={kitchen.retry}>Try again</Button>}
        >
          {words[`error-${error.code}`]}
        </Alert>
      )}
      {recipe && (
        <Card component="article" aria-busy={isLoading} aria-label="Recipe">
          <CardContent>
            {isLoading && <Button onClick={kitchen.stop}>Stop</Button>}
            <RecipeMarkdown text={recipe} streaming={isLoading} />
          </CardContent>
        </Card>
      )}
      <Snackbar
        open={removed !== undefined && kitchen.canUndo}
        message={`${removed} removed.`}
        action={
          <Button
            onClick={() => {
              kitchen.undo();
              setRemoved(undefined);
            }}
          >
            Undo
          </Button>
        }
      />
    </Stack>
  );
}

function AddField({ onAdd }: { onAdd: UseRecipeAssistantResult['addIngredients'] }) {
  const [refusal, setRefusal] = useState<string>();

  function add(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const entry = new FormData(form).get('ingredient');
    if (typeof entry !== 'string') return;
    const result = onAdd(entry);
    if (result.added.length > 0) form.reset();
    setRefusal(describeRefusal(result));
  }

  return (
    <Stack component="form" direction="row" spacing={1} onSubmit={add}>
      <TextField
        name="ingredient"
        label="Ingredient"
        size="small"
        fullWidth
        error={refusal !== undefined}
        helperText={refusal}
      />
      <Button type="submit">Add</Button>
    </Stack>
  );
}
