import { walk, type Statement } from './ast';
import { namesIn } from './carry';
import { parseTypeScript } from './parse';
import { declaredNames } from './statements';

/** The text of a module of the same package; undefined where it cannot be read. */
export type ReadModule = (specifier: string) => string | undefined;

type Import = Extract<Statement, { type: 'ImportDeclaration' }>;

/** Whether a statement imports what is no package. */
const isRelative = (one: Statement): one is Import =>
  one.type === 'ImportDeclaration' && /^\.\.?\//.test(one.source.value);

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

const declaredBy = (statements: readonly Statement[]): string[] =>
  statements.flatMap((one) => declaredNames(one) ?? []);

/** The statements of an imported module, as if they stood in place of the import. */
function statementsOf({ specifiers, source, loc }: Import, text: string, offset: number) {
  const program = parseTypeScript(text);
  walk(program, (node) => {
    node.start! += offset;
    node.end! += offset;
    // Lines are those of the configuration.
    node.loc = loc ?? null;
  });
  const byDefault = specifiers.find(({ type }) => type === 'ImportDefaultSpecifier');
  const statements = program.body.flatMap((one) => asOwn(one, byDefault?.local.name));
  const names = declaredBy(statements);
  const isThere = specifiers.every((one) => {
    const isSame = one.type !== 'ImportSpecifier' || namesIn(one.imported)[0] === one.local.name;
    return isSame && names.includes(one.local.name);
  });
  // Paths in a module of another folder are not those of the configuration.
  const isBeside = /^\.\/[^/]+$/.test(source.value);
  return isThere && (isBeside || !statements.some(isRelative)) ? statements : undefined;
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
    const isRead = isRelative(one) && one.importKind !== 'type';
    const text = isRead ? read(one.source.value) : undefined;
    const found = isRead && text !== undefined && statementsOf(one, text, whole.length + 1);
    if (!found) return [one];
    const imported = one.specifiers.map(({ local }) => local.name);
    const others = declaredBy(found).filter((name) => !imported.includes(name));
    if (others.some((name) => taken.has(name) && name !== 'defineConfig')) return [one];
    for (const name of others) taken.add(name);
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
