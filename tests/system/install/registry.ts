import { writeFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { findFreePort } from 'test-support/free-port';
import { prepareHost } from './host.ts';
import { failureOf } from './output.ts';

/**
 * A registry of one's own on loopback, in a folder of its own. It takes our package from whoever publishes it, and
 * fetches every other from the registry of this machine.
 */
export function prepareRegistry(): Registry {
  const host = prepareHost({
    sources: [],
    needs: ['verdaccio'],
    // One of its own dependencies asks for a tag, which a registry with versions alone does not have.
    settings: { overrides: { 'node-fetch': '2.7.0' } },
  });
  return {
    async start() {
      // npm warns on the same screen.
      const said = await host.run('npm', 'config', 'get', 'registry');
      const [machine = ''] = /^https?:\S+$/m.exec(said) ?? [];
      await writeFile(host.path('config.json'), JSON.stringify(configure(machine)));
      const url = `http://localhost:${await findFreePort()}`;
      const options = ['--config', 'config.json', '--listen', url];
      const program = host.start({}, 'node_modules/.bin/verdaccio', ...options);
      await Promise.race([untilAnswered(`${url}/-/ping`), failureOf(program)]);
      return url;
    },
  };
}

/** YAML, of which JSON is a part. */
function configure(machine: string): object {
  return {
    storage: './storage',
    uplinks: { machine: { url: machine } },
    packages: {
      'recipe-assistant': { access: '$all', publish: '$all' },
      '**': { access: '$all', proxy: 'machine' },
    },
    log: { type: 'stdout', format: 'pretty', level: 'warn' },
  };
}

async function untilAnswered(url: string): Promise<void> {
  const isThere = () =>
    fetch(url).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isThere())) await pause(100);
}

interface Registry {
  /** Within a test or a hook. It goes on until the tests are over. Gives its address. */
  start: () => Promise<string>;
}
