import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';

export const WIDGET = 'recipe-assistant, the widget';

/** What a page imports of each. */
const IMPORTS = {
  'recipe-assistant/core': `export * from 'recipe-assistant/core';`,
  useRecipeAssistant: `export { useRecipeAssistant } from 'recipe-assistant';`,
  [WIDGET]: `export { RecipeAssistant, createEndpointClient } from 'recipe-assistant';`,
  'TanStack useGeneration': `export { useGeneration } from '@tanstack/ai-react';`,
  'markdown-to-jsx': `export { Markdown } from 'markdown-to-jsx';`,
  useCompletion: `export { useCompletion } from '@ai-sdk/react';`,
  'useCompletion, react-markdown, remark-gfm': `
    export { useCompletion } from '@ai-sdk/react';
    export { default as Markdown } from 'react-markdown';
    export { default as remarkGfm } from 'remark-gfm';`,
  streamdown: `export { Streamdown } from 'streamdown';`,
  'assistant-ui thread with markdown': `
    export { AssistantRuntimeProvider, useLocalRuntime, ThreadPrimitive, MessagePrimitive,
      ComposerPrimitive, ActionBarPrimitive } from '@assistant-ui/react';
    export { MarkdownTextPrimitive } from '@assistant-ui/react-markdown';
    export { default as remarkGfm } from 'remark-gfm';`,
};

/** Bundles each alone, with React left out. */
export async function measureSizes(): Promise<Size[]> {
  const sizes: Size[] = [];
  for (const [name, code] of Object.entries(IMPORTS)) {
    const chunks = await bundle(code);
    const first = gzippedSize(firstChunks(chunks));
    sizes.push({ name, first, later: gzippedSize(chunks) - first });
  }
  return sizes;
}

async function bundle(code: string): Promise<Rolldown.OutputChunk[]> {
  const entry = join(import.meta.dirname, 'entry.js');
  const result = await build({
    root: import.meta.dirname,
    configFile: false,
    logLevel: 'error',
    plugins: [
      {
        name: 'entry',
        enforce: 'pre',
        resolveId: (source) => (source === entry ? entry : null),
        load: (id) => (id === entry ? code : null),
      },
    ],
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: {
        input: entry,
        external: /^react(-dom)?(\/.*)?$/,
        preserveEntrySignatures: 'strict',
      },
    },
  });
  if (!('output' in result)) throw new TypeError('One build was expected.');
  return result.output.filter((output) => output.type === 'chunk');
}

/** The entry and what it imports statically. */
function firstChunks(chunks: readonly Rolldown.OutputChunk[]): Rolldown.OutputChunk[] {
  const names = new Set(chunks.filter((chunk) => chunk.isEntry).map((chunk) => chunk.fileName));
  // The set grows while it is read.
  for (const name of names) {
    const chunk = chunks.find(({ fileName }) => fileName === name);
    for (const imported of chunk?.imports ?? []) names.add(imported);
  }
  return chunks.filter(({ fileName }) => names.has(fileName));
}

function gzippedSize(chunks: readonly Rolldown.OutputChunk[]): number {
  return chunks.reduce((sum, { code }) => sum + gzipSync(code, { level: 9 }).length, 0);
}

export interface Size {
  name: string;
  /** Loaded with the page, in bytes after gzip. */
  first: number;
  /** Loaded when it is needed. */
  later: number;
}
