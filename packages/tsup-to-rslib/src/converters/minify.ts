import { textValue, truthValue } from '../ast';
import type { Job } from '../job';
import { ConfigObject, quote } from '../tree';

/** Switches of esbuild's minifier, and the same switches of SWC. */
const SWITCHES = [
  ['minifyIdentifiers', 'mangle'],
  ['minifyWhitespace', 'minify'],
  ['minifySyntax', 'compress'],
] as const;

/** The separate switches only count where `minify` does not set them all. */
function convertSwitches(job: Job): void {
  const options = new ConfigObject();
  const names = SWITCHES.map(([name]) => name);
  for (const [name, option] of SWITCHES) {
    if (job.has(name)) job.dependsOn(name, ['minify', ...names]);
    const value = job.value(name);
    const tree = value && job.map(value, (_, written) => job.code(written));
    options.set([option], tree ?? 'false');
  }
  job.shared.set(['output', 'minify', 'jsOptions', 'minimizerOptions'], options);
}

export function convertMinify(job: Job): void {
  const hasSwitches = SWITCHES.some(([name]) => job.has(name));
  if (hasSwitches && !job.isTrue('minify')) convertSwitches(job);
  else if (job.has('minify')) {
    job.put('minify', ['output', 'minify'], (node, written) =>
      textValue(node) === 'terser' ? 'true' : job.code(written),
    );
  }
}

export function convertSourceMap(job: Job): void {
  job.put('sourcemap', ['output', 'sourceMap'], (node, written) => {
    if (textValue(node) !== 'inline') return job.code(written);
    const inline = new ConfigObject();
    inline.set(['js'], quote('inline-source-map'));
    return inline;
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
