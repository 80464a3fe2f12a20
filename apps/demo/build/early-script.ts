import { join } from 'node:path';
import type { HtmlTagDescriptor, Plugin } from 'vite';

const SOURCE = 'src/early-entries.ts';

/**
 * Puts a script of its own ahead of all others, which is there before the page can be seen. It imports
 * nothing, so that it runs as a plain one: a module waits until all of the page has been read.
 */
export function earlyScript(): Plugin {
  let path: string;
  return {
    name: 'early-script',
    configResolved({ root }) {
      path = join(root, SOURCE);
    },
    buildStart() {
      if (this.environment.mode === 'build') this.emitFile({ type: 'chunk', id: path });
    },
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle }) {
        if (!bundle) return [script(`/${SOURCE}`)];
        const built = Object.values(bundle).find(
          (output) => output.type === 'chunk' && output.facadeModuleId === path,
        );
        if (!built) throw new Error(`${SOURCE} is not in the build.`);
        return [script(`/${built.fileName}`)];
      },
    },
  };
}

function script(src: string): HtmlTagDescriptor {
  return { tag: 'script', attrs: { src }, injectTo: 'head-prepend' };
}
