import ts from 'typescript';

/**
 * The code of a page that sets every optional part of every public option, prop and context to
 * `undefined`. With `exactOptionalPropertyTypes` it compiles only if the built types allow that.
 */
export function writeUndefinedPage(entries: readonly string[]): string {
  const modules = entries.map((entry, index) => `import * as entry${index} from '${entry}';`);
  const program = readPage(modules.join('\n'));
  const page = new Page(program.getTypeChecker());
  for (const [name, symbol] of readExports(program)) page.addExport(name, symbol);
  return [...modules, HELPERS, ...page.lines].join('\n');
}

/** A strict page with this code, against the built package, and what stands beside it. */
export function readPage(code: string, ...others: string[]): ts.Program {
  const options: ts.CompilerOptions = {
    module: ts.ModuleKind.Node16,
    target: ts.ScriptTarget.ES2022,
    jsx: ts.JsxEmit.ReactJSX,
    strict: true,
    exactOptionalPropertyTypes: true,
    noEmit: true,
    types: ['node'],
  };
  const host = ts.createCompilerHost(options);
  const parse = host.getSourceFile.bind(host);
  host.getSourceFile = (file, ...rest) => {
    if (file === PAGE) return ts.createSourceFile(file, code, ts.ScriptTarget.ES2022);
    if (!parsed.has(file)) parsed.set(file, parse(file, ...rest));
    return parsed.get(file);
  };
  return ts.createProgram([PAGE, ...others], options, host);
}

/** What the compiler finds wrong in the files that are asked for. */
export function findProblems(program: ts.Program, isAsked: (file: string) => boolean): string[] {
  const files = program.getSourceFiles().filter(({ fileName }) => isAsked(fileName));
  const problems = files.flatMap((file) => [
    ...program.getSyntacticDiagnostics(file),
    ...program.getSemanticDiagnostics(file),
  ]);
  return [...program.getOptionsDiagnostics(), ...problems].map(
    ({ file, messageText }) =>
      `${file?.fileName}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`,
  );
}

/** Most of a program's time goes into the libraries of JavaScript and of the page, the same for each. */
const parsed = new Map<string, ts.SourceFile | undefined>();

const FOLDER = new URL('../../', import.meta.url).pathname;
/** Where the page with the given code would be. */
export const PAGE = `${FOLDER}undefined-page.ts`;

const HELPERS = `
type OptionalKeys<T> = { [K in keyof T]-?: {} extends Pick<T, K> ? K : never }[keyof T];
type Optionals<T> = T extends unknown ? Pick<T, OptionalKeys<T>> : never;
type At<T, K> = T extends unknown ? (K extends keyof T ? NonNullable<T[K]> : never) : never;
`;

class Page {
  readonly lines = new Set<string>();
  readonly #checker: ts.TypeChecker;
  readonly #seen = new Set<ts.Type>();

  constructor(checker: ts.TypeChecker) {
    this.#checker = checker;
  }

  addExport(name: string, symbol: ts.Symbol): void {
    if (symbol.flags & ts.SymbolFlags.Value) {
      this.#addParameters(this.#checker.getTypeOfSymbol(symbol), `typeof ${name}`);
    }
    if (symbol.flags & (ts.SymbolFlags.Interface | ts.SymbolFlags.TypeAlias)) {
      this.#addOptions(this.#checker.getDeclaredTypeOfSymbol(symbol), name);
    }
  }

  /** The parameters of a function, component or class, and those of a returned function. */
  #addParameters(type: ts.Type, name: string): void {
    const constructed = type.getConstructSignatures().at(-1);
    const signature = constructed ?? type.getCallSignatures().at(-1);
    for (const [index, parameter] of (signature?.parameters ?? []).entries()) {
      const given = constructed ? `ConstructorParameters<${name}>` : `Parameters<${name}>`;
      this.#addOptions(this.#checker.getTypeOfSymbol(parameter), `NonNullable<${given}[${index}]>`);
    }
    if (signature && !constructed) {
      this.#addParameters(signature.getReturnType(), `ReturnType<${name}>`);
    }
  }

  #addOptions(type: ts.Type, name: string): void {
    for (const kind of type.isUnion() ? type.types : [type]) {
      if (this.#seen.has(kind) || !isOptions(kind)) continue;
      this.#seen.add(kind);
      const properties = kind.getProperties().filter(isOurs);
      const optionals = properties.filter(({ flags }) => flags & ts.SymbolFlags.Optional);
      const values = optionals.map((property) => `${quote(property)}: undefined`);
      if (values[0]) this.lines.add(`({ ${values.join(', ')} }) satisfies Optionals<${name}>;`);
      for (const property of properties) {
        const value = this.#checker.getTypeOfSymbol(property);
        this.#addOptions(value, `At<${name}, ${quote(property)}>`);
      }
    }
  }
}

/** Objects that a host writes, rather than functions or errors. */
function isOptions(type: ts.Type): boolean {
  const isObject = type.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection);
  return Boolean(isObject) && type.getCallSignatures().length === 0 && !type.isClass();
}

/** Not React's or the platform's. A computed property is declared nowhere. */
function isOurs(property: ts.Symbol): boolean {
  const declarations = property.getDeclarations() ?? [];
  return declarations.every((declaration) =>
    declaration.getSourceFile().fileName.startsWith(`${FOLDER}dist/`),
  );
}

function quote({ name }: ts.Symbol): string {
  return JSON.stringify(name);
}

/** The exports of all modules that the program imports, by the names it uses. */
function readExports(program: ts.Program): [string, ts.Symbol][] {
  const checker = program.getTypeChecker();
  const inScope = checker.getSymbolsInScope(program.getSourceFile(PAGE)!, ts.SymbolFlags.Alias);
  return inScope.flatMap((module) =>
    checker
      .getExportsOfModule(checker.getAliasedSymbol(module))
      .map((exported): [string, ts.Symbol] => [
        `${module.name}.${exported.name}`,
        exported.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported,
      ]),
  );
}
