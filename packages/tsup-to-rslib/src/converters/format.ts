import { textValue, type ArrayNode, type ValueNode } from '../ast';
import type { Format, Job } from '../job';
import { quote, type ConfigObject, type Tree } from '../tree';

const FORMATS: readonly string[] = ['esm', 'cjs', 'iife'];

type ItemOf = (format: Format) => ConfigObject;

function itemFor(node: ValueNode, itemOf: ItemOf): Tree | undefined {
  const text = textValue(node);
  return text !== undefined && FORMATS.includes(text) ? itemOf(text as Format) : undefined;
}

/** The items that an element of a list of formats means. */
function elementItems(
  job: Job,
  element: ArrayNode['elements'][number],
  itemOf: ItemOf,
): readonly Tree[] | undefined {
  if (!element) return undefined;
  if (element.type !== 'SpreadElement') {
    const item = job.map(element as ValueNode, (value) => itemFor(value, itemOf));
    return item === undefined ? undefined : [item];
  }
  const tree = job.map(element.argument, (value) =>
    value.type === 'ArrayExpression' ? listItems(job, value, itemOf) : undefined,
  );
  if (typeof tree === 'object' && 'test' in tree) return [{ ...tree, isSpread: true }];
  return Array.isArray(tree) ? (tree as Tree[]) : undefined;
}

function listItems(job: Job, { elements }: ArrayNode, itemOf: ItemOf): Tree[] | undefined {
  const items: Tree[] = [];
  for (const element of elements) {
    const own = elementItems(job, element, itemOf);
    if (!own) return undefined;
    items.push(...own);
  }
  return items;
}

/** The value of `lib`, with an item for each format; undefined where these cannot be read. */
export function libOf(job: Job, itemOf: ItemOf): Tree | undefined {
  const assumed = job.assumedFormat ?? (job.has('format') ? undefined : 'cjs');
  if (assumed) return [itemOf(assumed)];
  return job.map(job.value('format'), (node) => {
    if (node.type === 'ArrayExpression') return listItems(job, node, itemOf);
    const item = itemFor(node, itemOf);
    return item && [item];
  });
}

/** Scripts run in browsers, and have a name of their own among the files. */
export function convertScripts(job: Job): void {
  const hasName = job.has('globalName');
  if (!job.formats.has('iife')) {
    if (hasName) job.leave('globalName', job.isOpen('format') ? 'unread-part' : 'no-iife');
    return;
  }
  job.dependsOn('format', ['platform', 'globalName', 'outExtension']);
  if (!hasName && job.has('format')) job.say('format', 'iife-exports');
  if (!job.has('platform') && job.has('format')) job.say('format', 'browser-script');
  job.parts.push((format, item) => {
    if (format !== 'iife') return;
    if (hasName) {
      item.set(['format'], quote('umd'));
      item.set(['umdName'], job.map(job.value('globalName'))!);
    }
    if (!job.has('platform')) item.set(['output', 'target'], quote('web'));
    if (!job.has('outExtension')) item.set(['output', 'filename', 'js'], quote('[name].global.js'));
  });
}
