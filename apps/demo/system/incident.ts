import { setTimeout as pause } from 'node:timers/promises';
import { linesOf } from 'test-support/demo-server';
import { postRecipe } from './recipe-request.ts';
import type { LogLine } from './recorded-log.ts';

/** The scrape interval, in milliseconds. */
export const SCRAPE_INTERVAL = 5_000;

/** How long visitors wait for an end before they leave, in milliseconds. */
const PATIENCE = 45_000;

/** Sends a visitor every second and scrapes the metrics like Prometheus, for a given time. */
export async function record(server: Server, { seconds, visit = {} }: Recording): Promise<Record> {
  const isOver = endOf(seconds);
  const visits = askEachSecond(server.url, visit, isOver);
  const scrapes: Scrape[] = [];
  while (!isOver()) {
    const next = pause(SCRAPE_INTERVAL);
    scrapes.push(await scrape(server.metricsUrl()));
    await next;
  }
  return { scrapes, answers: await visits, lines: linesOf(server) };
}

function endOf(seconds: number): () => boolean {
  const end = performance.now() + 1000 * seconds;
  return () => performance.now() >= end;
}

async function askEachSecond(url: string, visit: Visit, isOver: () => boolean): Promise<string[]> {
  const answers: Promise<string>[] = [];
  const leave = new AbortController();
  while (!isOver()) {
    const count = answers.length === 0 ? (visit.atOnce ?? 1) : 1;
    for (let each = 0; each < count; each += 1) answers.push(ask(url, visit, leave.signal));
    await pause(1000);
  }
  leave.abort();
  return Promise.all(answers);
}

/** The status and code of a response: `200 timeout` broke off, and `left` had no text in time. */
async function ask(url: string, { origin, patience = PATIENCE }: Visit, over: AbortSignal) {
  const signal = AbortSignal.any([over, AbortSignal.timeout(patience)]);
  try {
    const response = await postRecipe(url, origin ? { Origin: origin } : {}, signal);
    const text = await response.text();
    const code = /"code":"([^"]+)"/.exec(text)?.[1];
    return code ? `${response.status} ${code}` : String(response.status);
  } catch {
    return 'left';
  }
}

/** Undefined if nobody answers. */
async function scrape(url: string): Promise<Scrape> {
  const response = await fetch(`${url}/metrics`, { headers: { Connection: 'close' } }).catch(
    () => undefined,
  );
  return response?.text();
}

/** The samples of a scrape by name and labels, without buckets and Node's own metrics. */
export function samplesOf(scraped: string): Map<string, string> {
  const lines = scraped.matchAll(/^((?:sous_chef|process)_\w+)(?:\{(.*)\})? (\S+)$/gm);
  const samples = new Map<string, string>();
  for (const [, name = '', labels = '', value = ''] of lines) {
    if (name.endsWith('_bucket')) continue;
    const own = 'job="sous-chef",instance="127.0.0.1:13000"';
    samples.set(`${name}{${labels ? `${labels},` : ''}${own}}`, value);
  }
  return samples;
}

/** The result of a scrape; undefined if nobody answered. */
type Scrape = string | undefined;

interface Server {
  url: string;
  metricsUrl: () => string;
  output: () => string;
}

interface Visit {
  /** The page's origin. Default: none. */
  origin?: string;
  /** How many visitors start together. Default 1. */
  atOnce?: number;
  /** In milliseconds. Default 45,000. */
  patience?: number;
}

interface Recording {
  seconds: number;
  visit?: Visit;
}

export interface Record {
  scrapes: Scrape[];
  /** The visitors' results. */
  answers: string[];
  lines: LogLine[];
}
