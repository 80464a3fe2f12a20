import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startModelServer, type ModelExchange } from 'test-support/model-server';
import { onTestFinished, vi } from 'vitest';
import { readSettings, type Environment } from '../server/settings.ts';
import { startServer } from '../server/start.ts';
import { recordLog } from './recorded-log.ts';

export const PAGE = '<!doctype html><title>Kitchen</title>';

/**
 * The demo's server in the test's own process, until the test has ended: with a page of one line, and a
 * model's server that says a soup.
 *
 * @param answer How the model's server answers instead.
 */
export async function startKitchen(
  environment: Environment = {},
  answer: (exchange: ModelExchange) => void = (exchange) => exchange.sayAll('Leek soup'),
) {
  const folder = await mkdtemp(join(tmpdir(), 'sous-chef-'));
  const pageRoot = join(folder, 'page');
  await mkdir(pageRoot);
  await writeFile(join(pageRoot, 'index.html'), PAGE);
  const model = Object.assign(await startModelServer(), { answer });
  const own = { PORT: '0', SHUTDOWN_GRACE_MS: '0', HF_ENDPOINT_URL: model.url, LOCAL_MODEL: '0' };
  const settings = readSettings({ ...own, ...environment });
  const { log, lines } = recordLog(settings.LOG_LEVEL);
  onTestFinished(async () => {
    await model.close();
    await rm(folder, { recursive: true });
  });
  const { url, metricsUrl, model: name, stop } = await startServer(settings, { pageRoot, log });
  onTestFinished(stop);
  return { url, metricsUrl, name, pageRoot, model, lines };
}

/** Forgets what the recipe package writes of a failed run; the line of its request says it, too. */
export function forgetFailures(): void {
  vi.mocked(console.error).mockClear();
}
