import { test } from 'vitest';
import { SCRAPE_INTERVAL } from './incident.ts';
import { holds, type Series } from './promtool.ts';

/** So many minutes without a fault come first. */
const HEALTH = 30;

const OK = 'status="200",code="none",outcome="ok"';
const FAILED = 'status="502",code="unauthorized",outcome="failed"';
const LEFT = 'status="499",code="none",outcome="left"';
const LIMITED = 'status="429",code="rate-limited",outcome="refused"';
const FOREIGN = 'status="403",code="refused-origin",outcome="refused"';
const ENDS = [OK, FAILED, LEFT, LIMITED, FOREIGN];

test.each<[string, Traffic[], string]>([
  ['all of two recipes a minute fail', [requests(FAILED, 2)], 'SousChefFailing'],
  ['all of a whole day’s thousand fail', [requests(FAILED, 0.7)], 'SousChefFailing'],
  ['all of sixty visitors a minute leave', [requests(LEFT, 60)], 'SousChefNobodyWaits'],
  ['all of two visitors a minute leave', [requests(LEFT, 2)], 'SousChefNobodyWaits'],
  [
    'all visitors count as one',
    [requests(OK, 10), requests(LIMITED, 45)],
    'SousChefVisitorsLimited',
  ],
  ['nobody is let in for a wrong Host', [requests(FOREIGN, 10)], 'SousChefPagesRefused'],
  [
    'the process ends after half a minute, again and again',
    [{ series: 'process_start_time_seconds', perMinute: 2 }],
    'SousChefCrashLoop',
  ],
  [
    'nginx answers every third request with 502 by itself',
    [{ series: 'probe_success', flickers: true }],
    'SousChefSiteFails',
  ],
])('%s: someone is called within ten minutes', async (_name, fault, rule) => {
  const series = seriesOf(fault, 10);
  await holds(fires(`alertname="${rule}",severity="page"`), series, 60 * (HEALTH + 10));
});

test.each<[string, Traffic[]]>([
  ['a recipe fails now and then', [requests(OK, 2), requests(FAILED, 0.1)]],
  ['one visitor stops one run after the other', [requests(OK, 0.5), requests(LEFT, 0.5)]],
  ['one page asks too often', [requests(OK, 2), requests(LIMITED, 5)]],
  ['a stranger’s page asks three times a minute, and nobody else', [requests(FOREIGN, 3)]],
  ['there are two deployments', [{ series: 'process_start_time_seconds', perMinute: 0.2 }]],
])('%s: nobody is called', async (_name, fault) => {
  const series = seriesOf(fault, 10);
  await holds(staysQuiet('severity="page"'), series, 60 * (HEALTH + 10));
});

test('failing tries are a ticket, also at two a minute, but not those that end because a visitor leaves', async () => {
  const tries = (status: string, perMinute: number): Traffic => ({
    series: 'sous_chef_upstream_responses_total',
    labels: `status="${status}"`,
    perMinute,
  });
  const alert = 'alertname="SousChefUpstreamFailing"';
  const end = 60 * (HEALTH + 10);
  const failing = [requests(OK, 2), tries('200', 2), tries('503', 1)];
  await holds(fires(alert), seriesOf(failing, 10), end);
  const left = [requests(OK, 60), requests(LEFT, 30), tries('none', 30)];
  await holds(staysQuiet(alert), seriesOf(left, 10), end);
});

function fires(labels: string): string {
  return `count(sum_over_time(ALERTS{${labels},alertstate="firing"}[10m])) > bool 0`;
}

function staysQuiet(labels: string): string {
  return `absent(sum_over_time(ALERTS{${labels},alertstate="firing"}[1h]))`;
}

function requests(labels: string, perMinute: number): Traffic {
  return { series: 'sous_chef_requests_total', labels, perMinute };
}

/** Two recipes a minute go well for a while; then there is the fault in their place. */
function seriesOf(fault: readonly Traffic[], minutes: number): Series[] {
  const perStep = SCRAPE_INTERVAL / 60_000;
  const before = HEALTH / perStep;
  const steps = Array.from({ length: (HEALTH + minutes) / perStep + 1 }, (_, step) => step);
  const named = new Set(fault.map(({ labels }) => labels));
  const others = ENDS.filter((labels) => !named.has(labels));
  const all = [...fault, ...others.map((labels) => requests(labels, 0))];
  return all.map(({ series, labels = '', perMinute = 0, flickers = false }) => {
    const job = series === 'probe_success' ? 'sous-chef-site' : 'sous-chef';
    const rateBefore = labels === OK ? 2 : 0;
    const values = steps.map((step) => {
      const late = Math.max(0, step - before);
      if (flickers) return late % 3 === 2 ? 0 : 1;
      return Math.floor((Math.min(step, before) * rateBefore + late * perMinute) * perStep);
    });
    const own = `job="${job}",instance="127.0.0.1:13000"`;
    return { series: `${series}{${labels && `${labels},`}${own}}`, values: values.join(' ') };
  });
}

interface Traffic {
  series: string;
  labels?: string;
  /** How much a counter grows. Default: not at all. */
  perMinute?: number;
  /** Whether a gauge is 0 at every third sample. Default: no. */
  flickers?: boolean;
}
