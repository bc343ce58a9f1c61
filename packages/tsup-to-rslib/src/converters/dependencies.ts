import { textValue, type ArrayNode, type ValueNode } from '../ast';
import type { Job } from '../job';
import { enclose } from '../tree';

/** A name that may have paths below it. */
const PACKAGE = /^(?!\.|node:)(?:@[\w.-]+\/)?[\w.-]+$/;

/** tsup takes `name` for `name/…` too; here that is a regular expression of its own. */
function withPaths(job: Job, { elements }: ArrayNode): string {
  const parts = elements.flatMap((element) => {
    if (!element) return [];
    const written = job.code(element as ValueNode);
    const name = textValue(element);
    if (name === undefined || !PACKAGE.test(name)) return [written];
    return [written, `/^${name.replaceAll('.', '\\.').replaceAll('/', '\\/')}\\//`];
  });
  return enclose('[]', parts);
}

export function convertExternal(job: Job): void {
  const tree = job.map(job.value('external'), (node, written) =>
    node.type === 'ArrayExpression' ? withPaths(job, node) : job.code(written),
  );
  if (tree === undefined) return;
  // tsup bundles everything into a script; here a name would mean a global variable.
  if (!job.formats.has('iife')) return job.shared.set(['output', 'externals'], tree);
  job.parts.push((format, item) => {
    if (format !== 'iife') item.set(['output', 'externals'], tree);
  });
}

const isEverything = (node: ArrayNode['elements'][number]): boolean =>
  node?.type === 'RegExpLiteral' && /^\^?\.[*+]\$?$/.test(node.pattern);

/** Both options end up in one. */
export function convertAutoExternal(job: Job): void {
  if (!job.isOff('skipNodeModulesBundle'))
    job.put('skipNodeModulesBundle', ['output', 'autoExternal', 'devDependencies']);
  if (job.has('noExternal')) {
    const node = job.resolved('noExternal');
    const isAll = node?.type === 'ArrayExpression' && node.elements.some(isEverything);
    if (isAll) job.shared.set(['output', 'autoExternal'], 'false');
    else job.put('noExternal', ['output', 'autoExternal', 'exclude']);
  }
  job.parts.push((format, item) => {
    if (format === 'iife') item.set(['output', 'autoExternal'], 'false');
  });
}
