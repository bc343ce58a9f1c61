import ts from 'typescript';
import { LIMITS } from '@rslib-docs/kit/shared/limits';
import { changedNames } from './changed.mts';
import type { Entry, Value } from './value.mts';

const unknown = (node: ts.Node): Value => ({ kind: 'unknown', node });

/** Deeper than any configuration; what refers to itself would not end. */
const MAX_DEPTH = 40;

const CALLS_THAT_RETURN_THEIR_ARGUMENT = new Set(['defineConfig']);

function nameOf(name: ts.PropertyName): string | undefined {
  if (ts.isIdentifier(name) || ts.isStringLiteralLike(name) || ts.isNumericLiteral(name))
    return name.text;
  return ts.isComputedPropertyName(name) && ts.isStringLiteralLike(name.expression)
    ? name.expression.text
    : undefined;
}

/** What the `return` statements of a function give, but not those of functions in it. */
export function returnedBy(body: ts.Block): ts.Expression[] {
  const found: ts.Expression[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isReturnStatement(node) && node.expression) found.push(node.expression);
    if (!ts.isFunctionLike(node)) ts.forEachChild(node, visit);
  };
  ts.forEachChild(body, visit);
  return found;
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
    try {
      return this.expression(node);
    } finally {
      this.depth -= 1;
    }
  }

  private expression(node: ts.Expression): Value {
    if (ts.isStringLiteralLike(node)) return { kind: 'literal', value: node.text, node };
    if (ts.isNumericLiteral(node)) return { kind: 'literal', value: Number(node.text), node };
    if (node.kind === ts.SyntaxKind.TrueKeyword) return { kind: 'literal', value: true, node };
    if (node.kind === ts.SyntaxKind.FalseKeyword) return { kind: 'literal', value: false, node };
    if (node.kind === ts.SyntaxKind.NullKeyword) return { kind: 'literal', value: null, node };
    if (
      ts.isParenthesizedExpression(node) ||
      ts.isAsExpression(node) ||
      ts.isSatisfiesExpression(node) ||
      ts.isNonNullExpression(node) ||
      ts.isAwaitExpression(node)
    )
      return this.evaluate(node.expression);
    if (ts.isObjectLiteralExpression(node)) return this.object(node);
    if (ts.isArrayLiteralExpression(node)) return this.list(node);
    if (ts.isArrowFunction(node) || ts.isFunctionExpression(node)) return this.returned(node);
    if (ts.isCallExpression(node)) return this.call(node);
    if (ts.isIdentifier(node)) return this.named(node);
    if (ts.isPropertyAccessExpression(node)) {
      const owner = this.evaluate(node.expression);
      const entry = owner.kind === 'object' ? owner.entries.get(node.name.text) : undefined;
      return entry?.value ?? unknown(node);
    }
    return unknown(node);
  }

  /** From the last property to the first: the last of a name counts, and each is looked at once. */
  private object(node: ts.ObjectLiteralExpression): Value {
    const found: [string, Entry][] = [];
    const known = new Set<string>();
    let isOpen = false;
    /** What may overwrite the properties before it. */
    let later: ts.Expression | undefined;
    const add = (key: string, { node: own, value }: Entry) => {
      if (known.has(key)) return;
      known.add(key);
      found.push([key, { node: own, value: later ? unknown(later) : value }]);
    };
    for (const property of node.properties.toReversed()) {
      if (!ts.isSpreadAssignment(property)) {
        const key = nameOf(property.name);
        if (key === undefined) isOpen = true;
        else if (!known.has(key)) add(key, { node: property.name, value: this.property(property) });
        continue;
      }
      const spread = this.evaluate(property.expression);
      if (spread.kind !== 'object') {
        later = property.expression;
        continue;
      }
      this.steps += spread.entries.size;
      isOpen ||= spread.isOpen;
      for (const [key, entry] of [...spread.entries].reverse()) add(key, entry);
    }
    return { kind: 'object', entries: new Map(found.reverse()), isOpen: isOpen || !!later, node };
  }

  private property(node: Exclude<ts.ObjectLiteralElementLike, ts.SpreadAssignment>): Value {
    if (ts.isPropertyAssignment(node)) return this.member(node.initializer);
    return ts.isShorthandPropertyAssignment(node) ? this.named(node.name) : unknown(node);
  }

  /** A function is a configuration only where the whole file exports it. */
  private member(node: ts.Expression): Value {
    const isFunction = ts.isArrowFunction(node) || ts.isFunctionExpression(node);
    return isFunction ? unknown(node) : this.evaluate(node);
  }

  private list(node: ts.ArrayLiteralExpression): Value {
    let isOpen = false;
    const items = node.elements.flatMap((element): Value[] => {
      if (!ts.isSpreadElement(element)) return [this.member(element)];
      const spread = this.evaluate(element.expression);
      if (spread.kind !== 'list') isOpen = true;
      else isOpen ||= spread.isOpen;
      if (spread.kind !== 'list') return [];
      this.steps += spread.items.length;
      return [...spread.items];
    });
    return { kind: 'list', items, isOpen, node };
  }

  private returned(node: ts.ArrowFunction | ts.FunctionExpression): Value {
    if (!ts.isBlock(node.body)) return this.evaluate(node.body);
    const returns = returnedBy(node.body);
    return returns.length === 1 ? this.evaluate(returns[0]!) : unknown(node);
  }

  private call(node: ts.CallExpression): Value {
    const { expression: callee, arguments: args } = node;
    const name = ts.isPropertyAccessExpression(callee) ? callee.name.text : callee.getText();
    const [first] = args;
    return CALLS_THAT_RETURN_THEIR_ARGUMENT.has(name) && first
      ? this.evaluate(first)
      : unknown(node);
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

function exportedName(statement: ts.Statement): ts.Expression | undefined {
  if (ts.isExportAssignment(statement)) return statement.expression;
  if (ts.isExportDeclaration(statement) && statement.exportClause) {
    if (!ts.isNamedExports(statement.exportClause)) return undefined;
    const found = statement.exportClause.elements.find(({ name }) => name.text === 'default');
    const name = statement.moduleSpecifier ? found?.name : (found?.propertyName ?? found?.name);
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
export function exportedConfig(source: ts.SourceFile): ts.Expression | undefined {
  return source.statements.flatMap((statement) => exportedName(statement) ?? [])[0];
}
