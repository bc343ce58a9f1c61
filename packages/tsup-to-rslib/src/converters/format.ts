import { textValue, type ArrayNode, type Expression, type ValueNode } from '../ast';
import type { Format, Job } from '../job';
import type { ConfigObject, Tree } from '../tree';

const FORMATS: readonly string[] = ['esm', 'cjs', 'iife'];

const asFormat = (node: ValueNode): Format | undefined => {
  const text = textValue(node);
  return text !== undefined && FORMATS.includes(text) ? (text as Format) : undefined;
};

/** The list of items that a list of formats means. */
function listItems(job: Job, node: ArrayNode, itemOf: (format: Format) => Tree) {
  const items: Tree[] = [];
  for (const element of node.elements) {
    if (!element) return undefined;
    if (element.type === 'SpreadElement') {
      const inner = spreadItems(job, element.argument, itemOf);
      if (!inner) return undefined;
      items.push(...inner);
      continue;
    }
    const item = job.map(element as ValueNode, (value) => {
      const format = asFormat(value);
      return format && itemOf(format);
    });
    if (!item) return undefined;
    items.push(item);
  }
  return items;
}

function spreadItems(job: Job, node: Expression, itemOf: (format: Format) => Tree) {
  const tree = job.map(node, (value) =>
    value.type === 'ArrayExpression' ? listItems(job, value, itemOf) : undefined,
  );
  if (!tree) return undefined;
  if (Array.isArray(tree)) return tree as Tree[];
  return typeof tree === 'object' && 'test' in tree ? [{ ...tree, isSpread: true }] : undefined;
}

/**
 * The value of `lib`: an item for each format, made by `itemOf`. Formats that cannot be read have no
 * answer.
 */
export function libOf(job: Job, itemOf: (format: Format) => ConfigObject): Tree | undefined {
  const assumed = job.assumedFormat ?? (job.has('format') ? undefined : 'cjs');
  if (assumed) return [itemOf(assumed)];
  return job.map(job.value('format')!, (node) => {
    if (node.type === 'ArrayExpression') return listItems(job, node, itemOf);
    const format = asFormat(node);
    return format && [itemOf(format)];
  });
}
