import { truthValue } from '../ast';
import type { Job } from '../job';
import { factOf } from '../options';
import { convertDefine } from './define';
import { convertAutoExternal, convertExternal } from './dependencies';
import { convertEntry } from './entry';
import {
  convertBanner,
  convertInjectStyle,
  convertLegacyOutput,
  convertOutDir,
  convertOutExtension,
  convertPublicDir,
  convertSplitting,
} from './files';
import { convertOnSuccess, convertSilent } from './hooks';
import { convertClean, convertMinify, convertShims, convertSourceMap } from './minify';
import { convertPlatform, convertScripts, convertTarget } from './syntax';

interface Converter {
  /** Runs when one of these is set. */
  options: readonly string[];
  convert: (job: Job) => void;
}

/** In the order of the result. `format` and the options of declarations are handled with `lib`. */
const CONVERTERS: readonly Converter[] = [
  { options: ['entry'], convert: (job) => convertEntry(job, 'entry') },
  {
    options: ['entryPoints'],
    convert: (job) => !job.has('entry') && convertEntry(job, 'entryPoints'),
  },
  { options: ['define', 'env', 'replaceNodeEnv'], convert: convertDefine },
  {
    options: ['tsconfig'],
    convert: (job) => job.put('tsconfig', ['source', 'tsconfigPath']),
  },
  { options: ['outDir'], convert: convertOutDir },
  { options: ['platform'], convert: convertPlatform },
  {
    options: ['minify', 'minifyWhitespace', 'minifyIdentifiers', 'minifySyntax'],
    convert: convertMinify,
  },
  { options: ['sourcemap'], convert: convertSourceMap },
  { options: ['clean'], convert: convertClean },
  { options: ['external'], convert: convertExternal },
  { options: ['noExternal', 'skipNodeModulesBundle'], convert: convertAutoExternal },
  { options: ['injectStyle'], convert: convertInjectStyle },
  { options: ['publicDir'], convert: convertPublicDir },
  { options: ['target'], convert: convertTarget },
  { options: ['bundle'], convert: (job) => job.put('bundle', ['bundle']) },
  { options: ['shims'], convert: convertShims },
  { options: ['splitting'], convert: convertSplitting },
  { options: ['banner'], convert: (job) => convertBanner(job, 'banner') },
  { options: ['footer'], convert: (job) => convertBanner(job, 'footer') },
  { options: ['silent'], convert: convertSilent },
  { options: ['onSuccess'], convert: convertOnSuccess },
  { options: ['legacyOutput'], convert: convertLegacyOutput },
  { options: ['outExtension'], convert: convertOutExtension },
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
  for (const { options, convert } of CONVERTERS)
    if (options.some((name) => job.has(name))) convert(job);
  convertScripts(job);
}
