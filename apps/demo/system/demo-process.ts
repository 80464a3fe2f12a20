import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { refuseIndiscretions, UNSET } from 'test-support/demo-server';
import type { LogLine } from './recorded-log.ts';

const demoFolder = join(import.meta.dirname, '..');

/**
 * Starts the built demo's server in a process of its own, as `pnpm start` runs it.
 *
 * @param prefix A command to run it with, such as a shell or `prlimit` with its options. Default: none.
 */
export async function startDemo(
  environment: Record<string, string>,
  prefix: readonly string[] = [],
): Promise<DemoProcess> {
  if (!existsSync(join(demoFolder, 'dist'))) throw new Error('Not built: run `pnpm build` first.');
  const [program, ...options] = [...prefix, process.execPath, ...PROBE, 'server.ts'];
  const demo = spawn(program, options, {
    cwd: demoFolder,
    env: { PATH: process.env.PATH, ...UNSET, PORT: '0', ...environment },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  const outputs = [demo.stdout!, demo.stderr!];
  // The streams may contain its last lines when it exits. After `disconnect`, `close` never fires.
  const exited = Promise.all([
    once(demo, 'exit'),
    ...outputs.map((stream) => once(stream, 'close')),
  ]);
  let output = '';
  const url = await new Promise<string>((resolve, reject) => {
    demo.once('exit', () => reject(new Error(`The server did not start:\n${output}`)));
    for (const stream of outputs) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        output += text;
        const found = /http:\/\/localhost:\d+/.exec(output)?.[0];
        if (found) resolve(found);
      });
    }
  });
  const exitCode = async () => {
    const [[code]] = await exited;
    refuseIndiscretions(output);
    return code as number | null;
  };
  return {
    url,
    output: () => output,
    async liveMemory() {
      const answer = once(demo, 'message') as Promise<[number]>;
      demo.send('measure');
      return (await answer)[0] / 1e6;
    },
    openFiles: async () => (await readdir(`/proc/${demo.pid}/fd`)).length,
    signal: (signal) => void demo.kill(signal),
    async stop(signal) {
      demo.kill(signal);
      return exitCode();
    },
    async disconnect() {
      demo.disconnect();
      return exitCode();
    },
  };
}

/** The lines of its log. */
export function linesOf({ output }: Pick<DemoProcess, 'output'>): LogLine[] {
  const lines = output().split('\n').filter(Boolean);
  return lines.map((line) => JSON.parse(line) as LogLine);
}

const PROBE = ['--expose-gc', '--import', './system/memory-probe.ts'];

interface DemoProcess {
  url: string;
  /** Its console output. */
  output: () => string;
  /** The heap after a garbage collection, in megabytes. */
  liveMemory: () => Promise<number>;
  /** Files and connections. */
  openFiles: () => Promise<number>;
  signal: (signal: NodeJS.Signals) => void;
  /** Stops it like a terminal or a supervisor; resolves with the exit code. */
  stop: (signal?: NodeJS.Signals) => Promise<number | null>;
  /** Disconnects it as if the parent process were gone; resolves with the exit code. */
  disconnect: () => Promise<number | null>;
}
