import { truthValue } from '../ast';
import type { Job } from '../job';
import { factOf } from '../options';
import { convertDefine } from './define';
import { convertAutoExternal, convertExternal } from './dependencies';
import { convertEntry } from './entry';
import * as files from './files';
import { convertScripts } from './format';
import * as values from './values';

/**
 * The options that each step needs one of, in the order of the result. `format` and the options of
 * declarations are handled with `lib`.
 */
const STEPS: readonly (readonly [options: string, convert: (job: Job) => void])[] = [
  ['entry', (job) => convertEntry(job, 'entry')],
  ['entryPoints', (job) => job.has('entry') || convertEntry(job, 'entryPoints')],
  ['define env replaceNodeEnv', convertDefine],
  ['tsconfig', (job) => job.put('tsconfig', ['source', 'tsconfigPath'])],
  ['outDir', files.convertOutDir],
  ['platform', values.convertPlatform],
  ['minify minifyWhitespace minifyIdentifiers minifySyntax', values.convertMinify],
  ['sourcemap', values.convertSourceMap],
  ['clean', values.convertClean],
  ['external', convertExternal],
  ['noExternal skipNodeModulesBundle', convertAutoExternal],
  ['injectStyle', files.convertInjectStyle],
  ['publicDir', files.convertPublicDir],
  ['target', values.convertTarget],
  ['bundle', (job) => job.put('bundle', ['bundle'])],
  ['shims', values.convertShims],
  ['splitting', values.convertSplitting],
  ['banner', (job) => files.convertBanner(job, 'banner')],
  ['footer', (job) => files.convertBanner(job, 'footer')],
  ['silent', values.convertSilent],
  ['onSuccess', values.convertOnSuccess],
  ['legacyOutput', files.convertLegacyOutput],
  ['outExtension', files.convertOutExtension],
];

/** Options without an equivalent that say what Rslib does anyway, by the value that says so. */
const HARMLESS: Readonly<Record<string, boolean>> = {
  treeshake: true,
  removeNodeProtocol: false,
  metafile: false,
  cjsInterop: false,
  keepNames: false,
  watch: false,
};

/** An option that Rslib does not have stays as a comment, unless nothing is lost. */
function leaveOther(job: Job, name: string): void {
  const node = job.resolved(name);
  const isLost = !node || truthValue(node) !== (HARMLESS[name] ?? null);
  const isUnknown = factOf(name) === undefined;
  if (!isUnknown && !isLost) return job.say(name, 'default-value', 'mapped');
  job.context.notes.add(name, job.line(name));
  job.leave(name, isUnknown ? 'unknown-option' : undefined);
}

/** Converts all options of a configuration but its formats and declarations. */
export function convertOptions(job: Job): void {
  for (const name of job.settings.keys()) {
    const fact = factOf(name);
    if (!fact || fact.mapping === 'none') leaveOther(job, name);
    else job.context.notes.add(name, job.line(name));
  }
  for (const [options, convert] of STEPS)
    if (options.split(' ').some((name) => job.has(name))) convert(job);
  convertScripts(job);
}
