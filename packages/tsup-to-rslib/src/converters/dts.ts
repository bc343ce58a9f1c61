import { pairOf, textValue, truthValue, type ObjectNode, type ValueNode } from '../ast';
import type { Format, Job } from '../job';
import { ConfigObject, enclose, type Tree } from '../tree';

export function dtsOption(job: Job): 'dts' | 'experimentalDts' | undefined {
  if (!job.isOff('dts')) return 'dts';
  return job.isOff('experimentalDts') ? undefined : 'experimentalDts';
}

function addSettings(job: Job, node: ObjectNode, dts: ConfigObject, item: ConfigObject): void {
  const option = dtsOption(job)!;
  for (const pair of node.properties.map(pairOf)) {
    if (!pair) {
      job.leave(option, 'unreadable');
      continue;
    }
    const [key, value] = [pair[0], job.resolve(pair[1])];
    if (key === 'banner' || key === 'footer') addText(job, key, value, item);
    else if (key === 'entry') job.say(option, 'dts-include');
    else if (key === 'only') addOnly(job, value);
    else if (key === 'resolve') addResolve(job, value, dts);
    else job.leave(option, key === 'compilerOptions' ? 'dts-compiler-options' : 'unknown-option');
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
  const elements = value.type === 'ArrayExpression' ? value.elements : [undefined];
  const isRead = elements.every((one) => one === null || (one && textValue(one) !== undefined));
  if (!isRead) return job.leave(dtsOption(job)!, 'unreadable');
  const codes = elements.flatMap((one) => (one ? [job.code(one as ValueNode)] : []));
  dts.set(['bundle', 'bundledPackages'], enclose('[]', codes));
  job.say(dtsOption(job)!, 'dts-extractor');
}

/** Whether the configuration is there for the declarations of others. */
export function isDtsOnly(job: Job): boolean {
  const node = job.resolved('dts');
  const pairs = node?.type === 'ObjectExpression' ? node.properties.map(pairOf) : [];
  return pairs.some((pair) => pair?.[0] === 'only' && truthValue(pair[1]) === true);
}

/** Sets the declarations of an item, in `directory` where several items write some. */
export function putDts(job: Job, format: Format, item: ConfigObject, directory?: string): void {
  const name = dtsOption(job);
  if (!name) return;
  const tree = job.map(job.value(name), (node, written): Tree => {
    const dts = ConfigObject.of({
      bundle: name === 'experimentalDts' ? 'true' : undefined,
      distPath: directory,
      autoExtension: format === 'iife' ? undefined : 'true',
    });
    if (node.type === 'ObjectExpression') {
      addSettings(job, node, dts, item);
      return dts;
    }
    const truth = truthValue(node);
    const isNothing = node.type === 'Identifier' && node.name === 'undefined';
    if (truth === false || isNothing) return 'false';
    if (truth === true) return dts.isEmpty ? 'true' : dts;
    if (textValue(node) === undefined) return { test: job.code(written), yes: dts, no: 'false' };
    job.say(name, 'dts-include');
    return dts;
  });
  if (tree !== undefined) item.set(['dts'], tree);
}
