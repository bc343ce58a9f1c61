import { isFunction, textValue, truthValue, type ValueNode } from '../ast';
import type { Job } from '../job';
import { ConfigObject, quote, type Tree } from '../tree';

/** Switches of esbuild's minifier, and the same switches of SWC. */
const SWITCHES = [
  ['minifyIdentifiers', 'mangle'],
  ['minifyWhitespace', 'minify'],
  ['minifySyntax', 'compress'],
] as const;

/** The separate switches only count where `minify` does not set them all. */
export function convertMinify(job: Job): void {
  const names = SWITCHES.map(([name]) => name);
  if (job.isTrue('minify') || !names.some((name) => job.has(name))) {
    const isTerser = (node: ValueNode) => textValue(node) === 'terser';
    if (job.has('minify'))
      job.put('minify', ['output', 'minify'], (node, written) =>
        isTerser(node) ? 'true' : job.code(written),
      );
    return;
  }
  const options = new ConfigObject();
  for (const [name, option] of SWITCHES) {
    if (job.has(name)) job.dependsOn(name, ['minify', ...names]);
    const value = job.value(name);
    options.set([option], (value && job.map(value)) ?? 'false');
  }
  job.shared.set(['output', 'minify', 'jsOptions', 'minimizerOptions'], options);
}

export function convertSourceMap(job: Job): void {
  job.put('sourcemap', ['output', 'sourceMap'], (node, written) => {
    if (textValue(node) !== 'inline') return job.code(written);
    return ConfigObject.of({ js: quote('inline-source-map') });
  });
}

export function convertClean(job: Job): void {
  const node = job.resolved('clean');
  if (node?.type === 'ArrayExpression') job.leave('clean');
  else if (job.isTrue('clean')) job.say('clean', 'default-value');
  else job.put('clean', ['output', 'cleanDistPath']);
}

export function convertShims(job: Job): void {
  if (job.isOff('shims')) return job.say('shims', 'default-value');
  for (const name of ['__dirname', '__filename'])
    job.put('shims', ['shims', 'esm', name], (node, written) =>
      truthValue(node) === undefined ? job.code(written) : String(truthValue(node)),
    );
}

/** Chunks are no option: what differs is said of each format. */
export function convertSplitting(job: Job): void {
  const isOff = job.isOff('splitting');
  if (isOff && job.formats.has('esm')) job.say('splitting', 'splitting-esm');
  if (!isOff && job.formats.has('cjs')) job.say('splitting', 'splitting-cjs');
}

const ES_VERSION = /^es(?:5|6|20(?:1[5-9]|2[0-5])|next)$/;
const BROWSER = /^(chrome|edge|firefox|ie|ios|node|opera|safari)(\d+(?:\.\d+)*)$/;

/** A target in the words of Rslib; undefined for engines that it does not know. */
function translateTarget(target: string): string | undefined {
  const text = target.toLowerCase();
  if (ES_VERSION.test(text)) return text;
  const [, name, version] = BROWSER.exec(text) ?? [];
  // Browserslist has another name for it.
  return name && `${name === 'ios' ? 'ios_saf' : name} ${version}`;
}

export function convertTarget(job: Job): void {
  const tree = job.map(job.value('target'), (node): Tree | undefined => {
    const nodes = node.type === 'ArrayExpression' ? node.elements : [node];
    const texts = nodes.map((one) => one && textValue(job.resolve(one as ValueNode)));
    const targets = texts.filter((text) => typeof text === 'string');
    if (targets.length < texts.length) return undefined;
    const known = targets.flatMap((target) => translateTarget(target) ?? []);
    if (known.length < targets.length) job.leave('target', 'unknown-target');
    const [only, ...others] = known;
    if (only === undefined) return 'undefined';
    return others.length === 0 && ES_VERSION.test(only) ? quote(only) : known.map(quote);
  });
  if (tree === undefined) job.leave('target', 'unreadable');
  else if (tree !== 'undefined') job.shared.set(['syntax'], tree);
}

const OUTPUT_TARGETS: Readonly<Record<string, string>> = {
  node: 'node',
  browser: 'web',
  neutral: 'web',
};

export function convertPlatform(job: Job): void {
  const tree = job.map(job.value('platform'), (node) => {
    const target = OUTPUT_TARGETS[textValue(node) ?? ''];
    return target && quote(target);
  });
  if (tree === undefined) job.leave('platform', 'unreadable');
  else if (tree === quote('node') && !job.formats.has('iife')) job.say('platform', 'default-value');
  else job.shared.set(['output', 'target'], tree);
}

/** A function becomes a plugin: it runs after every build, as before. */
export function convertOnSuccess(job: Job): void {
  const node = job.resolved('onSuccess');
  const value = job.value('onSuccess')!;
  if (node && textValue(node) !== undefined) return job.leave('onSuccess', 'command');
  if (!node || !isFunction(node) || value.type === 'conditional value')
    return job.leave('onSuccess', 'unreadable');
  const code = job.code(value).replaceAll('\n', '\n  ');
  const setup = `(api) => {\n  const onSuccess = ${code};\n  api.onAfterBuild(async () => {\n    await onSuccess();\n  });\n}`;
  job.context.rootPlugins.push(ConfigObject.of({ name: quote('on-success'), setup }));
}

export function convertSilent(job: Job): void {
  if (job.isOff('silent')) return job.say('silent', 'default-value');
  const tree = job.map(job.value('silent'), (node, written) => {
    if (truthValue(node) !== undefined) return quote(truthValue(node) ? 'error' : 'info');
    return { test: job.code(written), yes: quote('error'), no: quote('info') };
  });
  if (tree !== undefined) job.context.root.set(['logLevel'], tree);
}
