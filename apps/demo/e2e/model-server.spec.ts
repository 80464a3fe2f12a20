import { MODEL_NAME } from 'test-support/model-server';
import { expect, modelTest as test, TOKEN } from 'test-support/demo-test';
import { askForRecipe, FOUR } from 'test-support/visitor';

const USER_MESSAGE =
  "I have leek, potato, cream, nutmeg. Please give me a recipe you'd recommend I make!";

/** The last of the four things, in words that a leak of the prompt would contain. */
const A_PIECE_OF_THE_INSTRUCTIONS = 'reply in markdown';

test.describe('what the model is asked', () => {
  test('the request is the specified one, to the letter, and no response to the page has the token', async ({
    page,
    model,
  }) => {
    const files: string[] = [];
    page.on('request', (request) => {
      if (['document', 'script', 'stylesheet'].includes(request.resourceType())) {
        files.push(request.url());
      }
    });
    const { text } = await askForRecipe(page);
    const exchange = await model.next();
    expect(exchange.method).toBe('POST');
    expect(exchange.path).toBe('/v1/chat/completions');
    expect(exchange.headers['content-type']).toContain('application/json');
    expect(exchange.headers.authorization).toBe(`Bearer ${TOKEN}`);
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

    model.answer = (other) => other.sayAll('Leek soup.');
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
});

test.describe('ending a run', () => {
  test('the browser asks before text is lost by a reload, which closes the connection to the model', async ({
    page,
    model,
  }) => {
    const questions: string[] = [];
    page.on('dialog', (dialog) => {
      questions.push(dialog.type());
      return questions.length === 1 ? dialog.dismiss() : dialog.accept();
    });
    const { text } = await askForRecipe(page);
    const exchange = await model.next();
    exchange.say('Peel the');
    await expect(text).toHaveText('Peel the');
    void page.reload().catch(() => {});
    await expect.poll(() => questions).toEqual(['beforeunload']);
    exchange.say(' leeks');
    await expect(text).toHaveText('Peel the leeks');
    await page.reload();
    expect(questions).toEqual(['beforeunload', 'beforeunload']);
    await exchange.abandoned;
  });

  test('a page whose recipe has ended is left without a question, and has forgotten all', async ({
    page,
    model,
  }) => {
    const questions: string[] = [];
    page.on('dialog', (dialog) => {
      questions.push(dialog.type());
      return dialog.accept();
    });
    const { items, loading, recipe, text } = await askForRecipe(page);
    (await model.next()).sayAll('Peel the leeks.');
    await expect(text).toHaveText('Peel the leeks.');
    await expect(loading).toBeHidden();
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Ingredients on hand:' })).toBeVisible();
    await expect(items).toHaveCount(0);
    await expect(recipe).toHaveCount(0);
    expect(questions).toEqual([]);
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

  test('a refusal by the model’s server is said in plain words, and none of its own', async ({
    page,
    model,
    complaints,
  }) => {
    const secret = `upstream says: bad key ${TOKEN} for ${USER_MESSAGE}`;
    model.answer = (exchange) => exchange.reply(401, JSON.stringify({ error: secret }));
    const { alert, getButton, items, retryButton, text } = await askForRecipe(page);
    await expect(alert).toContainText('Failed to generate recipe.');
    await expect(alert).toContainText('not allowed to use');
    const logged = await complaints.takeFailure(502);
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
    await expect(retryButton).toHaveCount(0);

    model.answer = (exchange) => exchange.sayAll('Leek soup.');
    // Within half a second of the first one a press is the same press.
    await page.waitForTimeout(500);
    await getButton.click();
    await expect(text).toHaveText('Leek soup.');
    await expect(alert).toHaveCount(0);
  });
});
