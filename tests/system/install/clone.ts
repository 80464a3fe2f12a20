import { cp } from 'node:fs/promises';
import { basename } from 'node:path';
import { WORKSPACE } from './host.ts';

/** What a clone doesn't have: everything that a run leaves behind. */
const LEFT_BEHIND = /^(?:node_modules|dist|storybook-static|test-results|\.turbo|\.git|\.env)$/;

/** Copies the workspace as it is checked out. */
export async function cloneTo(folder: string): Promise<void> {
  const filter = (path: string) => !LEFT_BEHIND.test(basename(path));
  await cp(WORKSPACE, folder, { recursive: true, filter });
}
