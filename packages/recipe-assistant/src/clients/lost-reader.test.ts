import { createEndpointClient } from 'recipe-assistant';
import { generateRecipe } from 'recipe-assistant/core';
import { expect, test, vi } from 'vitest';
import { INGREDIENTS } from '../../test/call-client.ts';
import { chunk, serve, stream, write } from '../../test/loopback.ts';

test('while the code that reads a response does not load, one request is sent and closed, and no other', async () => {
  vi.doMock('./endpoint-response.ts', () => {
    throw new Error('404');
  });
  const server = await serve((response) => write(response, chunk('Soup')));
  const client = createEndpointClient({ url: server.url });
  const answer = () => generateRecipe(INGREDIENTS, { client });
  await expect(answer()).rejects.toMatchObject({ code: 'network' });
  await server.requests[0]?.closed;
  await expect(answer()).rejects.toMatchObject({ code: 'network' });
  expect(server.requests).toHaveLength(1);
  expect(console.error).toHaveBeenCalledTimes(2);
  vi.mocked(console.error).mockClear();

  vi.doUnmock('./endpoint-response.ts');
  const other = await serve(stream(chunk('Soup', 'stop')));
  const again = createEndpointClient({ url: other.url });
  expect(await generateRecipe(INGREDIENTS, { client: again })).toMatchObject({ recipe: 'Soup' });
});
