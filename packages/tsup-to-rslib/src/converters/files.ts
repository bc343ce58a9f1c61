import { isFunction, pairOf, textValue, truthValue, unwrap, type ValueNode } from '../ast';
import { returnedFor } from '../factory';
import type { Format, Job } from '../job';
import { ConfigObject, quote, type Tree } from '../tree';

export function outDir(job: Job): string {
  const node = job.resolved('outDir');
  const text = node && textValue(node);
  if (text !== undefined) return quote(text.replace(/\/+$/, ''));
  const value = job.value('outDir');
  return value && value.type !== 'conditional value' ? job.code(value) : quote('dist');
}

/** Code of a path below a folder that is given as code. */
export function below(folder: string, path: string): string {
  if (!/^'[^']*'$/.test(folder)) return `\`\${${folder}}/${path}\``;
  const text = folder.slice(1, -1);
  return quote(`${/^(?:\.{0,2}\/|[A-Za-z]:)/.test(text) ? '' : './'}${text}/${path}`);
}

export function convertOutDir(job: Job): void {
  const node = job.resolved('outDir');
  if (node && /^(?:\.\/)?dist\/?$/.test(textValue(node) ?? '')) job.say('outDir', 'default-value');
  else job.put('outDir', ['output', 'distPath']);
}

/** A choice in which `other` stands where nothing is set. */
function withDefault(tree: Tree, other: string): Tree {
  if (tree === 'undefined') return other;
  if (typeof tree !== 'object' || !('test' in tree)) return tree;
  return { ...tree, yes: withDefault(tree.yes, other), no: withDefault(tree.no, other) };
}

/** Every format but CJS had a folder of its own; a condition decides in the result too. */
export function convertLegacyOutput(job: Job): void {
  if (job.isOff('legacyOutput')) return;
  const choose = (yes: string, no: string): Tree => {
    const tree = job.map(job.value('legacyOutput'), (node, written) => {
      const truth = truthValue(node);
      if (truth === undefined) return { test: job.code(written), yes, no };
      return truth ? yes : no;
    });
    return withDefault(tree!, no);
  };
  job.dependsOn('legacyOutput', ['outDir']);
  if (job.formats.has('cjs')) job.say('legacyOutput', 'legacy-type', 'changed');
  job.parts.push((format, item) => {
    item.set(['autoExtension'], choose('false', 'true'));
    const folder = outDir(job);
    if (format !== 'cjs') item.set(['output', 'distPath'], choose(below(folder, format), folder));
  });
}

/** The result of a function for each format; undefined where it has none for one of them. */
function perFormat<T>(
  job: Job,
  name: string,
  read: (node: ValueNode) => T | undefined,
): Map<Format, T> | undefined {
  const node = job.resolved(name);
  const found = new Map<Format, T>();
  for (const format of job.formats) {
    const value = node && returnedFor(node, format, (one) => job.resolve(one));
    const own = value && read(value);
    if (own === undefined) {
      job.leave(name, 'unreadable');
      return undefined;
    }
    found.set(format, own);
  }
  job.say(name, 'per-format');
  return found;
}

/** The values of an object with plain keys, so that other options can add theirs. */
function fieldsOf(node: ValueNode): Map<string, ValueNode> | undefined {
  const object = unwrap(node);
  const pairs = object.type === 'ObjectExpression' ? object.properties.map(pairOf) : [undefined];
  const known = pairs.filter((pair) => pair !== undefined);
  return known.length < pairs.length ? undefined : new Map(known);
}

/** The function is read for each format; extensions of declarations follow by themselves. */
export function convertOutExtension(job: Job): void {
  const found = perFormat(job, 'outExtension', (object) => {
    const js = fieldsOf(object)?.get('js');
    return js && textValue(job.resolve(js));
  });
  if (!found) return;
  if ([...found.values()].includes('.js')) job.say('outExtension', 'extension-type');
  job.dependsOn('outExtension', ['format']);
  job.parts.push((format, item) =>
    item.set(['output', 'filename', 'js'], quote(`[name]${found.get(format)}`)),
  );
}

/** The text for each kind of file, or code that cannot be taken apart. */
function textsOf(job: Job, name: 'banner' | 'footer', node: ValueNode): Tree {
  const fields = fieldsOf(node);
  const mayHaveJs = !fields || fields.has('js');
  if (name === 'banner' && mayHaveJs) job.say(name, 'banner-hashbang', 'changed');
  if (!fields) return job.code(node);
  const texts = new ConfigObject();
  for (const [key, value] of fields) texts.set([key], job.code(value));
  return texts;
}

export function convertBanner(job: Job, name: 'banner' | 'footer'): void {
  const node = job.resolved(name);
  if (!node || !isFunction(node))
    return job.put(name, [name], (_, written) => textsOf(job, name, written));
  const found = perFormat(job, name, (value) => value);
  if (!found) return;
  job.dependsOn(name, ['format']);
  job.parts.push((format, item) => {
    const value = found.get(format)!;
    const isNothing = ['undefined', '{}', 'null'].includes(job.context.carrier.peek(value));
    if (!isNothing) item.set([name], textsOf(job, name, value));
  });
}

export function convertInjectStyle(job: Job): void {
  const node = job.resolved('injectStyle');
  if (node && isFunction(node)) job.leave('injectStyle', 'function-style');
  else if (!job.isOff('injectStyle')) job.put('injectStyle', ['output', 'injectStyles']);
}

export function convertPublicDir(job: Job): void {
  if (job.isOff('publicDir')) return;
  const copies = (from: string): Tree => [ConfigObject.of({ from })];
  job.put('publicDir', ['output', 'copy'], (node, written) => {
    if (truthValue(node) === true) return copies(quote('./public'));
    if (truthValue(node) === false) return '[]';
    return textValue(node) === undefined ? undefined : copies(job.code(written));
  });
}
