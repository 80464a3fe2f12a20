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
  const tasks = readTasks(await browser.stopTracing());
  assertSound();
  await page.close();
  if (outcome.shown < 0.8) throw new Error(`The page shows ${outcome.shown * 100} % of the text.`);
  const { commitTimes, renders } = outcome;
  return {
    commits: commitTimes.length,
    busiestSecond: busiestSecond(commitTimes),
    formRenders: renders['ingredient-form'] ?? 0,
    listRenders: renders['ingredient-list'] ?? 0,
    ...tasks,
  };
}

/**
 * The tasks of the page's main thread, by the browser's own trace. A page's own count of long tasks
 * goes by the wall, so that it holds whatever else the machine did meanwhile.
 */
function readTasks(trace: Buffer): Pick<WidgetCost, 'longTasks' | 'longestTask' | 'longestWait'> {
  const { traceEvents }: { traceEvents: TraceEvent[] } = JSON.parse(trace.toString('utf8'));
  const mainThreads = new Set(
    traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid} ${tid}`),
  );
  const tasks = traceEvents.filter(
    ({ pid, tid, name }) => name === TASK && mainThreads.has(`${pid} ${tid}`),
  );
  if (tasks.length === 0) throw new Error('The trace shows no task of a page.');
  const longest = (duration: 'dur' | 'tdur') =>
    tasks.reduce((most, task) => Math.max(most, task[duration] ?? 0), 0) / 1000;
  return {
    longTasks: tasks.filter(({ tdur = 0 }) => tdur > LONG_TASK).length,
    longestTask: longest('tdur'),
    longestWait: longest('dur'),
  };
}

const TASK = 'ThreadControllerImpl::RunTask';

/** In microseconds. */
const LONG_TASK = 50_000;

interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  /** In microseconds: by the wall, and of the thread's own time. */
  dur?: number;
  tdur?: number;
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
  /** Above 50 ms of the thread's own time. */
  longTasks: number;
  /** In milliseconds of the thread's own time. */
  longestTask: number;
  /** In milliseconds by the wall, with what other programs took. */
  longestWait: number;
}
