import { constants } from 'node:os';
import { join } from 'node:path';
import { createLog } from './server/log.ts';
import { loadEnvironmentFile, readSettings, StartError } from './server/settings.ts';
import { startServer } from './server/start.ts';

/** A second signal within this many milliseconds is the same one, delivered twice. */
const DUPLICATE_SIGNAL_MS = 1_000;

try {
  loadEnvironmentFile(join(import.meta.dirname, '.env'));
  const settings = readSettings(process.env);
  const log = createLog(settings.LOG_LEVEL);
  // The recipe package writes each failure to the console, too; the line of its request has it.
  console.error = (words: unknown, err: unknown) => log.debug({ err }, String(words));
  const pageRoot = join(import.meta.dirname, 'dist');
  const { url, metricsUrl, model, stop } = await startServer(settings, { pageRoot, log });
  let stoppingSince: number | undefined;
  const shutDown = async (signal?: NodeJS.Signals) => {
    if (stoppingSince !== undefined) {
      // A shell or npm between the supervisor and this process may forward a signal that was already
      // delivered.
      if (!signal || performance.now() - stoppingSince < DUPLICATE_SIGNAL_MS) return;
      process.exit(128 + constants.signals[signal]);
    }
    stoppingSince = performance.now();
    const graceMs = settings.SHUTDOWN_GRACE_MS;
    log.info({ signal, graceMs }, 'Sous Chef stops when nobody is served.');
    await stop();
    log.info('Sous Chef has stopped.');
    await log.close();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.on(signal, () => void shutDown(signal));
  // A parent process with an IPC channel sends no signal when it exits.
  process.once('disconnect', () => void shutDown());
  process.channel?.unref();

  // Logged last: a supervisor or a test that reads this line may stop the server at once.
  log.info({ url, metricsUrl, model }, `Sous Chef is at ${url}. Recipes come from ${model}.`);
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
