import { gzipSync } from 'node:zlib';
import { build, type Platform } from 'esbuild';

/**
 * Bundles a page's code as an embedder's bundler would, with React external, and returns its sizes and
 * modules: loaded at once (`eager`), and including lazy chunks (`whole`).
 */
export async function measure(code: string, platform: Platform = 'browser'): Promise<Measured> {
  const { outputFiles, metafile } = await build({
    stdin: { contents: code, resolveDir: import.meta.dirname, loader: 'tsx' },
    jsx: 'automatic',
    bundle: true,
    splitting: true,
    minify: true,
    write: false,
    metafile: true,
    format: 'esm',
    platform,
    target: 'es2022',
    outdir: 'out',
    external: ['react', 'react-dom'],
    legalComments: 'none',
    // As published: without the project's aliases to the source.
    tsconfigRaw: {},
  });
  const entry = Object.keys(metafile.outputs).find(
    (path) => metafile.outputs[path]!.entryPoint === '<stdin>',
  )!;
  const eager = new Set([entry]);
  // The set grows during iteration: the static imports of the entry's chunk, and theirs.
  for (const path of eager) {
    for (const { path: imported, kind } of metafile.outputs[path]!.imports) {
      if (kind === 'import-statement' && imported in metafile.outputs) eager.add(imported);
    }
  }
  const describe = (paths: string[]) => ({
    gzip: paths.reduce((sum, path) => sum + gzipOf(path), 0),
    modules: paths.flatMap((path) => Object.keys(metafile.outputs[path]!.inputs)),
    imports: paths.flatMap((path) => {
      const imports = metafile.outputs[path]!.imports.filter(({ external }) => external);
      return imports.map((imported) => imported.path);
    }),
  });
  const gzipOf = (path: string) =>
    gzipSync(outputFiles.find((file) => file.path.endsWith(path))!.contents, { level: 9 }).length;
  return { eager: describe([...eager]), whole: describe(Object.keys(metafile.outputs)) };
}

interface Part {
  /** Bytes. */
  gzip: number;
  modules: string[];
  /** External packages. */
  imports: string[];
}

interface Measured {
  eager: Part;
  whole: Part;
}
