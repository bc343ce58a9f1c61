import { pairOf, textValue, type ArrayNode, type ObjectNode, type ValueNode } from '../ast';
import type { Job } from '../job';
import { ConfigObject, quote, type Tree } from '../tree';
import { dtsOption } from './dts';

const DEFAULT_ENTRY = /^(?:\.\/)?src\/index\.[cm]?[jt]sx?$/;
const isGlob = (path: string): boolean => /[*?{}[\]!]/.test(path);
const isStyle = (path: string): boolean => /\.(?:css|scss|sass|less|styl)$/.test(path);
const isJsx = (path: string): boolean => /\.[jt]sx$/.test(path);
const withoutEnding = (path: string): string => path.replace(/\.[^./]+$/, '');

/** Names as esbuild gives them: the path below the folder that all files share. */
function namesOf(files: readonly string[]): string[] {
  const parts = files.map((file) => withoutEnding(file.replace(/^\.\//, '')).split('/'));
  const folders = parts.map((path) => path.slice(0, -1));
  const isShared = (at: number) =>
    folders.every((path) => at < path.length && path[at] === folders[0]![at]);
  let shared = 0;
  while (folders.length > 0 && isShared(shared)) shared += 1;
  return parts.map((path) => path.slice(shared).join('/'));
}

/**
 * The files of each entry. A style sheet and a script of one name are one entry, for they write
 * different files, the style sheet first: what an entry exports is what its last file exports. Of
 * two scripts the second gets its extension into the name.
 */
export function nameFiles(given: readonly string[]) {
  const files = [...new Set(given)];
  const names = namesOf(files);
  const byName = new Map<string, string[]>();
  const renamed: string[] = [];
  for (const [index, file] of files.entries()) {
    let name = names[index]!;
    const isTaken = () => byName.get(name)?.some((other) => isStyle(other) === isStyle(file));
    if (isTaken()) renamed.push(file);
    while (isTaken()) name += `-${/[^./]*$/.exec(file)![0]}`;
    const others = byName.get(name) ?? [];
    byName.set(name, isStyle(file) ? [file, ...others] : [...others, file]);
  }
  return { byName, renamed };
}

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

/** Whether such a file is among the entries; strings are code, so in quotes. */
function hasFile(tree: Tree, is: (path: string) => boolean): boolean {
  if (typeof tree === 'string') return is(tree.slice(1, -1));
  const has = (one: Tree) => hasFile(one, is);
  if (tree instanceof ConfigObject) return [...tree.fields.values()].some(has);
  return 'test' in tree ? has(tree.yes) || has(tree.no) : tree.some(has);
}

/** A list of files; a glob among them has no name, so it stays out and is left to the reader. */
function fromArray(job: Job, name: string, { elements }: ArrayNode): Tree | undefined {
  const files = elements.map((one) => one && textValue(job.resolve(one as ValueNode)));
  const paths = files.filter((file) => typeof file === 'string');
  if (paths.length < files.length || paths.length === 0) return undefined;
  if (isBundleless(job)) return ConfigObject.of({ index: oneOrMore(paths) });
  const named = paths.filter((path) => !isGlob(path));
  if (named.length < paths.length) job.leave(name, 'entry-glob');
  const { byName, renamed } = nameFiles(named);
  if (renamed.length > 0) job.say(name, 'entry-renamed');
  const entry = new ConfigObject();
  for (const [key, paths] of byName) entry.set([key], oneOrMore(paths));
  return entry;
}

function fromObject(job: Job, name: string, node: ObjectNode): Tree | undefined {
  const entry = new ConfigObject();
  for (const pair of node.properties.map(pairOf)) {
    if (!pair) return job.code(node);
    const [key, value] = [pair[0], job.resolve(pair[1])];
    const path = textValue(value);
    const isNamed = path !== undefined && !withoutEnding(path).endsWith(`src/${key}`);
    if (isNamed && !isStyle(path) && dtsOption(job)) job.say(name, 'entry-dts');
    if (path !== undefined && isGlob(path) && !isBundleless(job)) job.leave(name, 'entry-glob');
    else entry.set([key], path === undefined ? job.code(value) : quote(relative(path)));
  }
  return entry;
}

export function convertEntry(job: Job, name: string): void {
  const tree = job.map(job.value(name), (node, written) => {
    if (node.type === 'ArrayExpression') return fromArray(job, name, node);
    if (node.type === 'ObjectExpression') return fromObject(job, name, node);
    // The one call that certainly makes an object.
    const isObject = node.type === 'CallExpression' && /^Object\./.test(job.code(node));
    return isObject ? job.code(written) : undefined;
  });
  if (tree === undefined) return job.leave(name, 'unreadable');
  const isObject = tree instanceof ConfigObject;
  if (isObject && tree.isEmpty) return;
  const index = isObject && tree.fields.size === 1 && tree.fields.get('index');
  // Where files may not be bundled, the default is all of `src`.
  const isBundled = !job.isOpen('bundle') && (!job.has('bundle') || job.isTrue('bundle'));
  const isDefault =
    isBundled && typeof index === 'string' && DEFAULT_ENTRY.test(index.slice(1, -1));
  if (isDefault) job.say(name, 'default-entry');
  else job.shared.set(['source', 'entry'], tree);
  if (hasFile(tree, isJsx)) job.say(name, 'entry-jsx');
  const platform = job.resolved('platform');
  const isForBrowsers = /^(?:browser|neutral)$/.test((platform && textValue(platform)) ?? '');
  // For Node.js, Rslib drops style sheets unless it is told otherwise.
  if (!hasFile(tree, isStyle) || isForBrowsers) return;
  job.say(name, 'entry-style');
  job.shared.set(['output', 'emitCss'], 'true');
}
