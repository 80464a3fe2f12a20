import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { tmpdir } from 'node:os';

/**
 * Starts a Redis for the tests.
 *
 * @param options As on its command line.
 * @param file Its configuration. Default: in memory only.
 */
export async function startRedis(
  port: number,
  options: string[] = [],
  file?: string,
): Promise<RedisServer> {
  const settings = file ? [file, '--bind', '127.0.0.1'] : IN_MEMORY;
  const redis = spawn('redis-server', [...settings, '--port', String(port), ...options], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = once(redis, 'exit');
  let output = '';
  await new Promise<void>((resolve, reject) => {
    redis.once('error', () => reject(new Error(MISSING)));
    redis.once('exit', () => reject(new Error(`redis-server did not start:\n${output}`)));
    redis.stdout.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      if (output.includes('Ready to accept connections')) resolve();
    });
  });
  return {
    url: `redis://127.0.0.1:${port}`,
    hang: () => redis.kill('SIGSTOP'),
    resume: () => redis.kill('SIGCONT'),
    async kill() {
      redis.kill('SIGKILL');
      await exited;
    },
  };
}

const MISSING = 'redis-server is missing. Install it: apt-get install redis-server';

const IN_MEMORY = ['--bind', '127.0.0.1', '--save', '', '--appendonly', 'no', '--dir', tmpdir()];

export interface RedisServer {
  url: string;
  /** Keeps its connections, but doesn't answer. */
  hang: () => void;
  resume: () => void;
  kill: () => Promise<void>;
}
