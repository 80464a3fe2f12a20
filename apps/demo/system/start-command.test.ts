import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { UNSET } from 'test-support/demo-server';
import { findFreePort } from 'test-support/free-port';
import { expect, test, vi } from 'vitest';

const ROOT = join(import.meta.dirname, '../../..');

test.each([
  ['SIGTERM', 'to npx alone', 1],
  ['SIGKILL', 'to npx alone', 1],
  ['SIGTERM', 'to its process group', -1],
] as const)(
  'a supervisor that stops the README’s command stops the server: %s %s',
  async (signal, _to, sign) => {
    const port = await findFreePort();
    const command = spawn('npx', ['--yes', 'pnpm@12', 'start'], {
      cwd: ROOT,
      env: { ...process.env, ...UNSET, PORT: String(port) },
      stdio: ['ignore', 'pipe', 'pipe'],
      // As a supervisor starts it.
      detached: true,
    });
    let output = '';
    for (const stream of [command.stdout, command.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => (output += text));
    }
    const exited = once(command, 'exit');
    await vi.waitFor(() => expect(output).toContain(`http://localhost:${port}`), {
      timeout: 100_000,
    });
    process.kill(sign * command.pid!, signal);
    await exited;
    await vi.waitFor(() => expect(output).toContain('Sous Chef has stopped.'), { timeout: 10_000 });
    await expect(fetch(`http://127.0.0.1:${port}/healthz`)).rejects.toThrow();
  },
);
