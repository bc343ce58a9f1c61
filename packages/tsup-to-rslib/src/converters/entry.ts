import { memberName, textValue, type ArrayNode, type ObjectNode, type ValueNode } from '../ast';
import type { Job } from '../job';
import { ConfigObject, quote, type Tree } from '../tree';
import { dtsOption } from './dts';
import { isStyle, nameFiles } from './entry-names';

const DEFAULT_ENTRY = /^(?:\.\/)?src\/index\.[cm]?[jt]sx?$/;
const GLOB = /[*?{}[\]!]/;

/** A path as Rslib wants it: what does not say that it is relative would name a package. */
function relative(path: string): string {
  if (path.startsWith('!')) return `!${relative(path.slice(1))}`;
  return /^(?:\.{0,2}\/|[A-Za-z]:)/.test(path) ? path : `./${path}`;
}

function oneOrMore(paths: readonly string[]): Tree {
  const texts = paths.map((path) => quote(relative(path)));
  return texts.length === 1 ? texts[0]! : texts;
}

/** Whether files are certainly not bundled: entries may be globs then. */
const isBundleless = (job: Job): boolean => job.has('bundle') && job.isOff('bundle');

/** Whether a style sheet is among the entries; strings are code, so in quotes. */
function hasStyle(tree: Tree): boolean {
  if (typeof tree === 'string') return isStyle(tree.slice(1, -1));
  if (tree instanceof ConfigObject) return [...tree.fields.values()].some(hasStyle);
  return 'test' in tree ? hasStyle(tree.yes) || hasStyle(tree.no) : tree.some(hasStyle);
}

/** For Node.js, Rslib drops style sheets unless it is told otherwise. */
function emitStyles(job: Job, name: string): void {
  const platform = job.resolved('platform');
  if (platform && ['browser', 'neutral'].includes(textValue(platform) ?? '')) return;
  job.say(name, 'entry-style');
  job.shared.set(['output', 'emitCss'], 'true');
}

/** A list of files; a glob among them has no name, so it stays out and is left to the reader. */
function fromArray(job: Job, name: string, node: ArrayNode): Tree | undefined {
  const files = node.elements.map((element) => {
    const value = element && job.context.scope.resolve(element as ValueNode);
    return value ? textValue(value) : undefined;
  });
  if (files.includes(undefined) || files.length === 0) return undefined;
  const paths = files as string[];
  if (isBundleless(job)) {
    const entry = new ConfigObject();
    entry.set(['index'], oneOrMore(paths));
    return entry;
  }
  const named = paths.filter((path) => !GLOB.test(path));
  if (named.length < paths.length) job.leave(name, 'entry-glob');
  const entry = new ConfigObject();
  const { byName, renamed } = nameFiles(named);
  if (renamed.length > 0) job.say(name, 'entry-renamed');
  for (const [key, paths] of byName) entry.set([key], oneOrMore(paths));
  return entry;
}

function fromObject(job: Job, name: string, node: ObjectNode): Tree | undefined {
  const entry = new ConfigObject();
  for (const member of node.properties) {
    const key = member.type === 'ObjectProperty' ? memberName(member) : undefined;
    if (member.type !== 'ObjectProperty' || key === undefined) return job.code(node);
    const value = job.context.scope.resolve(member.value as ValueNode);
    const path = textValue(value);
    const isNamed = path !== undefined && !path.replace(/\.[^./]+$/, '').endsWith(`src/${key}`);
    if (isNamed && !isStyle(path) && dtsOption(job)) job.say(name, 'entry-dts');
    if (path !== undefined && GLOB.test(path) && !isBundleless(job)) job.leave(name, 'entry-glob');
    else entry.set([key], path === undefined ? job.code(value) : quote(relative(path)));
  }
  return entry;
}

const isEmpty = (tree: Tree): boolean => tree instanceof ConfigObject && tree.isEmpty;

export function convertEntry(job: Job, name: string): void {
  const tree = job.map(job.value(name)!, (node, written) => {
    if (node.type === 'ArrayExpression') return fromArray(job, name, node);
    if (node.type === 'ObjectExpression') return fromObject(job, name, node);
    // The one call that certainly makes an object.
    const isObject = node.type === 'CallExpression' && /^Object\./.test(job.code(node));
    return isObject ? job.code(written) : undefined;
  });
  if (tree === undefined) return job.leave(name, 'unreadable');
  if (isEmpty(tree)) return;
  const index = tree instanceof ConfigObject && tree.fields.size === 1 && tree.fields.get('index');
  // Where files may not be bundled, the default is all of `src`.
  const isBundled = !job.isOpen('bundle') && (!job.has('bundle') || job.isTrue('bundle'));
  const isDefault =
    isBundled && typeof index === 'string' && DEFAULT_ENTRY.test(index.slice(1, -1));
  if (isDefault) job.say(name, 'default-entry');
  else job.shared.set(['source', 'entry'], tree);
  if (hasStyle(tree)) emitStyles(job, name);
}
