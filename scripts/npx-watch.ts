import { readFileSync } from 'node:fs';

/** How often it is looked at, in milliseconds. */
const PERIOD_MS = 250;

/**
 * Watches over the `npx` that began this process, if one did. It passes a signal on to the shell that
 * it has started, which ends without a word to what runs in it: pnpm, this process and a server would
 * stay behind, and hold the port against the next start.
 *
 * Only where there is `/proc`, as on Linux, where supervisors are.
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

/** From this process up to npx, who began whom; none, where npx is not among them. */
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

/** Undefined when it is gone, or nobody says. */
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
