import path from 'node:path';
import ts from 'typescript';
import type { Folder } from '../folder.mts';

/** More files than a library has; the rest is not looked at. */
const MAX_FILES = 2000;

const SCRIPT = /\.[cm]?[jt]sx?$/;
export const STYLE = /\.(?:css|less|s[ac]ss|styl(?:us)?)$/;

/** The facts of a source file that decide whether a build of it works. */
export interface SourceFacts {
  /** Relative to the package. */
  file: string;
  imports: {
    specifier: string;
    node: ts.Node;
    /** Whether it surely stays: it names what types never have. */
    isValue: boolean;
    target?: string;
  }[];
  hasExports: boolean;
  /** The first element that is written as JSX. */
  jsx?: ts.Node;
  /** Whether it names `React`, which elements become calls of. */
  namesReact: boolean;
  /** The first use of a name that the file does not declare. */
  uses: ReadonlyMap<string, ts.Node>;
}

const WATCHED = new Set(['__dirname', '__filename']);

/** Whether `export { … }` or `export * from …` names more than types. */
const exportsValues = ({ isTypeOnly, exportClause }: ts.ExportDeclaration): boolean =>
  !isTypeOnly &&
  (!exportClause ||
    !ts.isNamedExports(exportClause) ||
    exportClause.elements.some((one) => !one.isTypeOnly));

const isExported = (statement: ts.Statement): boolean =>
  ts.isExportAssignment(statement) ||
  (ts.isExportDeclaration(statement) && exportsValues(statement)) ||
  (ts.canHaveModifiers(statement) &&
    !ts.isInterfaceDeclaration(statement) &&
    !ts.isTypeAliasDeclaration(statement) &&
    (ts.getModifiers(statement) ?? []).some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword));

const isName = (node: ts.Identifier): boolean => {
  const { parent } = node;
  return (
    (ts.isPropertyAccessExpression(parent) && parent.name === node) ||
    (ts.isPropertyAssignment(parent) && parent.name === node) ||
    ts.isTypeReferenceNode(parent) ||
    ts.isTypeQueryNode(parent)
  );
};

/** Whether a file declares the name, or asks with `typeof` whether it is there. */
const isDeclared = (node: ts.Identifier): boolean => {
  const { parent } = node;
  if (ts.isTypeOfExpression(parent)) return true;
  const isDeclaration =
    ts.isVariableDeclaration(parent) ||
    ts.isParameter(parent) ||
    ts.isBindingElement(parent) ||
    ts.isImportSpecifier(parent);
  return isDeclaration && parent.name === node;
};

/** Whether a node is in no function. */
const isAtTop = ({ parent }: ts.Node): boolean =>
  ts.isSourceFile(parent) || (!ts.isFunctionLike(parent) && isAtTop(parent));

/** The module that an `import`, `export … from` or `import()` names. */
function importOf(node: ts.Node): { specifier: ts.Expression; isValue: boolean } | undefined {
  if (ts.isImportDeclaration(node)) {
    const { importClause, moduleSpecifier } = node;
    const isType = importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword;
    const named = importClause?.namedBindings?.getText() ?? '';
    const isValue =
      !importClause || /\b(?:use[A-Z]\w*|create[A-Z]\w*|forwardRef|memo|ref|h)\b/.test(named);
    return isType ? undefined : { specifier: moduleSpecifier, isValue };
  }
  if (ts.isExportDeclaration(node) && node.moduleSpecifier && !node.isTypeOnly)
    return { specifier: node.moduleSpecifier, isValue: true };
  if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
    const [specifier] = node.arguments;
    return specifier && { specifier, isValue: true };
  }
  return undefined;
}

function readFacts(file: string, text: string, whole: string): SourceFacts {
  const source = ts.createSourceFile(whole, text, ts.ScriptTarget.ESNext, true);
  const imports: SourceFacts['imports'] = [];
  const uses = new Map<string, ts.Node>();
  const declared = new Set<string>();
  let jsx: ts.Node | undefined;
  const visit = (node: ts.Node): void => {
    if (ts.isJsxElement(node) || ts.isJsxSelfClosingElement(node) || ts.isJsxFragment(node))
      jsx ??= node;
    const found = importOf(node);
    if (found && ts.isStringLiteralLike(found.specifier))
      imports.push({ specifier: found.specifier.text, node, isValue: found.isValue });
    if (ts.isIdentifier(node) && WATCHED.has(node.text) && !isName(node)) {
      if (isDeclared(node)) declared.add(node.text);
      else if (!uses.has(node.text)) uses.set(node.text, node);
    }
    if (ts.isAwaitExpression(node) && isAtTop(node) && !uses.has('await')) uses.set('await', node);
    if (ts.isPropertyAccessExpression(node) && ts.isMetaProperty(node.expression)) {
      const name = `import.meta.${node.name.text}`;
      if (!uses.has(name)) uses.set(name, node);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  for (const name of declared) uses.delete(name);
  const { statements } = source;
  const hasExports = statements.some(isExported);
  // Nobody waits for a program.
  if (!hasExports) uses.delete('await');
  const namesReact = /\bimport\b[^;]*\bReact\b|@jsx/.test(text);
  return { file, imports, hasExports, uses, namesReact, ...(jsx && { jsx }) };
}

/** The modules of a package, read when they are asked for. */
export class Sources {
  private readonly known = new Map<string, SourceFacts | undefined>();

  /** @param dir Of the package, relative to the root. */
  constructor(
    private readonly folder: Folder,
    private readonly dir: string,
    private readonly host: ts.CompilerHost,
    private readonly options: ts.CompilerOptions = {},
  ) {}

  /** Facts of a file, relative to the package; undefined if it is not a script. */
  facts(file: string): SourceFacts | undefined {
    if (!this.known.has(file)) {
      const inRoot = path.posix.join(this.dir, file);
      const isRead = SCRIPT.test(file) && this.folder.isFile(inRoot);
      const facts = isRead
        ? readFacts(file, this.folder.read(inRoot), this.folder.whole(inRoot))
        : undefined;
      for (const one of facts?.imports ?? []) {
        const target = this.resolve(file, one.specifier);
        if (target !== undefined) one.target = target;
      }
      this.known.set(file, facts);
    }
    return this.known.get(file);
  }

  /** The file of the package that an import leads to; undefined for packages. */
  private resolve(from: string, specifier: string): string | undefined {
    const [plain = ''] = specifier.split('?');
    const base = path.posix.join(this.folder.root, this.dir);
    if (/^\.\.?(?:\/|$)/.test(plain)) {
      const direct = path.posix.join(path.posix.dirname(from), plain);
      if (direct.startsWith('..')) return undefined;
      if (this.folder.isFile(path.posix.join(this.dir, direct))) return direct;
    }
    const options = { moduleResolution: ts.ModuleResolutionKind.Bundler, ...this.options };
    const { resolvedModule } = ts.resolveModuleName(
      plain,
      path.posix.join(base, from),
      { ...options, allowJs: true, resolveJsonModule: true },
      this.host,
    );
    const whole = resolvedModule?.resolvedFileName;
    if (!whole?.startsWith(`${base}/`) || whole.includes('/node_modules/')) return undefined;
    return whole.slice(base.length + 1);
  }

  /** The files that some lead to by imports, and these. */
  reachable(entries: readonly string[]): SourceFacts[] {
    const found = new Map<string, SourceFacts>();
    const waiting = [...entries];
    for (let file = waiting.shift(); file !== undefined; file = waiting.shift()) {
      if (found.has(file) || found.size >= MAX_FILES) continue;
      const facts = this.facts(file);
      if (!facts) continue;
      found.set(file, facts);
      waiting.push(...facts.imports.flatMap(({ target }) => target ?? []));
    }
    return [...found.values()];
  }
}
