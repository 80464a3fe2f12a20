import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { SETTING_NAMES } from '../../apps/demo/server/settings.ts';

/** Starts the demo's server as `pnpm start` does, in a process and on a port of its own. */
export async function startDemoServer(environment: Record<string, string>): Promise<DemoServer> {
  const demo = spawn(process.execPath, ['server.ts'], {
    cwd: fileURLToPath(new URL('../../apps/demo', import.meta.url)),
    env: { ...process.env, ...UNSET, ...environment, PORT: '0' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const url = await new Promise<string>((resolve, reject) => {
    for (const stream of [demo.stdout, demo.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        output += text;
        const address = /http:\/\/localhost:\d+/.exec(output)?.[0];
        if (address) resolve(address);
      });
    }
    demo.once('exit', () => reject(new Error(`The demo's server did not start:\n${output}`)));
  });
  return {
    url,
    output: () => output,
    async stop() {
      const exited = once(demo, 'exit');
      demo.kill();
      await exited;
      refuseIndiscretions(output);
    },
  };
}

/**
 * Fails if a log contains what it never may: the visitors' input in these tests, the prompt around it,
 * a recipe, or tokens.
 */
export function refuseIndiscretions(output: string): void {
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
  stop: () => Promise<void>;
}
