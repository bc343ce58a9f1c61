import { walk, type AnyNode, type Statement } from './ast';
import { namesIn } from './carry';
import { parseTypeScript } from './parse';

/** The text of a module of the same package; undefined where it cannot be read. */
export type ReadModule = (specifier: string) => string | undefined;

type Import = Extract<Statement, { type: 'ImportDeclaration' }>;

const isRelative = (specifier: string): boolean => /^\.\.?\//.test(specifier);

/** The statement without `export`; the value of a default export gets the name of its import. */
function asOwn(statement: Statement, name: string | undefined): Statement[] {
  if (statement.type === 'ExportNamedDeclaration')
    return statement.declaration ? [statement.declaration] : [];
  if (statement.type !== 'ExportDefaultDeclaration') return [statement];
  if (name === undefined) return [];
  const { declaration: init } = statement;
  const id = { type: 'Identifier', name };
  const declarations = [{ type: 'VariableDeclarator', id, init: { ...init } }];
  const type = 'VariableDeclaration';
  const before = `const ${name} = `;
  return [{ type, kind: 'const', declarations, loc: init.loc, written: init, before } as never];
}

/** The names that statements declare, at their top. */
const declaredBy = (statements: readonly Statement[]): string[] =>
  statements.flatMap((one) => {
    if (one.type === 'VariableDeclaration')
      return one.declarations.flatMap(({ id }) => namesIn(id));
    if (one.type === 'ImportDeclaration') return one.specifiers.map(({ local }) => local.name);
    return 'id' in one && one.id ? namesIn(one.id as AnyNode) : [];
  });

/** The statements of an imported module, as if they stood in place of the import. */
function statementsOf({ specifiers, ...found }: Import, text: string, offset: number) {
  const program = parseTypeScript(text);
  walk(program, (node) => {
    node.start! += offset;
    node.end! += offset;
    // Lines are those of the configuration.
    node.loc = found.loc ?? null;
  });
  const byDefault = specifiers.find(({ type }) => type === 'ImportDefaultSpecifier');
  const statements = program.body.flatMap((one) => asOwn(one, byDefault?.local.name));
  const names = declaredBy(statements);
  const isThere = specifiers.every((one) => {
    const isSame = one.type !== 'ImportSpecifier' || namesIn(one.imported)[0] === one.local.name;
    return isSame && names.includes(one.local.name);
  });
  // Paths in a module of another folder are not those of the configuration.
  const isBeside = /^\.\/[^/]+$/.test(found.source.value);
  const hasPaths = statements.some(
    (one) => one.type === 'ImportDeclaration' && isRelative(one.source.value),
  );
  return isThere && (isBeside || !hasPaths) ? statements : undefined;
}

/** The statements and source of a file with those of its imports that can be read. */
export function withImports(
  statements: readonly Statement[],
  source: string,
  read: ReadModule,
): { statements: Statement[]; source: string } {
  let whole = source;
  const taken = new Set(declaredBy(statements));
  const all = statements.flatMap((one): Statement[] => {
    if (one.type !== 'ImportDeclaration' || !isRelative(one.source.value)) return [one];
    const text = one.importKind === 'type' ? undefined : read(one.source.value);
    if (text === undefined) return [one];
    const found = statementsOf(one, text, whole.length + 1);
    const imported = one.specifiers.map(({ local }) => local.name);
    const others = found && declaredBy(found).filter((name) => !imported.includes(name));
    if (!found || others?.some((name) => taken.has(name) && name !== 'defineConfig')) return [one];
    for (const name of others!) taken.add(name);
    whole += `\n${text}`;
    return found;
  });
  return { statements: all, source: whole };
}

/** Names a configuration that is only passed on, so that it can be read. */
export const withName = (source: string): string =>
  source.replace(
    /^export \{ default \} from (['"]\.[^'"\n]*['"]);?$/m,
    'import config from $1; export default config;',
  );
