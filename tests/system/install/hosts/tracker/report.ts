import * as Sentry from '@sentry/browser';
import { RecipeError } from 'recipe-assistant/core';
import { groupByCode } from './testing/group-by-code.ts';

/** Prints what Sentry's own client sends of three errors. */
const sent: unknown[] = [];

Sentry.init({
  dsn: 'https://key@errors.example/1',
  defaultIntegrations: false,
  beforeSend: groupByCode,
  transport: (options) =>
    Sentry.createTransport(options, async ({ body }) => {
      const [, , event = ''] = String(body).split('\n');
      const { exception, fingerprint = null } = JSON.parse(event);
      sent.push([exception.values.at(-1).value, fingerprint]);
      return { statusCode: 200 };
    }),
});

for (const code of ['unauthorized', 'quota-exceeded'] as const) {
  Sentry.captureException(new RecipeError(code));
}
Sentry.captureException(new Error('Not ours'));
await Sentry.flush();
console.log(JSON.stringify(sent));
