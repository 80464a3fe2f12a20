import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readSettings, SettingsError } from './server/settings.ts';
import { StartError, startServer } from './server/start.ts';

const environmentFile = join(import.meta.dirname, '.env');

try {
  if (existsSync(environmentFile)) process.loadEnvFile(environmentFile);
  const pageRoot = join(import.meta.dirname, 'dist');
  const { url, kitchen, stop } = await startServer(readSettings(process.env), {
    pageRoot,
    log: console.log,
  });
  console.log(`Sous Chef is at ${url}\nRecipes come from ${kitchen}.`);
  // `once`: whoever asks a second time gets the process's own, immediate end.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop());
} catch (error) {
  if (!(error instanceof SettingsError || error instanceof StartError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
