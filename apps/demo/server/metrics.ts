import { createServer, type Server } from 'node:http';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { ServerReport } from './request-line.ts';

/** Seconds: from a quick first word to the longest run there is. */
const BUCKETS = [0.1, 0.25, 0.5, 1, 2.5, 5, 10, 20, 40, 80, 120];

/** What Prometheus reads: numbers about each run, and nothing that a visitor or a model has written. */
export class Metrics {
  readonly #registry = new Registry();
  readonly #requests = this.#counter('requests_total', 'Requests for recipes.', ['status', 'code']);
  readonly #runs = this.#counter('runs_total', 'Recipes that ended.', ['finish_reason']);
  readonly #characters = this.#counter('characters_total', 'Characters of recipes.');
  readonly #tokens = this.#counter('tokens_total', 'Tokens, where the model’s server counts.', [
    'kind',
  ]);
  readonly #firstText = this.#histogram('first_text_seconds', 'Time to the first text.');
  readonly #duration = this.#histogram('recipe_seconds', 'Time to the end of a recipe.');

  constructor({ budgetLeft, openStreams, isCircuitOpen, waiting }: Gauges) {
    collectDefaultMetrics({ register: this.#registry });
    this.#gauge('budget_left', 'Recipes left of the day.', budgetLeft);
    this.#gauge('open_streams', 'Recipes that are being written.', openStreams);
    this.#gauge('upstream_paused', 'Whether the model’s server is left alone (1).', () =>
      Number(isCircuitOpen()),
    );
    this.#gauge(
      'upstream_waiting',
      'Requests that wait for the model’s server to be free.',
      waiting,
    );
  }

  record(report: ServerReport): void {
    const { status, code, finishReason, firstTextMs, durationMs, characters, usage } = report;
    this.#requests.inc({ status, code: code ?? 'none' });
    if (firstTextMs !== undefined) this.#firstText.observe(firstTextMs / 1000);
    this.#characters.inc(characters);
    this.#tokens.inc({ kind: 'input' }, usage?.inputTokens ?? 0);
    this.#tokens.inc({ kind: 'output' }, usage?.outputTokens ?? 0);
    if (finishReason === undefined) return;
    this.#runs.inc({ finish_reason: finishReason });
    if (finishReason !== 'aborted') this.#duration.observe(durationMs / 1000);
  }

  /** In the text format of Prometheus. */
  async toText(): Promise<string> {
    return this.#registry.metrics();
  }

  get contentType(): string {
    return this.#registry.contentType;
  }

  #counter<Label extends string>(name: string, help: string, labelNames: Label[] = []) {
    return new Counter({ name: PREFIX + name, help, labelNames, registers: [this.#registry] });
  }

  #histogram(name: string, help: string) {
    const registers = [this.#registry];
    return new Histogram({ name: PREFIX + name, help, buckets: BUCKETS, registers });
  }

  #gauge(name: string, help: string, read: () => number | Promise<number>): void {
    const gauge: Gauge = new Gauge({
      name: PREFIX + name,
      help,
      registers: [this.#registry],
      collect: async () => gauge.set(await read()),
    });
  }
}

const PREFIX = 'sous_chef_';

/** Serves the metrics at `/metrics`; for a port of its own, which visitors need not reach. */
export function createMetricsServer(metrics: Metrics): Server {
  return createServer((incoming, outgoing) => {
    if (incoming.method !== 'GET' || incoming.url?.split('?', 1)[0] !== '/metrics') {
      outgoing.writeHead(404).end();
      return;
    }
    metrics.toText().then(
      (text) => outgoing.writeHead(200, { 'Content-Type': metrics.contentType }).end(text),
      () => outgoing.writeHead(500).end(),
    );
  });
}

/** Read each time that Prometheus asks. */
interface Gauges {
  budgetLeft: () => Promise<number>;
  openStreams: () => number;
  isCircuitOpen: () => boolean;
  waiting: () => number;
}
