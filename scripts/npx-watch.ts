import { readFileSync } from 'node:fs';

/** How often to check, in milliseconds: nothing tells a process that one above its parent is gone. */
const PERIOD_MS = 1000;

/**
 * Watches the `npx` that started this process, if any. Without it, whoever stops `npx … start` by a signal to npx
 * alone, as a supervisor or a script does, leaves a server behind that holds the port: npx forwards the signal to its
 * shell, which exits without telling pnpm below it.
 *
 * Only works with `/proc`, as on Linux, where supervisors are used.
 */
export function watchNpx(): { onGone: (callback: () => void) => void } {
  const links = linksToNpx();
  return {
    onGone(callback) {
      if (links.length === 0) return;
      const timer = setInterval(() => {
        if (links.every(({ pid, parent }) => readProcess(pid)?.parent === parent)) return;
        clearInterval(timer);
        callback();
      }, PERIOD_MS).unref();
    },
  };
}

/** The parent processes up to npx; empty if npx isn't among them. */
function linksToNpx(): Link[] {
  const links: Link[] = [];
  for (let { pid } = process; ;) {
    const found = readProcess(pid);
    if (!found) return [];
    if (/^(?:npm exec|npx)\b/.test(found.command)) return links;
    links.push({ pid, parent: found.parent });
    pid = found.parent;
  }
}

/** Undefined if it is gone or can't be read. */
function readProcess(pid: number): { parent: number; command: string } | undefined {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    const parent = Number(/^PPid:\s+(\d+)$/m.exec(status)?.[1]);
    return { parent, command: readFileSync(`/proc/${pid}/cmdline`, 'utf8') };
  } catch {
    return undefined;
  }
}

interface Link {
  pid: number;
  parent: number;
}
