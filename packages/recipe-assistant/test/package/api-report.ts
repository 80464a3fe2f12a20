import { readdir, readFile } from 'node:fs/promises';
import ts from 'typescript';
import { entryPoints, root } from '../../entry-points.ts';

const DIST = `${root}dist/`;

const HEAD = `# The public surface

Everything a host can name, as it is built: what each entry exports, every declaration behind it without its
comments, and the names in the style sheet. \`pnpm api\` writes this file, and a test compares it. What each kind of
version may change is in [docs/versions.md](docs/versions.md).
`;

/** The public surface of the built package as one document, in which a change shows as a few lines. */
export async function writeApiReport(): Promise<string> {
  const files = (await readdir(DIST, { recursive: true })).filter((file) => file.endsWith('.d.ts'));
  const sources = new Map<string, ts.SourceFile>();
  for (const file of files) {
    const text = await readFile(DIST + file, 'utf8');
    sources.set(file, ts.createSourceFile(file, text, ts.ScriptTarget.Latest));
  }
  const entries = entryPoints.map(({ name, output }) => {
    const source = sources.get(`${output}.d.ts`)!;
    return `## ${name}\n\n${fence('ts', exportedNames(source).join('\n'))}`;
  });
  const declarations = [...sources.values()].flatMap(printDeclarations).toSorted(byName);
  const sheet = await readFile(`${DIST}styles.css`, 'utf8');
  const properties = namesIn(sheet, /var\(\s*(--recipe-[\w-]+)/g);
  return [
    HEAD,
    ...entries,
    `## Declarations\n\n${fence('ts', [...new Set(declarations)].join('\n\n'))}`,
    `## Custom properties that the style sheet reads\n\n${fence('text', properties)}`,
  ].join('\n');
}

/** A module of types has one list of what it exports itself, and one for each file that it takes names from. */
function exportedNames(source: ts.SourceFile): string[] {
  return source.statements
    .filter(ts.isExportDeclaration)
    .flatMap(({ exportClause }) => {
      if (!exportClause || !ts.isNamedExports(exportClause)) return [];
      return exportClause.elements.map(({ name }) => name.text);
    })
    .toSorted();
}

function printDeclarations(source: ts.SourceFile): string[] {
  const printer = ts.createPrinter({ removeComments: true });
  return source.statements
    .filter((node) => !ts.isImportDeclaration(node) && !ts.isExportDeclaration(node))
    .map((node) => printer.printNode(ts.EmitHint.Unspecified, node, source))
    .map((text) => text.replace(/^(?:export )?(?:declare )?/, ''));
}

function namesIn(text: string, pattern: RegExp): string {
  const names = [...text.matchAll(pattern)].map(([, name = '']) => name);
  return [...new Set(names)].toSorted().join('\n');
}

/** By what is declared, whatever kind of declaration it is. */
function byName(a: string, b: string): number {
  const [left, right] = [a, b].map((text) => text.replace(/^(?:abstract )?\w+ /, ''));
  return left! < right! ? -1 : 1;
}

function fence(language: string, text: string): string {
  return `\`\`\`${language}\n${text}\n\`\`\`\n`;
}
