import { fireEvent, render, screen } from '@testing-library/react';
import { RecipeView } from 'recipe-assistant';
import { expect, test, vi } from 'vitest';

test('tools whose code was lost are loaded at the next press', async () => {
  vi.doMock('../../tools/row/index.ts', () => {
    throw new Error('404');
  });
  render(<RecipeView status="success" recipe="# Soup" tools={['copy']} />);
  await screen.findByRole('heading', { name: 'Soup' });
  await vi.dynamicImportSettled();
  expect(screen.queryByRole('button', { name: 'Copy' })).toBeNull();
  vi.doUnmock('../../tools/row/index.ts');
  fireEvent.pointerUp(document.body);
  await screen.findByRole('button', { name: 'Copy' });
});
