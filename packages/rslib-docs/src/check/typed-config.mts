import ts from 'typescript';
import { returnedBy } from './evaluate.mts';

const SATISFIES = ` satisfies import('@rslib/core').RslibConfig`;

/** The object that is the configuration, also where a function returns it. */
function configObjects(node: ts.Expression): ts.ObjectLiteralExpression[] {
  if (ts.isObjectLiteralExpression(node)) return [node];
  if (ts.isParenthesizedExpression(node) || ts.isAwaitExpression(node))
    return configObjects(node.expression);
  if (ts.isCallExpression(node)) {
    const [first] = node.arguments;
    return first && /\bdefineConfig$/.test(node.expression.getText()) ? configObjects(first) : [];
  }
  if (!ts.isArrowFunction(node) && !ts.isFunctionExpression(node)) return [];
  return ts.isBlock(node.body)
    ? returnedBy(node.body).flatMap(configObjects)
    : configObjects(node.body);
}

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
