import ts from 'typescript';
import { LIMITS } from '@rslib-docs/kit/shared/limits';
import type { Entry, Value } from './value.mts';

const unknown = (node: ts.Node): Value => ({ kind: 'unknown', node });

/** Deeper than any configuration; what refers to itself would not end. */
const MAX_DEPTH = 40;

const CONSTANTS = new Map<ts.SyntaxKind, boolean | null>([
  [ts.SyntaxKind.TrueKeyword, true],
  [ts.SyntaxKind.FalseKeyword, false],
  [ts.SyntaxKind.NullKeyword, null],
]);

const isFunction = (node: ts.Node): node is ts.ArrowFunction | ts.FunctionExpression =>
  ts.isArrowFunction(node) || ts.isFunctionExpression(node);

const isWrapper = (node: ts.Expression) =>
  ts.isParenthesizedExpression(node) ||
  ts.isAsExpression(node) ||
  ts.isSatisfiesExpression(node) ||
  ts.isNonNullExpression(node) ||
  ts.isAwaitExpression(node);

function nameOf(name: ts.PropertyName): string | undefined {
  const inner = ts.isComputedPropertyName(name) ? name.expression : name;
  if (ts.isStringLiteralLike(inner)) return inner.text;
  return inner === name && (ts.isIdentifier(inner) || ts.isNumericLiteral(inner))
    ? inner.text
    : undefined;
}

/** What a function may return, but not what functions in it return. */
function returnedBy({ body }: ts.ArrowFunction | ts.FunctionExpression): ts.Expression[] {
  if (!ts.isBlock(body)) return [body];
  const found: ts.Expression[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isReturnStatement(node) && node.expression) found.push(node.expression);
    if (!ts.isFunctionLike(node)) ts.forEachChild(node, visit);
  };
  ts.forEachChild(body, visit);
  return found;
}

const definedBy = ({ expression, arguments: [first] }: ts.CallExpression) =>
  /(?:^|\.)defineConfig$/.test(expression.getText()) ? first : undefined;

const CHANGES_A_LIST = /\.(?:push|unshift|splice|pop|shift)$/;

const isAccess = (node: ts.Node): node is ts.AccessExpression =>
  ts.isPropertyAccessExpression(node) || ts.isElementAccessExpression(node);

/** What a node changes: `config.lib` of `config.lib = …`, `lib.push` of `lib.push(…)`. */
function changedBy(node: ts.Node): ts.Expression | undefined {
  if (ts.isBinaryExpression(node)) return isAccess(node.left) ? node.left : undefined;
  if (ts.isDeleteExpression(node)) return node.expression;
  if (!ts.isCallExpression(node)) return undefined;
  const called = node.expression.getText();
  if (called === 'Object.assign') return node.arguments[0];
  return CHANGES_A_LIST.test(called) ? node.expression : undefined;
}

/** The name that `config.lib.push` begins with. */
function rootOf(node: ts.Expression | undefined): string | undefined {
  if (!node || ts.isIdentifier(node)) return node?.text;
  return isAccess(node) || isWrapper(node) ? rootOf(node.expression) : undefined;
}

const known = new WeakMap<ts.SourceFile, Set<string>>();

function changedNames(source: ts.SourceFile): Set<string> {
  const names = known.get(source) ?? new Set<string>();
  if (known.has(source)) return names;
  known.set(source, names);
  const visit = (node: ts.Node): void => {
    const name = rootOf(changedBy(node));
    if (name !== undefined) names.add(name);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return names;
}

/** Reads values from syntax. Names are followed to constants, also of other files. */
export class Evaluator {
  private depth = 0;
  /** What a name stands for is read, and copied, each time that it is spread. */
  private steps = 0;

  constructor(private readonly checker?: ts.TypeChecker) {}

  evaluate(node: ts.Expression): Value {
    this.steps += 1;
    if (this.depth >= MAX_DEPTH || this.steps > LIMITS.sourceSteps) return unknown(node);
    this.depth += 1;
    const value = this.expression(node);
    this.depth -= 1;
    return value;
  }

  private expression(node: ts.Expression): Value {
    if (ts.isStringLiteralLike(node)) return { kind: 'literal', value: node.text, node };
    if (ts.isNumericLiteral(node)) return { kind: 'literal', value: Number(node.text), node };
    if (CONSTANTS.has(node.kind)) return { kind: 'literal', value: CONSTANTS.get(node.kind), node };
    if (isWrapper(node)) return this.evaluate(node.expression);
    if (ts.isObjectLiteralExpression(node)) return this.object(node);
    if (ts.isArrayLiteralExpression(node)) return this.list(node);
    if (ts.isIdentifier(node)) return this.named(node);
    if (isFunction(node)) {
      const [only, ...others] = returnedBy(node);
      return only && others.length === 0 ? this.evaluate(only) : unknown(node);
    }
    if (ts.isCallExpression(node)) {
      const config = definedBy(node);
      return config ? this.evaluate(config) : unknown(node);
    }
    if (!ts.isPropertyAccessExpression(node)) return unknown(node);
    const owner = this.evaluate(node.expression);
    const entry = owner.kind === 'object' ? owner.entries.get(node.name.text) : undefined;
    return entry?.value ?? unknown(node);
  }

  /** From the last property to the first: the last of a name counts, and each is looked at once. */
  private object(node: ts.ObjectLiteralExpression): Value {
    const found = new Map<string, Entry>();
    let isOpen = false;
    /** What may overwrite the properties before it. */
    let later: ts.Expression | undefined;
    const add = (key: string, own: ts.Node, read: () => Value) => {
      if (!found.has(key)) found.set(key, { node: own, value: later ? unknown(later) : read() });
    };
    for (const property of node.properties.toReversed()) {
      if (!ts.isSpreadAssignment(property)) {
        const key = nameOf(property.name);
        if (key === undefined) isOpen = true;
        else add(key, property.name, () => this.property(property));
        continue;
      }
      const spread = this.evaluate(property.expression);
      if (spread.kind !== 'object') {
        later = property.expression;
        continue;
      }
      this.steps += spread.entries.size;
      isOpen ||= spread.isOpen;
      for (const [key, { node: own, value }] of [...spread.entries].reverse())
        add(key, own, () => value);
    }
    const entries = new Map([...found].reverse());
    return { kind: 'object', entries, isOpen: isOpen || !!later, node };
  }

  private property(node: Exclude<ts.ObjectLiteralElementLike, ts.SpreadAssignment>): Value {
    if (ts.isPropertyAssignment(node)) return this.member(node.initializer);
    return ts.isShorthandPropertyAssignment(node) ? this.named(node.name) : unknown(node);
  }

  /** A function is a configuration only where the whole file exports it. */
  private member(node: ts.Expression): Value {
    return isFunction(node) ? unknown(node) : this.evaluate(node);
  }

  private list(node: ts.ArrayLiteralExpression): Value {
    let isOpen = false;
    const items = node.elements.flatMap((element): readonly Value[] => {
      if (!ts.isSpreadElement(element)) return [this.member(element)];
      const spread = this.evaluate(element.expression);
      isOpen ||= spread.kind !== 'list' || spread.isOpen;
      if (spread.kind !== 'list') return [];
      this.steps += spread.items.length;
      return spread.items;
    });
    return { kind: 'list', items, isOpen, node };
  }

  private named(node: ts.Identifier): Value {
    if (node.text === 'undefined') return { kind: 'literal', value: undefined, node };
    if (!this.checker) return unknown(node);
    let symbol = ts.isShorthandPropertyAssignment(node.parent)
      ? this.checker.getShorthandAssignmentValueSymbol(node.parent)
      : this.checker.getSymbolAtLocation(node);
    if (symbol && symbol.flags & ts.SymbolFlags.Alias)
      symbol = this.checker.getAliasedSymbol(symbol);
    const declaration = symbol?.valueDeclaration ?? symbol?.declarations?.[0];
    if (declaration && ts.isExportAssignment(declaration))
      return this.evaluate(declaration.expression);
    if (!declaration || !ts.isVariableDeclaration(declaration)) return unknown(node);
    const isConstant = ts.getCombinedNodeFlags(declaration) & ts.NodeFlags.Const;
    const names = changedNames(declaration.getSourceFile());
    return isConstant && declaration.initializer && !names.has(declaration.name.getText())
      ? this.evaluate(declaration.initializer)
      : unknown(node);
  }
}

function exportedBy(statement: ts.Statement): ts.Expression | undefined {
  if (ts.isExportAssignment(statement)) return statement.expression;
  if (ts.isExportDeclaration(statement)) {
    const { exportClause, moduleSpecifier } = statement;
    if (!exportClause || !ts.isNamedExports(exportClause)) return undefined;
    const found = exportClause.elements.find(({ name }) => name.text === 'default');
    const name = moduleSpecifier ? found?.name : (found?.propertyName ?? found?.name);
    return name as ts.Expression | undefined;
  }
  if (!ts.isExpressionStatement(statement)) return undefined;
  const { expression } = statement;
  const isAssignment =
    ts.isBinaryExpression(expression) &&
    expression.operatorToken.kind === ts.SyntaxKind.EqualsToken &&
    expression.left.getText() === 'module.exports';
  return isAssignment ? expression.right : undefined;
}

/** The configuration that a file exports. */
export const exportedConfig = (source: ts.SourceFile): ts.Expression | undefined =>
  source.statements.flatMap((statement) => exportedBy(statement) ?? [])[0];

/** The objects that are the configuration, also where a function returns them. */
function configObjects(node: ts.Expression): ts.Expression[] {
  if (ts.isObjectLiteralExpression(node)) return [node];
  if (ts.isParenthesizedExpression(node) || ts.isAwaitExpression(node))
    return configObjects(node.expression);
  if (isFunction(node)) return returnedBy(node).flatMap(configObjects);
  const config = ts.isCallExpression(node) ? definedBy(node) : undefined;
  return config ? configObjects(config) : [];
}

const SATISFIES = ` satisfies import('@rslib/core').RslibConfig`;

/**
 * The text with the type of a configuration asked of its objects: errors are at their keys then.
 * Lines stay where they are.
 */
export function withTypes(source: ts.SourceFile, node: ts.Expression): string {
  const ends = configObjects(node).map((one) => one.getEnd());
  return ends
    .sort((a, b) => b - a)
    .reduce((text, end) => text.slice(0, end) + SATISFIES + text.slice(end), source.text);
}
