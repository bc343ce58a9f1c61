import { lineOf, walk, type AnyNode, type Statement } from './ast';
import { namesIn, type Carrier } from './carry';

/** Names that a declaration gives, where it does nothing else; undefined for other statements. */
function declaredNames(statement: Statement): string[] | undefined {
  switch (statement.type) {
    case 'ImportDeclaration':
      return statement.specifiers.length > 0
        ? statement.specifiers.map(({ local }) => local.name)
        : undefined;
    case 'VariableDeclaration':
      return statement.declarations.flatMap(({ id }) => namesIn(id));
    case 'FunctionDeclaration':
    case 'ClassDeclaration':
      return statement.id ? [statement.id.name] : [];
    case 'TSInterfaceDeclaration':
    case 'TSTypeAliasDeclaration':
    case 'TSEnumDeclaration':
      return [statement.id.name];
    case 'ExportNamedDeclaration':
      return statement.declaration ? declaredNames(statement.declaration) : [];
    default:
      return undefined;
  }
}

const isFromTsup = (statement: Statement): boolean =>
  statement.type === 'ImportDeclaration' && /^tsup(?:\/|$)/.test(statement.source.value);

/** Remembers the names that a file imports from tsup. */
export function noteForeignNames(statements: readonly Statement[], carrier: Carrier): void {
  for (const statement of statements.filter(isFromTsup))
    for (const name of declaredNames(statement) ?? []) carrier.foreign.add(name);
}

/**
 * The statements that the result still needs: those that do something, and declarations of names
 * that something needed uses. Reads the names that were carried over so far.
 */
export function neededStatements(
  statements: readonly Statement[],
  carrier: Carrier,
): Set<Statement> {
  const needed = new Set<Statement>();
  const used = new Set(carrier.used);
  const candidates = statements.filter((statement) => !isFromTsup(statement));
  for (let before = -1; before < needed.size;) {
    before = needed.size;
    for (const statement of candidates) {
      if (needed.has(statement)) continue;
      const declared = declaredNames(statement);
      if (declared && !declared.some((name) => used.has(name))) continue;
      needed.add(statement);
      for (const name of namesIn(statement)) used.add(name);
    }
  }
  return needed;
}

/** The code of statements, with the empty lines between them that the source has. */
export function printStatements(
  statements: readonly Statement[],
  toText: (statement: Statement) => string,
): string {
  let text = '';
  let lastLine: number | undefined;
  for (const statement of statements) {
    const gap = lastLine === undefined ? '' : lineOf(statement) > lastLine + 1 ? '\n\n' : '\n';
    text += gap + toText(statement);
    lastLine = (statement.loc?.end.line ?? 0) || lineOf(statement);
  }
  return text;
}

/** The `return` statements of a function itself, not of those inside it. */
export function returnsOf(body: AnyNode): Extract<Statement, { type: 'ReturnStatement' }>[] {
  const found: Extract<Statement, { type: 'ReturnStatement' }>[] = [];
  walk(body, (node) => {
    if (node !== body && /Function|Method|Class/.test(node.type)) return false;
    if (node.type === 'ReturnStatement') found.push(node as never);
    return true;
  });
  return found;
}

/** The statements of the blocks inside a statement that are around a node, the outermost first. */
export function blocksAround(statement: Statement, { start, end }: AnyNode): Statement[][] {
  const found: Statement[][] = [];
  walk(statement, (node) => {
    if (node.start! > start! || node.end! < end!) return false;
    if (node.type === 'BlockStatement') found.push((node as unknown as { body: Statement[] }).body);
    const { left, init } = node as { left?: AnyNode; init?: AnyNode };
    for (const loop of [left, init])
      if (loop?.type === 'VariableDeclaration') found.push([loop as Statement]);
    // The cases of a `switch` are one block.
    if (node.type === 'SwitchStatement')
      found.push(
        (node as unknown as { cases: { consequent: Statement[] }[] }).cases.flatMap(
          ({ consequent }) => consequent,
        ),
      );
    return true;
  });
  return found;
}
