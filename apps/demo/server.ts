import { constants } from 'node:os';
import { join } from 'node:path';
import { createLog, redirectConsole } from './server/log.ts';
import { loadEnvironmentFile, readSettings, StartError } from './server/settings.ts';
import { startServer } from './server/start.ts';

/** Within so many milliseconds a second signal is the first one, which has come twice. */
const ECHO_MS = 1_000;

const SAMPLE_IN_PRODUCTION =
  'NODE_ENV is production, and the sample kitchen answers: no model writes these recipes. Set HF_TOKEN, or REQUIRE_MODEL=1 to have this refused.';

try {
  loadEnvironmentFile(join(import.meta.dirname, '.env'));
  const settings = readSettings(process.env);
  const log = createLog(settings.logLevel);
  redirectConsole(log);
  const pageRoot = join(import.meta.dirname, 'dist');
  const { url, metricsUrl, model, isSample, stop } = await startServer(settings, { pageRoot, log });
  let askedAt: number | undefined;
  const end = async (signal?: NodeJS.Signals) => {
    if (askedAt !== undefined) {
      // What stands between a supervisor and this process may pass on a signal that came here already.
      const isAnother = signal && performance.now() - askedAt > ECHO_MS;
      return isAnother ? process.exit(128 + constants.signals[signal]) : undefined;
    }
    askedAt = performance.now();
    log.info(
      { signal, graceMs: settings.shutdownGraceMs },
      'Sous Chef stops when nobody is served.',
    );
    await stop();
    log.info('Sous Chef has stopped.');
    await log.close();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void end(signal));
  // Whoever has started this process over a channel, and is gone, has no other way to say so.
  process.once('disconnect', () => void end());
  process.channel?.unref();

  // Last: whoever reads this line may stop the server at once.
  log.info({ url, metricsUrl, model }, `Sous Chef is at ${url}. Recipes come from ${model}.`);
  if (isSample && settings.isProduction) log.warn(SAMPLE_IN_PRODUCTION);
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
