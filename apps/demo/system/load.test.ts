import { setTimeout as pause } from 'node:timers/promises';
import { startDemoServer } from 'test-support/demo-server';
import { startModelServer } from 'test-support/model-server';
import { expect, test, vi } from 'vitest';
import { watchMemory } from './live-memory.ts';
import { postRecipe } from './recipe-request.ts';

const VISITORS = 200;
/** Recipes per visitor and minute: fewer than fit into the run, also where a busy machine takes longer. */
const RATE_LIMIT = 4;
const RUN = 30_000;
/** Nobody asks after this, so that what is asked for ends within the run. */
const LAST_REQUEST = 25_000;

/** Between two pieces, in milliseconds. */
const PACE = 100;

const pieces = Array.from({ length: 50 }, (_, step) => `${step + 1}. Stir the leek 🍲 gently.\n`);
const recipe = pieces.join('');

/** Every third visit ends half-way, at a different point each time. */
const leavesAfter = (visit: number) => (visit % 3 === 1 ? 1 + ((visit * 7) % 40) : undefined);

test(
  `${VISITORS} visitors at once for half a minute leave nothing behind`,
  { timeout: RUN + 60_000 },
  async () => {
    const model = await startModelServer();
    model.answer = (exchange) => void exchange.sayInTime(pieces, PACE);
    const demo = await startDemoServer({
      HF_ENDPOINT_URL: model.url,
      TRUST_PROXY: '1',
      RATE_LIMIT: String(RATE_LIMIT),
      DAILY_RECIPE_BUDGET: '1000000',
    });
    const filesBefore = await demo.openFiles();

    const start = performance.now();
    const isOver = () => performance.now() - start >= LAST_REQUEST;
    const [visitors, { early, late }] = await Promise.all([
      Promise.all(
        Array.from({ length: VISITORS }, (_, visitor) => beVisitor(demo.url, visitor, isOver)),
      ),
      watchMemory(demo.liveMemory, RUN),
    ]);
    const visits = visitors.flat();
    const count = (end: Visit) => visits.filter((visit) => visit === end).length;

    await vi.waitFor(() => expect(model.open).toHaveLength(0), { timeout: 5000 });
    await vi.waitFor(async () => expect(await demo.openFiles()).toBeLessThan(filesBefore + 20), {
      timeout: 10_000,
    });

    expect(visits).not.toContain('broken');
    for (const ofOne of visitors) {
      const allowed = ofOne.filter((visit) => visit !== 'refused').length;
      expect(allowed).toBe(Math.min(ofOne.length, RATE_LIMIT));
    }
    expect(count('refused')).toBeGreaterThan(0);
    expect(count('whole')).toBeGreaterThan(VISITORS);
    expect(count('left')).toBeGreaterThan(VISITORS);
    expect(model.exchanges).toHaveLength(count('whole') + count('left'));
    const abandoned = model.exchanges.filter(({ isAbandoned }) => isAbandoned);
    expect(abandoned).toHaveLength(count('left'));
    expect(late).toBeLessThan(early * 1.25 + 5);
    expect(demo.output()).not.toContain('Recipe generation failed');

    await demo.stop();
    await model.close();
  },
);

/** Requests recipes back to back until the time is over or the minute's limit is reached. */
async function beVisitor(url: string, visitor: number, isOver: () => boolean): Promise<Visit[]> {
  const visits: Visit[] = [];
  const address = `198.18.${visitor >> 8}.${visitor & 255}`;
  while (!isOver()) {
    const visit = await ask(url, address, leavesAfter(visitor + visits.length));
    visits.push(visit);
    if (visit === 'refused') await pause(500);
  }
  return visits;
}

async function ask(url: string, address: string, leaveAfter = Infinity): Promise<Visit> {
  const connection = new AbortController();
  // A connection per request, like nginx: no kept-alive connections are left at the end.
  const headers = { 'X-Forwarded-For': address, Connection: 'close' };
  const response = await postRecipe(url, headers, connection.signal);
  if (response.status === 429) {
    const wait = Number(response.headers.get('Retry-After'));
    await response.text();
    return wait >= 1 && wait <= 60 ? 'refused' : 'broken';
  }
  if (!response.ok || !response.body) return 'broken';
  let text = '';
  for await (const part of response.body.pipeThrough(new TextDecoderStream())) {
    text += part;
    if (text.split('\n\n').length <= leaveAfter) continue;
    connection.abort();
    return 'left';
  }
  return isWhole(text) ? 'whole' : 'broken';
}

function isWhole(stream: string): boolean {
  const said = [...stream.matchAll(/"content":("(?:[^"\\]|\\.)*")/g)];
  const text = said.map(([, content = '']) => JSON.parse(content) as string).join('');
  return text === recipe && /"finish_reason":"stop".*\n\ndata: \[DONE\]\n\n$/.test(stream);
}

type Visit = 'whole' | 'left' | 'refused' | 'broken';
