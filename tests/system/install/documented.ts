import { readFile } from 'node:fs/promises';
import { WORKSPACE } from './host.ts';

/**
 * The code blocks of a document that start with the comment `// file-name`, by these names. The frontmatter of an
 * Astro file comes first.
 *
 * @param chapter the heading of those to read; default: all
 */
export async function readDocumented(
  document: string,
  chapter?: string,
): Promise<Record<string, string>> {
  const whole = await readFile(`${WORKSPACE}${document}`, 'utf8');
  const text = chapter
    ? whole.split(/^## /m).find((part) => part.startsWith(`${chapter}\n`))!
    : whole;
  const blocks = text.matchAll(
    /^```(?:[jt]sx?|jsonc|astro)\n(---\n)?\/\/ (\S+\.\w+)\n(.+?)^```$/gms,
  );
  return Object.fromEntries(
    [...blocks].map(([, fence = '', name = '', code = '']) => [name, fence + code]),
  );
}
