import { startDemoServer } from 'test-support/demo-server';
import { MODEL_NAME } from 'test-support/model-server';
import { expect, modelTest as test, TOKEN } from 'test-support/demo-test';
import { addIngredients, askForRecipe, FOUR, lookAt } from 'test-support/visitor';

const USER_MESSAGE =
  "I have leek, potato, cream, nutmeg. Please give me a recipe you'd recommend I make!";

/** The last of the four things, in words that a leak of the prompt would contain. */
const A_PIECE_OF_THE_INSTRUCTIONS = 'reply in markdown';

test.describe('what the model is asked', () => {
  test('the request is the specified one, to the letter', async ({ page, model }) => {
    const { text } = await askForRecipe(page);
    const exchange = await model.next();
    expect(exchange.method).toBe('POST');
    expect(exchange.path).toBe('/v1/chat/completions');
    expect(exchange.headers['content-type']).toContain('application/json');
    expect(exchange.body).toEqual({
      model: 'mistralai/Mixtral-8x7B-Instruct-v0.1',
      messages: [
        { role: 'system', content: expect.any(String) },
        { role: 'user', content: USER_MESSAGE },
      ],
      max_tokens: 1024,
      stream: true,
    });
    exchange.sayAll('# Leek soup');
    await expect(text.getByRole('heading', { name: 'Leek soup' })).toBeVisible();
    await expect(page.getByText('To connect a model')).toHaveCount(0);
  });

  test('the system message says the four things', async ({ page, model }) => {
    await askForRecipe(page);
    const exchange = await model.next();
    exchange.sayAll('Leek soup.');
    const [{ content }] = exchange.body.messages as [{ content: string }];
    expect(content).toMatch(/ingredients/);
    expect(content).toMatch(/suggests? a recipe/i);
    expect(content).toMatch(/not (?:have to |need to |need )?use (?:every|all)/);
    expect(content).toMatch(/few extra/);
    expect(content).toContain(A_PIECE_OF_THE_INSTRUCTIONS);
    await expect(lookAt(page).text).toHaveText('Leek soup.');
  });

  test('the ingredients go out in the order they were entered', async ({ page, model }) => {
    await page.goto('/');
    await addIngredients(page, ['zander', 'apple', 'Mint', 'black  pepper', 'bread']);
    await lookAt(page).getButton.click();
    const exchange = await model.next();
    const [, { content }] = exchange.body.messages as [unknown, { content: string }];
    expect(content).toBe(
      "I have zander, apple, Mint, black pepper, bread. Please give me a recipe you'd recommend I make!",
    );
    exchange.sayAll('Toast.');
    await expect(lookAt(page).text).toHaveText('Toast.');
  });

  test('the token is the bearer token, and no response to the page contains it', async ({
    page,
    model,
  }) => {
    model.answer = (exchange) => exchange.sayAll('Leek soup.');
    const files: string[] = [];
    page.on('request', (request) => {
      if (['document', 'script', 'stylesheet'].includes(request.resourceType())) {
        files.push(request.url());
      }
    });
    const { text } = await askForRecipe(page);
    await expect(text).toHaveText('Leek soup.');
    expect(model.exchanges[0]?.headers.authorization).toBe(`Bearer ${TOKEN}`);

    const answers = [
      await page.request.post('/api/recipe', { data: { ingredients: FOUR } }),
      ...(await Promise.all(files.map((url) => page.request.get(url)))),
    ];
    expect(await answers[0]?.text()).toContain('Leek soup.');
    expect(answers.length).toBeGreaterThan(3);
    for (const answer of answers) {
      const content = JSON.stringify(answer.headers()) + (await answer.text());
      expect(content.includes(TOKEN)).toBe(false);
      expect(content.includes(model.url)).toBe(false);
    }
  });

  test('without a token no bearer token is sent, and another model can be set', async ({
    page,
    model,
  }) => {
    const demo = await startDemoServer({
      HF_ENDPOINT_URL: model.url,
      HF_MODEL: 'kitchen/small',
    });
    try {
      await page.goto(demo.url);
      await addIngredients(page, FOUR);
      await lookAt(page).getButton.click();
      const exchange = await model.next();
      expect(exchange.headers).not.toHaveProperty('authorization');
      expect(exchange.body.model).toBe('kitchen/small');
      exchange.sayAll('Leek soup.');
      await expect(lookAt(page).text).toHaveText('Leek soup.');
      // They come from this server, which is to be there until then.
      await expect(page.getByRole('group', { name: 'This recipe' })).toBeVisible();
    } finally {
      await demo.stop();
    }
  });
});

test.describe('how the answer arrives', () => {
  test('text is shown as it arrives, and Stop stays in reach until the end', async ({
    page,
    model,
  }) => {
    const { loading, recipe, stopButton, text } = await askForRecipe(page);
    await expect(loading).toBeVisible();
    await expect(stopButton).toBeVisible();
    await expect(recipe).toHaveCount(0);
    const exchange = await model.next();
    exchange.say('# Leek soup\n\nA **warm** supper.\n\n- 2 leeks\n');
    await expect(text.getByRole('listitem')).toHaveText(['2 leeks']);
    await expect(text.getByRole('strong').or(text.locator('strong'))).toHaveText('warm');
    await expect(loading).toBeVisible();
    await expect(stopButton).toBeVisible();
    exchange.say('- 1 potato\n');
    await expect(text.getByRole('listitem')).toHaveText(['2 leeks', '1 potato']);
    exchange.finish();
    await expect(loading).toBeHidden();
    await expect(stopButton).toBeHidden();
    await expect(recipe).toContainText(MODEL_NAME);
  });

  test('half-written markdown never flashes', async ({ page, model }) => {
    const { text } = await askForRecipe(page);
    const exchange = await model.next();
    exchange.say('Stir **well');
    await expect(text).toHaveText('Stir well');
    exchange.say('**, then [read');
    await expect(text).toHaveText(/^Stir well, then/);
    expect(await text.innerText()).not.toContain('**');
    exchange.say(' more](https://example.org/soup).');
    exchange.finish();
    await expect(text.getByRole('link', { name: 'read more' })).toHaveAttribute(
      'href',
      'https://example.org/soup',
    );
    await expect(text).toHaveText('Stir well, then read more.');
  });

  test('an answer that does not stream is a recipe too', async ({ page, model }) => {
    const { text, loading } = await askForRecipe(page);
    const exchange = await model.next();
    const message = { role: 'assistant', content: '# Whole soup\n\nAll at once.' };
    exchange.reply(
      200,
      JSON.stringify({
        model: MODEL_NAME,
        choices: [{ index: 0, message, finish_reason: 'stop' }],
      }),
    );
    await expect(text.getByRole('heading', { name: 'Whole soup' })).toBeVisible();
    await expect(text).toContainText('All at once.');
    await expect(loading).toBeHidden();
  });

  test('a recipe cut short at the limit says so, and can be tried again', async ({
    page,
    model,
  }) => {
    const { recipe, retryButton, text, alert } = await askForRecipe(page);
    const first = await model.next();
    first.say('Peel the');
    first.finish('length');
    await expect(recipe).toContainText('cut short');
    await expect(text).toHaveText('Peel the');
    await expect(alert).toHaveCount(0);
    await retryButton.click();
    const second = await model.next();
    expect(second.body).toEqual(first.body);
    second.sayAll('Peel the potatoes.');
    await expect(text).toHaveText('Peel the potatoes.');
    await expect(recipe).not.toContainText('cut short');
  });
});

test.describe('ending a run', () => {
  test('Stop before the first text closes the connection to the model', async ({ page, model }) => {
    const { loading, stopButton, recipe, alert } = await askForRecipe(page);
    const exchange = await model.next();
    await stopButton.click();
    await exchange.abandoned;
    await expect(loading).toBeHidden();
    await expect(recipe).toHaveCount(0);
    await expect(alert).toHaveCount(0);
  });

  test('Stop in the middle closes it too, and keeps the text', async ({ page, model }) => {
    const { stopButton, text, loading } = await askForRecipe(page);
    const exchange = await model.next();
    exchange.say('Peel the');
    await expect(text).toHaveText('Peel the');
    await stopButton.click();
    await exchange.abandoned;
    exchange.say(' potatoes.');
    await expect(loading).toBeHidden();
    await expect(text).toHaveText('Peel the');
  });

  for (const [how, leave] of [
    ['to another page', 'about:blank'],
    ['by a reload', undefined],
  ] as const) {
    test(`leaving ${how} closes the connection to the model`, async ({ page, model }) => {
      const { text } = await askForRecipe(page);
      const exchange = await model.next();
      exchange.say('Peel the');
      await expect(text).toHaveText('Peel the');
      await (leave === undefined ? page.reload() : page.goto(leave));
      await exchange.abandoned;
    });
  }

  test('the newest run wins on the screen', async ({ page, model }) => {
    const { getButton, text, loading } = await askForRecipe(page);
    const first = await model.next();
    first.say('First soup');
    await expect(text).toHaveText('First soup');
    await addIngredients(page, ['chive']);
    await getButton.click();
    const second = await model.next();
    await first.abandoned;
    first.say(' goes on');
    first.finish();
    second.say('Second soup');
    await expect(text).toHaveText('Second soup');
    second.say(' with chive.');
    second.finish();
    await expect(loading).toBeHidden();
    await expect(text).toHaveText('Second soup with chive.');
  });

  test('three hasty clicks make one recipe', async ({ page, model }) => {
    model.answer = (exchange) => exchange.sayAll('Leek soup.');
    await page.goto('/');
    await addIngredients(page, FOUR);
    const { getButton, text, loading } = lookAt(page);
    await getButton.click({ clickCount: 3 });
    await expect(text).toHaveText('Leek soup.');
    await expect(loading).toBeHidden();
    await expect(text).toHaveText('Leek soup.');
  });
});

test.describe('what goes wrong', () => {
  test('a stream that ends without a finish reason is a failure that keeps its text', async ({
    page,
    model,
    complaints,
  }) => {
    const { alert, text, retryButton } = await askForRecipe(page);
    const first = await model.next();
    first.say('Peel the');
    await expect(text).toHaveText('Peel the');
    first.breakOff();
    await expect(alert).toContainText('Failed to generate recipe. Please try again.');
    await expect(alert).toContainText('The connection failed or broke off.');
    await expect(text).toHaveText('Peel the');
    await complaints.takeFailure();
    await retryButton.click();
    await expect(alert).toHaveCount(0);
    const second = await model.next();
    second.sayAll('Peel the potatoes.');
    await expect(text).toHaveText('Peel the potatoes.');
  });

  test('a connection that is cut in mid-stream keeps its text too', async ({
    page,
    model,
    complaints,
  }) => {
    const { alert, text } = await askForRecipe(page);
    const exchange = await model.next();
    exchange.say('Peel the');
    await expect(text).toHaveText('Peel the');
    exchange.cut();
    await expect(alert).toContainText('The connection failed or broke off.');
    await expect(text).toHaveText('Peel the');
    await complaints.takeFailure();
  });

  test('half a minute of silence in mid-stream ends the run and the connection', async ({
    page,
    model,
    complaints,
  }) => {
    await page.clock.install();
    const { alert, text } = await askForRecipe(page);
    const exchange = await model.next();
    exchange.say('Peel the');
    await expect(text).toHaveText('Peel the');
    await page.clock.fastForward(30_000);
    await expect(alert).toContainText('The answer took too long.');
    await exchange.abandoned;
    await expect(text).toHaveText('Peel the');
    await complaints.takeFailure();
  });

  const failures = [
    { upstream: 400, status: 500, line: 'Something unexpected', retry: true },
    { upstream: 401, status: 502, line: 'not allowed to use', retry: false },
    { upstream: 402, status: 503, line: 'recipe limit has been reached', retry: false },
    { upstream: 403, status: 502, line: 'not allowed to use', retry: false },
    { upstream: 404, status: 502, line: 'not available', retry: false },
    { upstream: 429, status: 503, line: 'in a short time', retry: true },
    { upstream: 500, status: 502, line: 'failed or broke off', retry: true },
    { upstream: 503, status: 502, line: 'failed or broke off', retry: true },
  ];
  for (const { upstream, status, line, retry } of failures) {
    test(`${upstream} from the model is said in plain words`, async ({
      page,
      model,
      complaints,
    }) => {
      const secret = `upstream says: bad key ${TOKEN} for ${USER_MESSAGE}`;
      model.answer = (exchange) => exchange.reply(upstream, JSON.stringify({ error: secret }));
      const { alert, getButton, items, retryButton, text } = await askForRecipe(page);
      await expect(alert).toContainText(
        retry ? 'Failed to generate recipe. Please try again.' : 'Failed to generate recipe.',
      );
      await expect(alert).toContainText(line);
      const logged = await complaints.takeFailure(status);
      const seen = `${await page.locator('body').innerText()}\n${logged}`;
      for (const hidden of [
        TOKEN,
        'upstream says',
        USER_MESSAGE,
        model.url,
        A_PIECE_OF_THE_INSTRUCTIONS,
      ]) {
        expect(seen).not.toContain(hidden);
      }
      await expect(items).toHaveText(FOUR);

      model.answer = (exchange) => exchange.sayAll('Leek soup.');
      await expect(retryButton).toHaveCount(retry ? 1 : 0);
      // Within half a second of the first one a press is the same press.
      await page.waitForTimeout(500);
      await (retry ? retryButton : getButton).click();
      await expect(text).toHaveText('Leek soup.');
      await expect(alert).toHaveCount(0);
    });
  }

  test('a wait that the model asks for is counted down before Try again', async ({
    page,
    model,
    complaints,
  }) => {
    model.answer = (exchange) => exchange.reply(429, '{}', { 'Retry-After': '6' });
    const { alert, retryButton, text } = await askForRecipe(page);
    await expect(alert).toContainText('in a short time');
    await complaints.takeFailure(503);
    await expect(retryButton).toHaveAttribute('aria-disabled', 'true');
    await expect(page.getByRole('timer')).toHaveText(/0:0\d/);
    const asked = model.exchanges.length;
    await retryButton.click({ force: true });
    await expect(alert).toBeVisible();
    expect(model.exchanges).toHaveLength(asked);
    model.answer = (exchange) => exchange.sayAll('Leek soup.');
    await expect(retryButton).not.toHaveAttribute('aria-disabled', 'true');
    await retryButton.click();
    await expect(text).toHaveText('Leek soup.');
  });

  for (const [what, body, type, line] of [
    ['a page of HTML', '<h1>Bad gateway</h1>', 'text/html', 'could not be understood'],
    ['an empty stream', '', 'text/event-stream', 'had no text in it'],
  ] as const) {
    test(`${what} instead of a recipe is a failure`, async ({ page, model, complaints }) => {
      model.answer = (exchange) => exchange.reply(200, body, { 'Content-Type': type });
      const { alert, recipe } = await askForRecipe(page);
      await expect(alert).toContainText(line);
      await expect(page.locator('body')).not.toContainText('Bad gateway');
      await expect(recipe).toHaveCount(0);
      await complaints.takeFailure(502);
    });
  }

  test('an answer of white space alone is a failure', async ({ page, model, complaints }) => {
    const { alert, recipe } = await askForRecipe(page);
    const exchange = await model.next();
    exchange.sayAll('  \n');
    await expect(alert).toContainText('had no text in it');
    await expect(recipe).toHaveCount(0);
    await complaints.takeFailure(502);
  });

  test('the server logs nothing of the prompt, the token or the answer', async ({
    page,
    model,
    demo,
    complaints,
  }) => {
    model.answer = (exchange) => exchange.reply(401, '{"error":"upstream says no"}');
    const { alert } = await askForRecipe(page);
    await expect(alert).toBeVisible();
    await complaints.takeFailure(502);
    for (const hidden of [TOKEN, 'upstream says', 'leek', A_PIECE_OF_THE_INSTRUCTIONS]) {
      expect(demo.output()).not.toContain(hidden);
    }
  });
});
