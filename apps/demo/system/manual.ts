import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

const MANUAL = join(import.meta.dirname, '../../../docs/operating.md');

/** The code blocks of the operator's manual in this language, in order. */
export async function readBlocks(language: string): Promise<string[]> {
  const blocks = (await readFile(MANUAL, 'utf8')).matchAll(
    new RegExp(`^\`\`\`${language}\n(.+?)^\`\`\`$`, 'gms'),
  );
  return [...blocks].map(([, block = '']) => block);
}

/** The manual's commands that contain this word. */
export async function readCommand(word: string): Promise<string> {
  const [block, ...others] = (await readBlocks('sh')).filter((each) => each.includes(word));
  if (!block || others.length > 0) throw new Error(`Not in one block of commands: ${word}`);
  return block.trimEnd();
}

/** The manual's first code block in this language. */
export async function readDocumented(language: string): Promise<string> {
  const [block = ''] = await readBlocks(language);
  return block;
}
