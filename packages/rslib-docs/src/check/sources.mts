import path from 'node:path';
import ts from 'typescript';
import type { Folder } from '../folder.mts';

/** More files than a library has; the rest is not looked at. */
const MAX_FILES = 2000;

const SCRIPT = /\.[cm]?[jt]sx?$/;
export const STYLE = /\.(?:css|less|s[ac]ss|styl(?:us)?)$/;

export const packageName = (specifier: string): string =>
  /^(?:@[^/]+\/)?[^/]+/.exec(specifier)?.[0] ?? '';

interface Import {
  specifier: string;
  node: ts.Node;
  /** Whether it surely stays: it names what types never have. */
  isValue: boolean;
  target?: string | undefined;
}

/** The facts of a source file that decide whether a build of it works. */
export interface SourceFacts {
  file: string;
  imports: Import[];
  hasExports: boolean;
  jsx: ts.Node | undefined;
  /** Whether it names `React`, which elements become calls of. */
  namesReact: boolean;
  /** The first use of a name that the file does not declare. */
  uses: ReadonlyMap<string, ts.Node>;
}

const WATCHED = new Set(['__dirname', '__filename']);

function isExport(statement: ts.Statement): boolean {
  if (ts.isExportDeclaration(statement)) {
    const { isTypeOnly, exportClause } = statement;
    if (isTypeOnly || !exportClause || !ts.isNamedExports(exportClause)) return !isTypeOnly;
    return exportClause.elements.some((one) => !one.isTypeOnly);
  }
  if (ts.isInterfaceDeclaration(statement) || ts.isTypeAliasDeclaration(statement)) return false;
  const modifiers = ts.canHaveModifiers(statement) ? (ts.getModifiers(statement) ?? []) : [];
  const isMarked = modifiers.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);
  return ts.isExportAssignment(statement) || isMarked;
}

/** Whether a name is only a label, or of a type. */
function isLabel(node: ts.Identifier): boolean {
  const { parent } = node;
  if (ts.isPropertyAccessExpression(parent) || ts.isPropertyAssignment(parent))
    return parent.name === node;
  return ts.isTypeReferenceNode(parent) || ts.isTypeQueryNode(parent);
}

/** Whether a file declares the name, or asks with `typeof` whether it is there. */
function isDeclared(node: ts.Identifier): boolean {
  const { parent } = node;
  if (ts.isTypeOfExpression(parent)) return true;
  const isDeclaration =
    ts.isVariableDeclaration(parent) ||
    ts.isParameter(parent) ||
    ts.isBindingElement(parent) ||
    ts.isImportSpecifier(parent);
  return isDeclaration && parent.name === node;
}

const isAtTop = ({ parent }: ts.Node): boolean =>
  ts.isSourceFile(parent) || (!ts.isFunctionLike(parent) && isAtTop(parent));

/** What types never have: hooks and the like. */
const VALUE_NAME = /\b(?:use[A-Z]\w*|create[A-Z]\w*|forwardRef|memo|ref|h)\b/;

/** The module that an `import`, `export … from` or `import()` names. */
function moduleOf(node: ts.Node): { name: ts.Expression | undefined; isValue: boolean } {
  if (ts.isImportDeclaration(node)) {
    const { importClause, moduleSpecifier } = node;
    const isType = importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword;
    const named = importClause?.namedBindings?.getText() ?? '';
    const isValue = !importClause || VALUE_NAME.test(named);
    return { name: isType ? undefined : moduleSpecifier, isValue };
  }
  if (ts.isExportDeclaration(node) && !node.isTypeOnly)
    return { name: node.moduleSpecifier, isValue: true };
  const isCall = ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword;
  return { name: isCall ? node.arguments[0] : undefined, isValue: true };
}

function watchedName(node: ts.Node): string | undefined {
  if (ts.isIdentifier(node))
    return WATCHED.has(node.text) && !isLabel(node) ? node.text : undefined;
  if (ts.isAwaitExpression(node)) return isAtTop(node) ? 'await' : undefined;
  return ts.isPropertyAccessExpression(node) && ts.isMetaProperty(node.expression)
    ? `import.meta.${node.name.text}`
    : undefined;
}

function readFacts(file: string, text: string, whole: string): SourceFacts {
  const source = ts.createSourceFile(whole, text, ts.ScriptTarget.ESNext, true);
  const imports: Import[] = [];
  const uses = new Map<string, ts.Node>();
  const declared = new Set<string>();
  let jsx: ts.Node | undefined;
  const visit = (node: ts.Node): void => {
    if (ts.isJsxElement(node) || ts.isJsxSelfClosingElement(node) || ts.isJsxFragment(node))
      jsx ??= node;
    const { name: specifier, isValue } = moduleOf(node);
    if (specifier && ts.isStringLiteralLike(specifier))
      imports.push({ specifier: specifier.text, node, isValue });
    const name = watchedName(node);
    if (name !== undefined) {
      if (ts.isIdentifier(node) && isDeclared(node)) declared.add(name);
      else if (!uses.has(name)) uses.set(name, node);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  for (const name of declared) uses.delete(name);
  const hasExports = source.statements.some(isExport);
  // Nobody waits for a program.
  if (!hasExports) uses.delete('await');
  const namesReact = /\bimport\b[^;]*\bReact\b|@jsx/.test(text);
  return { file, imports, hasExports, uses, namesReact, jsx };
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
    if (!this.known.has(file)) this.known.set(file, this.readFile(file));
    return this.known.get(file);
  }

  private readFile(file: string): SourceFacts | undefined {
    const inRoot = path.posix.join(this.dir, file);
    if (!SCRIPT.test(file) || !this.folder.isFile(inRoot)) return undefined;
    const facts = readFacts(file, this.folder.read(inRoot), this.folder.whole(inRoot));
    for (const one of facts.imports) one.target = this.resolve(file, one.specifier);
    return facts;
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
    const moduleResolution = ts.ModuleResolutionKind.Bundler;
    const options = { moduleResolution, ...this.options, allowJs: true, resolveJsonModule: true };
    const importer = path.posix.join(base, from);
    const { resolvedModule } = ts.resolveModuleName(plain, importer, options, this.host);
    const whole = resolvedModule?.resolvedFileName;
    if (!whole?.startsWith(`${base}/`) || whole.includes('/node_modules/')) return undefined;
    return whole.slice(base.length + 1);
  }

  /** The files that some lead to by imports, and these. */
  reachable(entries: readonly string[]): SourceFacts[] {
    const found = new Map<string, SourceFacts>();
    const waiting = [...entries];
    for (let file = waiting.shift(); file !== undefined; file = waiting.shift()) {
      const facts = found.has(file) || found.size >= MAX_FILES ? undefined : this.facts(file);
      if (!facts) continue;
      found.set(file, facts);
      waiting.push(...facts.imports.flatMap(({ target }) => target ?? []));
    }
    return [...found.values()];
  }
}
