import { memberName, textValue, truthValue, type ObjectNode, type ValueNode } from '../ast';
import type { Format, Job } from '../job';
import { ConfigObject, enclose, type Tree } from '../tree';

/** The option that asks for declarations. */
export function dtsOption(job: Job): 'dts' | 'experimentalDts' | undefined {
  if (!job.isOff('dts')) return 'dts';
  return job.isOff('experimentalDts') ? undefined : 'experimentalDts';
}

/** The settings that tsup keeps in an object. */
function addSettings(job: Job, node: ObjectNode, dts: ConfigObject, item: ConfigObject): void {
  for (const member of node.properties) {
    const key = member.type === 'ObjectProperty' ? memberName(member) : undefined;
    if (member.type !== 'ObjectProperty' || key === undefined) {
      job.leave(dtsOption(job)!, 'unreadable');
      continue;
    }
    const value = job.context.scope.resolve(member.value as ValueNode);
    if (key === 'banner' || key === 'footer') addText(job, key, value, item);
    else if (key === 'entry') job.say(dtsOption(job)!, 'dts-include');
    else if (key === 'only') addOnly(job, value);
    else if (key === 'resolve') addResolve(job, value, dts);
    else if (key === 'compilerOptions') job.leave(dtsOption(job)!, 'dts-compiler-options');
    else job.leave(dtsOption(job)!, 'unknown-option');
  }
}

/** Joins the texts that the configuration has for other files. */
function addText(job: Job, key: 'banner' | 'footer', value: ValueNode, item: ConfigObject): void {
  const others = item.fields.get(key) ?? job.shared.fields.get(key);
  if (others !== undefined && !(others instanceof ConfigObject))
    return job.leave(dtsOption(job)!, 'unreadable');
  if (key === 'banner') job.say(dtsOption(job)!, 'banner-hashbang');
  item.set([key, 'dts'], job.code(value));
}

function addOnly(job: Job, value: ValueNode): void {
  if (job.hasLentDts) return;
  if (truthValue(value) === true) job.say(dtsOption(job)!, 'dts-only', 'none');
  else if (truthValue(value) === undefined) job.leave(dtsOption(job)!, 'unreadable');
}

function addResolve(job: Job, value: ValueNode, dts: ConfigObject): void {
  if (truthValue(value) === false) return;
  const names =
    value.type === 'ArrayExpression' &&
    value.elements.map((element) => element && textValue(element));
  if (!names || names.includes(undefined)) return job.leave(dtsOption(job)!, 'unreadable');
  dts.set(['bundle', 'bundledPackages'], enclose('[', elementsOf(job, value), ']', ''));
  job.say(dtsOption(job)!, 'dts-extractor');
}

const elementsOf = (job: Job, node: Extract<ValueNode, { type: 'ArrayExpression' }>): string[] =>
  node.elements.flatMap((element) => (element ? [job.code(element as ValueNode)] : []));

/** Whether the configuration is there for the declarations of others. */
export function isDtsOnly(job: Job): boolean {
  const node = job.resolved('dts');
  if (node?.type !== 'ObjectExpression') return false;
  return node.properties.some(
    (member) =>
      member.type === 'ObjectProperty' &&
      memberName(member) === 'only' &&
      truthValue(member.value) === true,
  );
}

/** Sets the declarations of an item, in `directory` where several items write some. */
export function putDts(job: Job, format: Format, item: ConfigObject, directory?: string): void {
  const name = dtsOption(job);
  if (!name) return;
  const settings = (): ConfigObject => {
    const dts = new ConfigObject();
    if (name === 'experimentalDts') dts.set(['bundle'], 'true');
    if (directory) dts.set(['distPath'], directory);
    if (format !== 'iife') dts.set(['autoExtension'], 'true');
    return dts;
  };
  const tree = job.map(job.value(name)!, (node, written): Tree => {
    const dts = settings();
    if (node.type === 'ObjectExpression') {
      addSettings(job, node, dts, item);
      return dts;
    }
    const truth = truthValue(node);
    if (truth === false || (node.type === 'Identifier' && node.name === 'undefined'))
      return 'false';
    if (truth === true) return dts.isEmpty ? 'true' : dts;
    if (textValue(node) !== undefined) {
      job.say(name, 'dts-include');
      return dts;
    }
    return { test: job.code(written), yes: dts, no: 'false' };
  });
  if (tree !== undefined) item.set(['dts'], tree);
}
