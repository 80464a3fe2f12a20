import { readFile } from 'node:fs/promises';
import { WORKSPACE } from './host.ts';

/**
 * What a document tells its reader to write: its blocks of code that begin with the comment
 * `// name-of-the-file`, by these names.
 */
export async function readDocumented(document: string): Promise<Record<string, string>> {
  const text = await readFile(`${WORKSPACE}${document}`, 'utf8');
  const blocks = text.matchAll(/^```(?:[jt]sx?|jsonc)\n\/\/ (\S+\.\w+)\n(.+?)^```$/gms);
  return Object.fromEntries([...blocks].map(([, name = '', code = '']) => [name, code]));
}
