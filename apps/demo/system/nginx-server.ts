import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { findFreePort } from 'test-support/free-port';
import { readBlocks } from './manual.ts';

/**
 * A real nginx in front of servers on these ports, with the manual's configuration verbatim except for the
 * ports, and the name unless it is the manual's.
 *
 * @param forgotten The line that is left out. Default: none.
 */
export async function startNginx(
  ports: readonly number[],
  name = '127.0.0.1',
  forgotten = '',
): Promise<NginxServer> {
  const folder = await mkdtemp(join(tmpdir(), 'sous-chef-nginx-'));
  const port = await findFreePort();
  const [site = '', main = ''] = await readBlocks('nginx');
  const block = site
    .replaceAll('listen 80', `listen 127.0.0.1:${port}`)
    .replace(forgotten, '')
    .replace('server_name recipes.example;', `server_name ${name};`)
    .replace('127.0.0.1:3000', `127.0.0.1:${ports[0]}`)
    .replace('127.0.0.1:3001', `127.0.0.1:${ports[1] ?? ports[0]}`);
  const configuration = join(folder, 'nginx.conf');
  await writeFile(configuration, withDebianDefaults(main, block, folder));
  const nginx = spawn('nginx', ['-c', configuration, '-p', folder, '-e', 'error.log'], {
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const exited = once(nginx, 'exit');
  const url = `http://127.0.0.1:${port}`;
  const missing = once(nginx, 'error').then(() => Promise.reject(new Error(MISSING)));
  await Promise.race([untilItListens(port), missing]);
  return {
    url,
    errors: () => readFile(join(folder, 'error.log'), 'utf8'),
    async stop() {
      nginx.kill('SIGTERM');
      await exited;
      await rm(folder, { recursive: true });
    },
  };
}

/** The blocks within Debian's own configuration. */
function withDebianDefaults(main: string, block: string, folder: string): string {
  return [
    ...(process.getuid?.() === 0 ? ['user root;'] : []),
    'daemon off;',
    'worker_processes 1;',
    'pid nginx.pid;',
    main,
    'http {',
    'access_log off;',
    ...['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
      (kind) => `${kind}_temp_path ${folder}/${kind};`,
    ),
    block,
    '}',
    '',
  ].join('\n');
}

async function untilItListens(port: number): Promise<void> {
  for (;;) {
    const socket = connect(port, '127.0.0.1');
    const failure = await once(socket, 'connect').then(
      () => undefined,
      (error: unknown) => error,
    );
    socket.destroy();
    if (!failure) return;
    await pause(10);
  }
}

const MISSING = 'nginx is missing. Install it: apt-get install nginx';

interface NginxServer {
  url: string;
  /** Its error log. */
  errors: () => Promise<string>;
  stop: () => Promise<void>;
}
