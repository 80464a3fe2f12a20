import { createServer, type Server } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import packageJson from '../package.json' with { type: 'json' };
import type { Try } from './circuit-breaker.ts';
import type { ServerReport } from './request-log.ts';

/** In seconds: from a quick first text to the longest possible run. */
const BUCKETS = [0.1, 0.25, 0.5, 1, 2.5, 5, 10, 20, 40, 80, 120];

/** The Prometheus metrics: numbers about each run, and no text of a visitor or a model. */
export function createMetrics(gauges: Gauges) {
  const registry = new Registry();
  const named = (name: string, help: string) => ({
    name: `sous_chef_${name}`,
    help,
    registers: [registry],
  });
  const counter = <Label extends string>(name: string, help: string, ...labelNames: Label[]) =>
    new Counter({ ...named(name, help), labelNames });
  const histogram = (name: string, help: string) =>
    new Histogram({ ...named(name, help), buckets: BUCKETS });
  const requests = counter('requests_total', 'Requests for recipes.', 'status', 'code', 'outcome');
  const runs = counter('runs_total', 'Recipes that ended.', 'finish_reason');
  const tokens = counter('tokens_total', 'Tokens, where the model’s server counts.', 'kind');
  const firstText = histogram('first_text_seconds', 'Time to the first text.');
  const duration = histogram('recipe_seconds', 'Time to the end of a recipe.');
  const tries = counter('upstream_responses_total', 'Tries at the model’s server.', 'status');
  for (const [name, reading] of Object.entries(gauges)) {
    if (!reading) continue;
    const [help, read] = reading;
    const gauge: Gauge = new Gauge({
      ...named(name, help),
      collect: async () => gauge.set(Number(await read())),
    });
  }
  const build = { ...named('build_info', 'The version that runs.'), labelNames: ['version'] };
  new Gauge(build).set({ version: packageJson.version }, 1);
  collectDefaultMetrics({ register: registry });
  // Gauges named like a counter, which `promtool check metrics` rejects.
  for (const kind of ['handles', 'requests', 'resources']) {
    registry.removeSingleMetric(`nodejs_active_${kind}_total`);
  }
  // `increase()` misses a burst that starts with a counter's first sample.
  for (const end of POSSIBLE_ENDS) requests.inc(labelsOf(end), 0);
  for (const reason of ['stop', 'length', 'content-filter', 'aborted'])
    runs.inc({ finish_reason: reason }, 0);
  for (const status of USUAL_TRIES) tries.inc({ status }, 0);

  return {
    registry,

    record(end: RunOutcome): void {
      const { finishReason, firstTextMs, durationMs = 0, usage } = end;
      requests.inc(labelsOf(end));
      if (firstTextMs !== undefined) firstText.observe(firstTextMs / 1000);
      tokens.inc({ kind: 'input' }, usage?.inputTokens ?? 0);
      tokens.inc({ kind: 'output' }, usage?.outputTokens ?? 0);
      if (finishReason === undefined) return;
      runs.inc({ finish_reason: finishReason });
      if (finishReason !== 'aborted') duration.observe(durationMs / 1000);
    },

    countTry(end: Try): void {
      tries.inc({ status: typeof end === 'number' ? end : 'none' });
    },
  };
}

function labelsOf(end: RunOutcome): Record<'status' | 'code' | 'outcome', string | number> {
  return { status: end.status, code: end.code ?? 'none', outcome: outcomeOf(end) };
}

/** A run may fail after its 200; a visitor who leaves after the first text counts as served. */
function outcomeOf({ status, code, finishReason, firstTextMs }: RunOutcome): string {
  if (finishReason === 'aborted' && firstTextMs === undefined) return 'left';
  if (code === undefined) return 'ok';
  return status >= 400 && status < 500 ? 'refused' : 'failed';
}

/** The usual statuses of a model's server; `none` means no response. */
const USUAL_TRIES = [200, 400, 401, 402, 403, 404, 422, 429, 500, 502, 503, 504, 'none'];

/** The statuses of each failure: before the first text of a run, and 200 after it. */
const FAILURES: Readonly<Record<NonNullable<ServerReport['code']>, readonly number[]>> = {
  // Only a browser tells that: a request that gets here came over a network.
  offline: [],
  'refused-input': [400, 405, 413, 415, 422],
  'refused-origin': [403],
  'too-few-ingredients': [422],
  'rate-limited': [429, 503, 200],
  'quota-exceeded': [429, 503, 200],
  timeout: [408, 504, 200],
  unauthorized: [502, 200],
  'model-unavailable': [502, 200],
  'content-filtered': [502, 200],
  empty: [502, 200],
  malformed: [502, 200],
  network: [502, 200],
  stopped: [502, 200],
  unknown: [500, 503, 200],
};

/** Every way a request can end. */
const POSSIBLE_ENDS: readonly RunOutcome[] = [
  { status: 200 },
  ...[200, 499].map((status) => ({ status, finishReason: 'aborted' as const })),
  ...Object.entries(FAILURES).flatMap(([code, statuses]) =>
    statuses.map((status) => ({ status, code })),
  ),
];

/** Serves `/metrics`, on a port that visitors can't reach. */
export function createMetricsServer({ registry }: Metrics): Server {
  const app = new Hono();
  app.get('/metrics', async (context) =>
    context.body(await registry.metrics(), 200, { 'Content-Type': registry.contentType }),
  );
  return createServer(getRequestListener(app.fetch));
}

/** Read on each scrape; names are without the prefix. */
type Gauges = Record<
  string,
  [help: string, read: () => number | boolean | Promise<number>] | undefined
>;

type RunOutcome = Partial<Omit<ServerReport, 'code'>> & { status: number; code?: string };

export type Metrics = ReturnType<typeof createMetrics>;
