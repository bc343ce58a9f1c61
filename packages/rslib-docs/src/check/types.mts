import ts from 'typescript';
import { LIMITS } from '@rslib-docs/kit/shared/limits';
import type { Facts, OptionFact } from '../library/contract.mts';
import type { Project } from './project.mts';

export interface TypeMistake {
  node: ts.Node;
  message: string;
  /** Path of the option that it is about. */
  option: string;
  /** Whether there is no such option. */
  isUnknown: boolean;
}

/** An import without its package has no types: neither that nor its effects are mistakes. */
const NOT_INSTALLED = new Set([2307, 2578, 2792, 2882, 7016]);
/** What may be null or undefined is asked for by our options, not by those of the project. */
const OF_NULL = new Set([2531, 2532, 2533, 2721, 2722, 2723, 18046, 18047, 18048, 18049]);
/** Packages that are installed twice have types that do not fit each other, and work. */
const TWICE_INSTALLED = /import\("[^"]*\/node_modules\/|Two different types with this name/;
/** Objects with a key that the type does not have. */
const UNKNOWN_KEY = new Set([2353, 2561]);
/** None of several signatures fits: what is below says which, and why. */
const NO_OVERLOAD = 2769;
/** Syntax that JavaScript does not allow, such as the types that are inserted here. */
const isOfScripts = (code: number): boolean => code >= 8000 && code < 9000;

/** `lib.dts.bundle`, with the keys of the objects that a node stands in. */
function optionPath(node: ts.Node): string {
  const names: string[] = [];
  for (let at: ts.Node | undefined = node; at; at = at.parent)
    if (
      ts.isPropertyAssignment(at) ||
      ts.isShorthandPropertyAssignment(at) ||
      ts.isMethodDeclaration(at)
    )
      names.unshift(at.name.getText().replace(/['"]/g, ''));
  return names.join('.');
}

/** The innermost node that a mistake is about, as a whole. */
function nodeAt(source: ts.SourceFile, { start, length }: ts.TextSpan): ts.Node {
  let found: ts.Node = source;
  const visit = (node: ts.Node): void => {
    if (node.getStart(source) > start || node.getEnd() < start + length) return;
    found = node;
    ts.forEachChild(node, visit);
  };
  ts.forEachChild(source, visit);
  return found;
}

/** The compiler's message for a list that is empty where it is written. */
const OF_NOTHING = /is not assignable to type 'never'/;
const OF_A_STRING = /Type 'string(\[\])?' is not assignable/;

/** The assigned value at a mistake: the value of a key, or the node itself. */
function valueAt(node: ts.Node): ts.Node {
  const { parent } = node;
  return ts.isPropertyAssignment(parent) && parent.name === node ? parent.initializer : node;
}

/** JavaScript has no types: a text that stands elsewhere is any string to the compiler, `[]` is never filled. */
function isWidened(one: ts.Diagnostic, node: ts.Node): boolean {
  const cause = ts.flattenDiagnosticMessageText(one.messageText, '\n').split('\n').at(-1)!;
  if (!/\.[cm]?js$/.test(one.file?.fileName ?? '')) return false;
  return (
    OF_NOTHING.test(cause) || (OF_A_STRING.test(cause) && !ts.isStringLiteralLike(valueAt(node)))
  );
}

/** Whether only what stands before `&&` does not fit: `process.env.A && plugin()`, of which Rslib leaves out what is false. */
function isSwitchedOff(node: ts.Node, checker: ts.TypeChecker): boolean {
  if (!ts.isExpression(node)) return false;
  const wanted = checker.getContextualType(node);
  const isAnd =
    ts.isBinaryExpression(node) &&
    node.operatorToken.kind === ts.SyntaxKind.AmpersandAmpersandToken;
  return (
    isAnd &&
    wanted !== undefined &&
    checker.isTypeAssignableTo(checker.getTypeAtLocation(node.right), wanted)
  );
}

/** Options that other tools call otherwise. */
const OTHER_TOOLS: Readonly<Record<string, string>> = {
  external: 'externals',
  noExternal: 'autoExternal',
  outDir: 'distPath',
  sourcemap: 'sourceMap',
  formats: 'format',
  globalName: 'umdName',
  clean: 'cleanDistPath',
  tsconfig: 'tsconfigPath',
};

const MAX_LINES = 3;

function messageOf({ messageText, code }: ts.Diagnostic): string {
  const lines = ts.flattenDiagnosticMessageText(messageText, '\n').split('\n');
  return `TS${code}: ${lines
    .slice(0, MAX_LINES)
    .map((line) => line.trim())
    .join(' ')}`;
}

/** Whether a node stands in a typed object, and not in a function or call there: those are others' code. */
function isOfConfig(node: ts.Node): boolean {
  if (ts.isSatisfiesExpression(node)) return true;
  if (ts.isVariableDeclaration(node)) return node.type !== undefined;
  const { parent } = node;
  if (ts.isMethodDeclaration(parent) && parent.name === node) return isOfConfig(parent.parent);
  if (ts.isCallExpression(parent)) return /\bdefineConfig$/.test(parent.expression.getText());
  return !ts.isFunctionLike(node) && !ts.isSourceFile(parent) && isOfConfig(parent);
}

/** Of a source: the compiler compares each spread with all properties before it. */
const MAX_SPREADS = 300;

/** Whether a configuration is so long that the compiler would need minutes for it. */
export const isTooLong = ({ exported }: Project): boolean =>
  exported !== undefined &&
  (exported.source.text.length > LIMITS.sourceCharacters ||
    exported.source.text.split('...').length > MAX_SPREADS);

/** The errors of Rslib's types about the configuration. */
export function findTypeErrors(project: Project): TypeMistake[] {
  const { exported } = project;
  if (!exported || isTooLong(project)) return [];
  const { program, source } = exported;
  // Errors after broken syntax are meaningless.
  const broken = program.getSyntacticDiagnostics(source).find(({ code }) => !isOfScripts(code));
  const all = broken ? [broken] : program.getSemanticDiagnostics(source);
  const relevant = all.filter(({ code, start, messageText }) => {
    const isOurs = NOT_INSTALLED.has(code) || OF_NULL.has(code) || isOfScripts(code);
    const text = ts.flattenDiagnosticMessageText(messageText, '\n');
    return start !== undefined && !isOurs && !TWICE_INSTALLED.test(text);
  });
  const precise = relevant.filter(({ code }) => code !== NO_OVERLOAD);
  return (precise.length > 0 ? precise : relevant).flatMap((one) => {
    const node = nodeAt(source, { start: one.start!, length: one.length! });
    if ((!broken && !isOfConfig(node)) || isWidened(one, node)) return [];
    if (!broken && isSwitchedOff(valueAt(node), program.getTypeChecker())) return [];
    const isUnknown = UNKNOWN_KEY.has(one.code);
    return [{ node, message: messageOf(one), option: optionPath(node), isUnknown }];
  });
}

const plain = (option: string): string => option.replace(/^lib\./, '');

/** Known facts about an option that the installed version does not have. */
export function sinceOf({ options }: Facts, option: string): string | undefined {
  return options.find(({ name }) => name === plain(option))?.since;
}

/** The option that was meant by a key that stands elsewhere: `output.target` for `target`. */
export function meantOption({ options }: Facts, option: string): OptionFact | undefined {
  const key = option.split('.').at(-1)!;
  const meant = OTHER_TOOLS[key] ?? key;
  const names = [meant, `output.${meant}`, `source.${meant}`, `resolve.${meant}`];
  return names
    .filter((name) => name !== plain(option))
    .flatMap((name) => options.find((one) => one.name === name) ?? [])[0];
}

/** The section about an option, or about the nearest one that it is a part of. */
export function pageOf({ options }: Facts, option: string): string | undefined {
  const parts = plain(option).split('.');
  const names = parts.map((_, at) => parts.slice(0, parts.length - at).join('.'));
  return names.flatMap((name) => options.find((one) => one.name === name) ?? [])[0]?.page;
}

/** Values that are written in the configurations of other tools, and what Rslib calls them. */
const VALUES: Readonly<Record<string, string>> = {
  commonjs: 'cjs',
  es: 'esm',
  module: 'esm',
};

const isRootOrLib = (node: ts.Node): boolean => /^(?:lib)?$/.test(optionPath(node));

const hasKey = ({ properties }: ts.ObjectLiteralExpression, key: string): boolean =>
  properties.some(({ name }) => !name || name.getText() === key);

/** What to write instead of a node, where that is sure. */
export function fixOf(
  { node, message, option, isUnknown }: TypeMistake,
  meant: string | undefined,
): { node: ts.Node; text: string } | undefined {
  const spelt = /Did you mean to write '(\w+)'/.exec(message)?.[1];
  if (isUnknown && spelt !== undefined) return { node, text: spelt };
  const { parent } = node;
  const property = ts.isPropertyAssignment(node) ? node : parent;
  if (!ts.isPropertyAssignment(property)) return undefined;
  const { initializer, parent: owner } = property;
  const [first = '', second] = meant?.split('.') ?? [];
  if (isUnknown && second !== undefined && isRootOrLib(owner) && !hasKey(owner, first))
    return { node: property, text: `${first}: { ${second}: ${initializer.getText()} }` };
  if (!ts.isStringLiteral(initializer)) return undefined;
  if (/(?:^|\.)(?:banner|footer)$/.test(option))
    return { node: initializer, text: `{ js: ${initializer.getText()} }` };
  const value = /(?:^|\.)format$/.test(option) ? VALUES[initializer.text] : undefined;
  return value === undefined ? undefined : { node: initializer, text: `'${value}'` };
}
