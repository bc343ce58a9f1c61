import { lineOf, walk, type AnyNode, type Statement } from './ast';
import { namesIn, type Carrier } from './carry';

/** Names that a declaration gives, where it does nothing else; undefined for other statements. */
export function declaredNames(statement: Statement): string[] | undefined {
  switch (statement.type) {
    case 'ImportDeclaration':
      return statement.specifiers.length > 0
        ? statement.specifiers.map(({ local }) => local.name)
        : undefined;
    case 'VariableDeclaration':
      return statement.declarations.flatMap(({ id }) => namesIn(id));
    case 'FunctionDeclaration':
    case 'ClassDeclaration':
    case 'TSInterfaceDeclaration':
    case 'TSTypeAliasDeclaration':
    case 'TSEnumDeclaration':
      return statement.id ? [statement.id.name] : [];
    case 'ExportNamedDeclaration':
      return statement.declaration ? declaredNames(statement.declaration) : [];
    default:
      return undefined;
  }
}

const isFromTsup = (statement: Statement): boolean =>
  statement.type === 'ImportDeclaration' && /^tsup(?:\/|$)/.test(statement.source.value);

export function noteForeignNames(statements: readonly Statement[], carrier: Carrier): void {
  for (const statement of statements.filter(isFromTsup))
    for (const name of declaredNames(statement) ?? []) carrier.foreign.add(name);
}

/** What does something, and declarations of names that this, or what was carried over, uses. */
export function neededStatements(
  statements: readonly Statement[],
  carrier: Carrier,
): Set<Statement> {
  const needed = new Set<Statement>();
  const used = new Set(carrier.used);
  const isNeeded = (statement: Statement) => {
    const declared = declaredNames(statement);
    return !needed.has(statement) && (!declared || declared.some((name) => used.has(name)));
  };
  const candidates = statements.filter((statement) => !isFromTsup(statement));
  for (let more = candidates.filter(isNeeded); more.length > 0; more = candidates.filter(isNeeded))
    for (const statement of more) {
      needed.add(statement);
      for (const name of namesIn(statement)) used.add(name);
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

type Return = Extract<Statement, { type: 'ReturnStatement' }>;

/** The `return` statements of a function itself, not of those inside it. */
export function returnsOf(body: AnyNode): Return[] {
  const found: Return[] = [];
  walk(body, (node) => {
    if (node.type === 'ReturnStatement') found.push(node as Return);
    return node === body || !/Function|Method|Class/.test(node.type);
  });
  return found;
}

interface WithBlocks extends AnyNode {
  body: Statement[];
  /** Of loops. */
  left?: AnyNode;
  init?: AnyNode;
  cases: { consequent: Statement[] }[];
}

/** The statements of the blocks inside a statement that are around a node, the outermost first. */
export function blocksAround(statement: Statement, { start, end }: AnyNode): Statement[][] {
  const found: Statement[][] = [];
  walk(statement, (node) => {
    if (node.start! > start! || node.end! < end!) return false;
    const { type, body, left, init, cases } = node as WithBlocks;
    if (type === 'BlockStatement') found.push(body);
    for (const loop of [left, init])
      if (loop?.type === 'VariableDeclaration') found.push([loop as Statement]);
    // The cases of a `switch` are one block.
    if (type === 'SwitchStatement') found.push(cases.flatMap(({ consequent }) => consequent));
    return true;
  });
  return found;
}
