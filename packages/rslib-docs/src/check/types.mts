import semver from 'semver';
import ts from 'typescript';
import { LIMITS } from '@rslib-docs/kit/shared/limits';
import type { Facts, Language, Library, OptionFact } from '../library.mts';
import { say } from '../texts.mts';
import type { Finding } from './finding.mts';
import { placeOf, toFix, type Project } from './project.mts';

interface TypeMistake {
  node: ts.Node;
  message: string;
  option: string;
  isUnknown: boolean;
}

/** An import without its package has no types: neither that nor its effects are mistakes. */
const NOT_INSTALLED = [2307, 2578, 2792, 2882, 7016];
/** What may be null or undefined is asked for by our options, not by those of the project. */
const OF_NULL = [2531, 2532, 2533, 2721, 2722, 2723, 18046, 18047, 18048, 18049];
const OURS = new Set([...NOT_INSTALLED, ...OF_NULL]);
/** Packages that are installed twice have types that do not fit each other, and work. */
const TWICE_INSTALLED = /import\("[^"]*\/node_modules\/|Two different types with this name/;
/** Objects with a key that the type does not have. */
const UNKNOWN_KEY = new Set([2353, 2561]);
/** None of several signatures fits: what is below says which, and why. */
const NO_OVERLOAD = 2769;
/** Syntax that JavaScript does not allow, such as the types that are inserted here. */
const isOfScripts = (code: number): boolean => code >= 8000 && code < 9000;

const textOf = ({ messageText }: ts.Diagnostic): string =>
  ts.flattenDiagnosticMessageText(messageText, '\n');

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

function nodeAt(source: ts.SourceFile, start: number, length: number): ts.Node {
  let found: ts.Node = source;
  const visit = (node: ts.Node): void => {
    if (node.getStart(source) > start || node.getEnd() < start + length) return;
    found = node;
    ts.forEachChild(node, visit);
  };
  ts.forEachChild(source, visit);
  return found;
}

/** The assigned value at a mistake: the value of a key, or the node itself. */
function assignedAt(node: ts.Node): ts.Node {
  const { parent } = node;
  return ts.isPropertyAssignment(parent) && parent.name === node ? parent.initializer : node;
}

/** JavaScript has no types: a text that stands elsewhere is any string to the compiler, `[]` is never filled. */
function isWidened(one: ts.Diagnostic, node: ts.Node): boolean {
  if (!/\.[cm]?js$/.test(one.file?.fileName ?? '')) return false;
  const cause = textOf(one).split('\n').at(-1)!;
  if (/is not assignable to type 'never'/.test(cause)) return true;
  const isString = /Type 'string(\[\])?' is not assignable/.test(cause);
  return isString && !ts.isStringLiteralLike(assignedAt(node));
}

/** Whether only what stands before `&&` does not fit: `process.env.A && plugin()`, of which Rslib leaves out what is false. */
function isSwitchedOff(node: ts.Node, checker: ts.TypeChecker): boolean {
  if (!ts.isBinaryExpression(node)) return false;
  if (node.operatorToken.kind !== ts.SyntaxKind.AmpersandAmpersandToken) return false;
  const wanted = checker.getContextualType(node);
  return !!wanted && checker.isTypeAssignableTo(checker.getTypeAtLocation(node.right), wanted);
}

const MAX_LINES = 3;

function messageOf(one: ts.Diagnostic): string {
  const lines = textOf(one).split('\n').slice(0, MAX_LINES);
  return `TS${one.code}: ${lines.map((line) => line.trim()).join(' ')}`;
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

function findTypeErrors(project: Project): TypeMistake[] {
  if (!project.exported || isTooLong(project)) return [];
  const { program, source } = project.exported;
  // Errors after broken syntax are meaningless.
  const broken = program.getSyntacticDiagnostics(source).find(({ code }) => !isOfScripts(code));
  const all = broken ? [broken] : program.getSemanticDiagnostics(source);
  const relevant = all.filter((one) => {
    const isOurs = OURS.has(one.code) || isOfScripts(one.code);
    return one.start !== undefined && !isOurs && !TWICE_INSTALLED.test(textOf(one));
  });
  const precise = relevant.filter(({ code }) => code !== NO_OVERLOAD);
  return (precise.length > 0 ? precise : relevant).flatMap((one) => {
    const node = nodeAt(source, one.start!, one.length!);
    if ((!broken && !isOfConfig(node)) || isWidened(one, node)) return [];
    if (!broken && isSwitchedOff(assignedAt(node), program.getTypeChecker())) return [];
    const isUnknown = UNKNOWN_KEY.has(one.code);
    return [{ node, message: messageOf(one), option: optionPath(node), isUnknown }];
  });
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
/** Values that are written in the configurations of other tools, and what Rslib calls them. */
const VALUES: Readonly<Record<string, string>> = { commonjs: 'cjs', es: 'esm', module: 'esm' };

const plain = (option: string): string => option.replace(/^lib\./, '');

const firstOf = ({ options }: Facts, names: readonly string[]): OptionFact | undefined =>
  names.flatMap((name) => options.find((one) => one.name === name) ?? [])[0];

/** The option that was meant by a key that stands elsewhere: `output.target` for `target`. */
function meantOption(facts: Facts, option: string): OptionFact | undefined {
  const key = option.split('.').at(-1)!;
  const meant = OTHER_TOOLS[key] ?? key;
  const names = [meant, `output.${meant}`, `source.${meant}`, `resolve.${meant}`];
  return firstOf(
    facts,
    names.filter((name) => name !== plain(option)),
  );
}

/** The section about an option, or about the nearest one that it is a part of. */
function pageOf(facts: Facts, option: string): string | undefined {
  const parts = plain(option).split('.');
  const names = parts.map((_, at) => parts.slice(0, parts.length - at).join('.'));
  return firstOf(facts, names)?.page;
}

const hasKey = ({ properties }: ts.ObjectLiteralExpression, key: string): boolean =>
  properties.some(({ name }) => !name || name.getText() === key);

/** What to write instead of a node, where that is sure. */
function fixOf(
  { node, message, option, isUnknown }: TypeMistake,
  meant: string | undefined,
): { node: ts.Node; text: string } | undefined {
  const spelt = /Did you mean to write '(\w+)'/.exec(message)?.[1];
  if (isUnknown && spelt !== undefined) return { node, text: spelt };
  const property = ts.isPropertyAssignment(node) ? node : node.parent;
  if (!ts.isPropertyAssignment(property)) return undefined;
  const { initializer, parent: owner } = property;
  const written = initializer.getText();
  const [first = '', second] = meant?.split('.') ?? [];
  const isRootOrLib = ['', 'lib'].includes(optionPath(owner));
  if (isUnknown && second !== undefined && isRootOrLib && !hasKey(owner, first))
    return { node: property, text: `${first}: { ${second}: ${written} }` };
  if (!ts.isStringLiteral(initializer)) return undefined;
  if (/(?:^|\.)(?:banner|footer)$/.test(option))
    return { node: initializer, text: `{ js: ${written} }` };
  const value = /(?:^|\.)format$/.test(option) ? VALUES[initializer.text] : undefined;
  return value === undefined ? undefined : { node: initializer, text: `'${value}'` };
}

/** Where options of two kinds stand, for mistakes that are about none. */
const TYPES_PAGE = 'guide/basic/configure-rslib#two-kinds-of-options';

/** What the types of Rslib say of the configuration, with the option that was meant. */
export function checkTypes(library: Library, project: Project, lang: Language): Finding[] {
  const { facts } = library;
  const { rslib: installed = facts.version } = project;
  return findTypeErrors(project).map((mistake): Finding => {
    const { node, message, option, isUnknown } = mistake;
    const own = isUnknown ? firstOf(facts, [plain(option)]) : undefined;
    const since = own?.since;
    const isLater = since !== undefined && semver.lt(installed, semver.coerce(since)!);
    const meant = isUnknown && !isLater ? meantOption(facts, option) : undefined;
    const fix = fixOf(mistake, meant?.name);
    const isOfLib = !isLater && facts.options.some(({ name }) => isUnknown && name === option);
    const words = [message];
    if (isLater) words.push(say(lang, 'later', { option, since, installed }));
    if (meant) words.push(say(lang, 'meant', { option: meant.name }));
    else if (isOfLib) words.push(say(lang, 'inLib'));
    else if (fix) words.push(say(lang, 'write', { text: fix.text }));
    return {
      level: 'error',
      id: 'types',
      message: words.join(' '),
      page: meant?.page ?? pageOf(facts, option) ?? TYPES_PAGE,
      ...placeOf(project, node),
      ...(fix && { fix: toFix(project, fix.node, fix.text) }),
    };
  });
}
