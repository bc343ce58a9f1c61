import { textValue, type ValueNode } from '../ast';
import type { Job } from '../job';
import { quote, type Tree } from '../tree';

const ES_VERSION = /^es(?:5|6|20(?:1[5-9]|2[0-5])|next)$/;
const BROWSER = /^(chrome|edge|firefox|ie|ios|node|opera|safari)(\d+(?:\.\d+)*)$/;
/** Targets with another name in Browserslist. */
const BROWSER_NAMES: Readonly<Record<string, string>> = { ios: 'ios_saf' };

/** A target in the words of Rslib; undefined for engines that it does not know. */
function translateTarget(target: string): string | undefined {
  const text = target.toLowerCase();
  if (ES_VERSION.test(text)) return text;
  const [, name, version] = BROWSER.exec(text) ?? [];
  return name && `${BROWSER_NAMES[name] ?? name} ${version}`;
}

function fromTexts(job: Job, targets: readonly string[]): Tree {
  const known = targets.flatMap((target) => translateTarget(target) ?? []);
  if (known.length < targets.length) job.leave('target', 'unknown-target');
  const [only] = known;
  if (known.length === 1 && ES_VERSION.test(only!)) return quote(only!);
  return known.length === 0 ? 'undefined' : known.map(quote);
}

/** `target` becomes `syntax`. */
export function convertTarget(job: Job): void {
  const read = (node: ValueNode): string[] | undefined => {
    const nodes = node.type === 'ArrayExpression' ? node.elements : [node];
    const texts = nodes.map((one) => one && textValue(job.context.scope.resolve(one as ValueNode)));
    return texts.every((text) => typeof text === 'string') ? (texts as string[]) : undefined;
  };
  const tree = job.map(job.value('target')!, (node) => {
    const targets = read(node);
    return targets && fromTexts(job, targets);
  });
  if (tree === undefined) job.leave('target', 'unreadable');
  else if (tree !== 'undefined') job.shared.set(['syntax'], tree);
}

const OUTPUT_TARGETS: Readonly<Record<string, string>> = {
  node: 'node',
  browser: 'web',
  neutral: 'web',
};

/** `platform` becomes `output.target`. */
export function convertPlatform(job: Job): void {
  const tree = job.map(job.value('platform')!, (node) => {
    const target = OUTPUT_TARGETS[textValue(node) ?? ''];
    return target && quote(target);
  });
  if (tree === undefined) job.leave('platform', 'unreadable');
  else if (tree === quote('node') && !job.formats.has('iife')) job.say('platform', 'default-value');
  else job.shared.set(['output', 'target'], tree);
}

/** Scripts run in browsers, and have a name of their own among the files. */
export function convertScripts(job: Job): void {
  if (!job.formats.has('iife')) {
    if (job.has('globalName'))
      job.leave('globalName', job.isOpen('format') ? 'unread-part' : 'no-iife');
    return;
  }
  job.dependsOn('format', ['platform', 'globalName', 'outExtension']);
  const hasName = job.has('globalName');
  if (!hasName && job.has('format')) job.say('format', 'iife-exports');
  if (!job.has('platform') && job.has('format')) job.say('format', 'browser-script');
  job.parts.push((format, item) => {
    if (format !== 'iife') return;
    if (hasName) {
      item.set(['format'], quote('umd'));
      item.set(
        ['umdName'],
        job.map(job.value('globalName')!, (_, node) => job.code(node))!,
      );
    }
    if (!job.has('platform')) item.set(['output', 'target'], quote('web'));
    if (!job.has('outExtension')) item.set(['output', 'filename', 'js'], quote('[name].global.js'));
  });
}
