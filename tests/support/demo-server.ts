import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { SETTING_NAMES } from '../../apps/demo/server/settings.ts';
import type { LogLine } from '../../apps/demo/system/recorded-log.ts';

const demoFolder = join(import.meta.dirname, '../../apps/demo');

/**
 * Starts the built demo's server as `pnpm start` does, in a process of its own, and on a port of its own unless one
 * is given.
 *
 * @param prefix A command to run it with, such as a shell or `prlimit` with its options. Default: none.
 */
export async function startDemoServer(
  environment: Record<string, string>,
  prefix: readonly string[] = [],
): Promise<DemoServer> {
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
    demo.once('exit', () => reject(new Error(`The demo's server did not start:\n${output}`)));
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

const PROBE = ['--expose-gc', '--import', './system/memory-probe.ts'];

/** The lines of its log. */
export function linesOf({ output }: Pick<DemoServer, 'output'>): LogLine[] {
  const lines = output().split('\n').filter(Boolean);
  return lines.map((line) => JSON.parse(line) as LogLine);
}

/**
 * Fails if a log contains what it never may: the visitors' input in these tests, the prompt around it,
 * a recipe, or tokens.
 */
function refuseIndiscretions(output: string): void {
  const found = INDISCRETIONS.exec(output)?.[0];
  if (found) throw new Error(`The demo's server has written "${found}":\n${output}`);
}

const INDISCRETIONS =
  /\b(?:[Ll]eeks?|[Pp]otato(?:es)?|nutmeg|mutton|saffron|chocolate|I have |give me a recipe|Suggest a recipe|hf_\w+|Bearer)\b/;

/**
 * Keeps the machine's environment out of the tests: an empty variable counts as unset, and wins over
 * the tester's `.env`. The models that run on the machine stay out, too.
 */
export const UNSET: Readonly<Record<string, string>> = {
  ...Object.fromEntries([...SETTING_NAMES, 'NODE_ENV'].map((name) => [name, ''])),
  LOCAL_MODEL: '0',
};

export interface DemoServer {
  url: string;
  /** Everything it has written to its console. */
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
