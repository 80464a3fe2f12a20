import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { SettingsError, type Environment } from './settings.ts';

/**
 * Adds the variables of a file, where there is one; what is set already wins.
 *
 * Node's own `loadEnvFile` takes a file that may not be read for one that is not there.
 *
 * @throws {SettingsError} When there is one that cannot be read.
 */
export function loadEnvironmentFile(path: string, environment: Environment = process.env): void {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch (error) {
    const { code } = Object(error) as NodeJS.ErrnoException;
    if (code === 'ENOENT') return;
    throw new SettingsError(`${path} cannot be read (${code ?? 'unknown'}).`);
  }
  for (const [name, value] of Object.entries(parseEnv(text))) environment[name] ??= value;
}
