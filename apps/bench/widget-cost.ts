import type { Browser } from 'playwright';
import { callStep, openPage } from './browser.ts';
import type { WidgetSteps } from './pages/widget.ts';
import { busiestSecond } from './statistics.ts';
import type { TextName } from './texts.ts';

/** Streams a recipe into the whole widget as it comes, in real time. */
export async function measureWidget(
  browser: Browser,
  url: string,
  { text, tokens, perSecond }: WidgetPlan,
): Promise<WidgetCost> {
  const { page, assertSound } = await openPage(browser, url);
  await callStep<WidgetSteps, 'prepare'>(page, 'prepare', text, tokens, perSecond);
  await browser.startTracing(page, { categories: ['toplevel', '__metadata'] });
  await page.getByRole('button', { name: 'Get a recipe' }).click();
  const outcome = await callStep<WidgetSteps, 'finish'>(page, 'finish');
  const longestTask = longestMainThreadTask(await browser.stopTracing());
  assertSound();
  await page.close();
  if (outcome.shown < 0.8) throw new Error(`The page shows ${outcome.shown * 100} % of the text.`);
  const { commitTimes, renders, longTasks } = outcome;
  return {
    commits: commitTimes.length,
    busiestSecond: busiestSecond(commitTimes),
    formRenders: renders['ingredient-form'] ?? 0,
    listRenders: renders['ingredient-list'] ?? 0,
    longTasks,
    longestTask,
  };
}

/** In milliseconds, from the browser's own trace: the page sees only what is above 50. */
function longestMainThreadTask(trace: Buffer): number {
  const { traceEvents }: { traceEvents: TraceEvent[] } = JSON.parse(trace.toString('utf8'));
  const mainThreads = new Set(
    traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid} ${tid}`),
  );
  const durations = traceEvents
    .filter(({ pid, tid, name }) => name === TASK && mainThreads.has(`${pid} ${tid}`))
    .map(({ dur = 0 }) => dur / 1000);
  if (durations.length === 0) throw new Error('The trace shows no task of a page.');
  return durations.reduce((longest, duration) => Math.max(longest, duration));
}

const TASK = 'ThreadControllerImpl::RunTask';

interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  /** In microseconds. */
  dur?: number;
  args?: { name?: string };
}

interface WidgetPlan {
  text: TextName;
  tokens: number;
  perSecond: number;
}

export interface WidgetCost {
  commits: number;
  /** Commits in it. */
  busiestSecond: number;
  formRenders: number;
  listRenders: number;
  /** Above 50 ms. */
  longTasks: number;
  /** In milliseconds. */
  longestTask: number;
}
