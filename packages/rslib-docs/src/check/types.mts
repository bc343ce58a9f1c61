import ts from 'typescript';
import type { Facts } from '../library/contract.mts';
import type { Project } from './project.mts';

export interface TypeMistake {
  node: ts.Node;
  message: string;
  /** Path of an option that does not exist. */
  option?: string;
}

/** An import without its package has no types: neither that nor its effects are mistakes. */
const NOT_INSTALLED = new Set([2307, 2578, 2792, 7016]);
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

/** The innermost node that begins at a place. */
function nodeAt(source: ts.SourceFile, start: number): ts.Node {
  let found: ts.Node = source;
  const visit = (node: ts.Node): void => {
    if (node.getStart(source) > start || node.getEnd() <= start) return;
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
function isWidened({ file, messageText }: ts.Diagnostic, node: ts.Node): boolean {
  const cause = ts.flattenDiagnosticMessageText(messageText, '\n').split('\n').at(-1)!;
  const isScript = file !== undefined && /\.[cm]?js$/.test(file.fileName);
  if (!isScript) return false;
  return (
    OF_NOTHING.test(cause) || (OF_A_STRING.test(cause) && !ts.isStringLiteralLike(valueAt(node)))
  );
}

const MAX_LINES = 3;

function messageOf({ messageText, code }: ts.Diagnostic): string {
  const lines = ts.flattenDiagnosticMessageText(messageText, '\n').split('\n');
  return `TS${code}: ${lines
    .slice(0, MAX_LINES)
    .map((line) => line.trim())
    .join(' ')}`;
}

/** The errors of Rslib's types about the configuration. */
export function findTypeErrors({ exported }: Project): TypeMistake[] {
  if (!exported) return [];
  const { program, source } = exported;
  // Errors after broken syntax are meaningless.
  const broken = program.getSyntacticDiagnostics(source).find(({ code }) => !isOfScripts(code));
  const all = broken ? [broken] : program.getSemanticDiagnostics(source);
  const relevant = all.filter(
    ({ code, start }) => start !== undefined && !NOT_INSTALLED.has(code) && !isOfScripts(code),
  );
  const precise = relevant.filter(({ code }) => code !== NO_OVERLOAD);
  return (precise.length > 0 ? precise : relevant).flatMap((one) => {
    const node = nodeAt(source, one.start!);
    if (isWidened(one, node)) return [];
    const isUnknown = UNKNOWN_KEY.has(one.code);
    return [{ node, message: messageOf(one), ...(isUnknown && { option: optionPath(node) }) }];
  });
}

/** Known facts about an option that the installed version does not have. */
export function sinceOf({ options }: Facts, option: string): string | undefined {
  const plain = option.replace(/^lib\./, '');
  return options.find(({ name }) => name === plain)?.since;
}
