import { setTimeout as pause } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { startDemo } from './demo-process.ts';
import { startModelServer } from './model-server.ts';
import { postRecipe } from './recipe-request.ts';

const VISITORS = 200;
/** Recipes per visitor and minute, about as many as fit into the run. */
const RATE_LIMIT = 10;
const SECONDS = Number(process.env.LOAD_SECONDS ?? 60);
const RUN = SECONDS * 1000;

const pieces = Array.from({ length: 50 }, (_, step) => `${step + 1}. Stir the leek 🍲 gently.\n`);
const recipe = pieces.join('');

/** Every third visit ends half-way, at a different point each time. */
const leavesAfter = (visit: number) => (visit % 3 === 1 ? 1 + ((visit * 7) % 40) : undefined);

test(
  `${VISITORS} visitors at once for ${SECONDS} s leave nothing behind`,
  { timeout: RUN + 60_000 },
  async () => {
    const model = await startModelServer({ pieces, pace: RUN / RATE_LIMIT / pieces.length });
    const demo = await startDemo({
      HF_ENDPOINT_URL: model.url,
      TRUST_PROXY: '1',
      RATE_LIMIT: String(RATE_LIMIT),
      DAILY_RECIPE_BUDGET: '1000000',
    });
    const filesBefore = await demo.openFiles();

    const start = performance.now();
    const isOver = () => performance.now() - start >= RUN;
    const [visitors, memory] = await Promise.all([
      Promise.all(
        Array.from({ length: VISITORS }, (_, visitor) => beVisitor(demo.url, visitor, isOver)),
      ),
      watch(demo, isOver),
    ]);
    const visits = visitors.flat();
    const whole = visits.filter(({ end }) => end === 'whole');
    const left = visits.filter(({ end }) => end === 'left');
    const refused = visits.filter(({ end }) => end === 'refused');
    const firstTexts = visits.flatMap(({ firstText }) => firstText ?? []).toSorted((a, b) => a - b);

    await vi.waitFor(() => expect(model.counts.open).toBe(0), { timeout: 5000 });
    await vi.waitFor(async () => expect(await demo.openFiles()).toBeLessThan(filesBefore + 20), {
      timeout: 10_000,
    });
    const third = memory.length / 3;
    const early = median(memory.slice(third, 2 * third).map(({ live }) => live));
    const late = median(memory.slice(2 * third).map(({ live }) => live));
    const most = Math.max(...memory.map(({ resident }) => resident));
    console.log(
      [
        `visits            ${visits.length}: ${whole.length} whole, ${left.length} left half way, ${refused.length} refused`,
        `streams at once   ${model.counts.mostOpen} at most, ${model.counts.open} after the end`,
        `upstream          ${model.counts.requests} requests, ${model.counts.abandoned} aborted`,
        `first text        ${ms(firstTexts, 0.5)} median, ${ms(firstTexts, 0.99)} 99th percentile`,
        `live memory       ${early.toFixed(1)} MB in the second third of the time, ${late.toFixed(1)} MB in the last`,
        `resident memory   ${most.toFixed(0)} MB at most`,
      ].join('\n'),
    );

    expect(visits.map(({ end }) => end)).not.toContain('broken');
    for (const ofOne of visitors) {
      const allowed = ofOne.filter(({ end }) => end !== 'refused').length;
      expect(allowed).toBe(Math.min(ofOne.length, RATE_LIMIT));
    }
    expect(refused.length).toBeGreaterThan(0);
    expect(whole.length).toBeGreaterThan(VISITORS);
    expect(left.length).toBeGreaterThan(VISITORS);
    expect(model.counts.requests).toBe(whole.length + left.length);
    expect(model.counts.abandoned).toBe(left.length);
    expect(late).toBeLessThan(early * 1.25 + 5);
    expect(demo.output()).not.toContain('Recipe generation failed');

    await demo.stop();
    await model.stop();
  },
);

/** Requests recipes back to back until the time is over or the minute's limit is reached. */
async function beVisitor(url: string, visitor: number, isOver: () => boolean): Promise<Visit[]> {
  const visits: Visit[] = [];
  const address = `198.18.${visitor >> 8}.${visitor & 255}`;
  while (!isOver()) {
    const visit = await ask(url, address, leavesAfter(visitor + visits.length));
    visits.push(visit);
    if (visit.end === 'refused') await pause(500);
  }
  return visits;
}

async function ask(url: string, address: string, leaveAfter = Infinity): Promise<Visit> {
  const connection = new AbortController();
  const start = performance.now();
  // A connection per request, like nginx: no kept-alive connections are left at the end.
  const headers = { 'X-Forwarded-For': address, Connection: 'close' };
  const response = await postRecipe(url, headers, connection.signal);
  if (response.status === 429) {
    const wait = Number(response.headers.get('Retry-After'));
    await response.text();
    return { end: wait >= 1 && wait <= 60 ? 'refused' : 'broken' };
  }
  if (!response.ok || !response.body) return { end: 'broken' };
  let text = '';
  let firstText: number | undefined;
  for await (const part of response.body.pipeThrough(new TextDecoderStream())) {
    firstText ??= performance.now() - start;
    text += part;
    if (text.split('\n\n').length > leaveAfter) {
      connection.abort();
      return { end: 'left', firstText };
    }
  }
  return { end: isWhole(text) ? 'whole' : 'broken', firstText };
}

function isWhole(stream: string): boolean {
  const events = stream.split('\n\n').map((event) => event.replace(/^data: /, ''));
  const [end, rest] = events.slice(-2);
  const chunks = events.slice(0, -2).map((event) => JSON.parse(event) as Chunk);
  const said = chunks.map(({ choices }) => choices[0].delta.content ?? '').join('');
  const reason = chunks.at(-1)?.choices[0].finish_reason;
  return said === recipe && reason === 'stop' && end === '[DONE]' && rest === '';
}

async function watch({ liveMemory, residentMemory }: Memory, isOver: () => boolean) {
  const samples: { live: number; resident: number }[] = [];
  while (!isOver()) {
    samples.push({ live: await liveMemory(), resident: await residentMemory() });
    await pause(RUN / 30);
  }
  return samples;
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

function ms(sorted: number[], share: number): string {
  return `${sorted[Math.floor(sorted.length * share)]?.toFixed(0)} ms`;
}

type Memory = Pick<Awaited<ReturnType<typeof startDemo>>, 'liveMemory' | 'residentMemory'>;

interface Visit {
  end: 'whole' | 'left' | 'refused' | 'broken';
  /** In milliseconds since the request. */
  firstText?: number;
}

interface Chunk {
  choices: [{ delta: { content?: string }; finish_reason: string | null }];
}
