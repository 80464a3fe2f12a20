// Requests a recipe from the client of this name at each of these servers, one after the other, and prints the
// outcomes, each in a line. Whatever host the SDK calls, that server answers.
import { generateRecipe } from 'recipe-assistant/core';

const [name, servers, stopsAt] = process.argv.slice(2);

const KEYS = ['ANTHROPIC_API_KEY', 'GEMINI_API_KEY', 'MISTRAL_API_KEY', 'OPENAI_API_KEY'];
for (const key of KEYS) process.env[key] = 'a-key';

let server;
const { fetch } = globalThis;
globalThis.fetch = (input, init) => {
  const { pathname, search } = new URL(input instanceof Request ? input.url : input);
  const address = `${server}${pathname}${search}`;
  return fetch(input instanceof Request ? new Request(address, input) : address, init);
};

const { client } = await import(`./${name}.ts`);

for (server of servers.split(',')) {
  const controller = new AbortController();
  const texts = [];
  const run = generateRecipe(['leek', 'potato', 'cream', 'nutmeg'], {
    client,
    signal: controller.signal,
    onText(text) {
      texts.push(text);
      if (stopsAt === 'text') controller.abort();
      else void fetch(`${server}/seen`);
    },
  });
  if (stopsAt === 'question') {
    await fetch(`${server}/asked`);
    controller.abort();
  }
  const outcome = await run.catch(({ code, retryAfterMs }) => ({ code, retryAfterMs }));
  // The client must close the connection, rather than the end of this process.
  if (stopsAt) await fetch(`${server}/closed`);
  console.log(JSON.stringify({ texts, ...outcome }));
}
