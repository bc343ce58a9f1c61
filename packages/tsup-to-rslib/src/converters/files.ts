import { isFunction, memberName, textValue, truthValue, unwrap, type ValueNode } from '../ast';
import { returnedFor } from '../factory';
import type { Job } from '../job';
import { ConfigObject, quote, type Tree } from '../tree';

/** The folder of the output, as code. */
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
    const tree = job.map(job.value('legacyOutput')!, (node, written) => {
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

const forFormat = (job: Job, node: ValueNode, format: string): ValueNode | undefined =>
  returnedFor(node, format, (one) => job.context.scope.resolve(one));

/** The function is read for each format; extensions of declarations follow by themselves. */
export function convertOutExtension(job: Job): void {
  const node = job.resolved('outExtension');
  const found = new Map(
    [...job.formats].map((format) => {
      const object = node && forFormat(job, node, format);
      const js = object && fieldsOf(object)?.get('js');
      return [format, js && textValue(job.context.scope.resolve(js))];
    }),
  );
  if ([...found.values()].includes(undefined)) return job.leave('outExtension', 'unreadable');
  job.say('outExtension', 'per-format');
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

/** The values of an object with plain keys, so that other options can add theirs. */
function fieldsOf(node: ValueNode): Map<string, ValueNode> | undefined {
  const object = unwrap(node);
  if (object.type !== 'ObjectExpression') return undefined;
  const fields = new Map<string, ValueNode>();
  for (const member of object.properties) {
    const key = member.type === 'ObjectProperty' ? memberName(member) : undefined;
    if (member.type !== 'ObjectProperty' || key === undefined) return undefined;
    fields.set(key, member.value as ValueNode);
  }
  return fields;
}

/** Text at the beginning or end of files. */
export function convertBanner(job: Job, name: 'banner' | 'footer'): void {
  const node = job.resolved(name);
  if (!node || !isFunction(node))
    return job.put(name, [name], (_, written) => textsOf(job, name, written));
  const found = new Map([...job.formats].map((format) => [format, forFormat(job, node, format)]));
  if ([...found.values()].includes(undefined)) return job.leave(name, 'unreadable');
  job.say(name, 'per-format');
  job.dependsOn(name, ['format']);
  job.parts.push((format, item) => {
    const value = found.get(format)!;
    const isNothing = ['undefined', '{}', 'null'].includes(job.context.carrier.peek(value));
    if (!isNothing) item.set([name], textsOf(job, name, value));
  });
}

/** Chunks are no option: what differs is said of each format. */
export function convertSplitting(job: Job): void {
  const isOff = job.isOff('splitting');
  if (isOff && job.formats.has('esm')) job.say('splitting', 'splitting-esm');
  if (!isOff && job.formats.has('cjs')) job.say('splitting', 'splitting-cjs');
}

export function convertInjectStyle(job: Job): void {
  const node = job.resolved('injectStyle');
  if (node && isFunction(node)) job.leave('injectStyle', 'function-style');
  else if (!job.isOff('injectStyle')) job.put('injectStyle', ['output', 'injectStyles']);
}

export function convertPublicDir(job: Job): void {
  if (job.isOff('publicDir')) return;
  const copies = (from: string): Tree => {
    const pattern = new ConfigObject();
    pattern.set(['from'], from);
    return [pattern];
  };
  job.put('publicDir', ['output', 'copy'], (node: ValueNode, written): Tree | undefined => {
    if (truthValue(node) === true) return copies(quote('./public'));
    if (truthValue(node) === false) return '[]';
    return textValue(node) === undefined ? undefined : copies(job.code(written));
  });
}
