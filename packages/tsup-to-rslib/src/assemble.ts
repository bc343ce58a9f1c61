import { dtsOption, isDtsOnly, putDts } from './converters/dts';
import { convertOptions } from './converters';
import { below, outDir } from './converters/files';
import { libOf } from './converters/format';
import type { Format, Job } from './job';
import { ConfigObject, print, quote, type Tree } from './tree';

/** A configuration, or a choice between lists of them inside a list. */
export type JobList = readonly (Job | JobChoice)[];

export interface JobChoice {
  test: string;
  yes: JobList;
  no: JobList;
}

const isChoice = (one: Job | JobChoice): one is JobChoice => 'test' in one;

const jobsOf = (list: JobList): Job[] =>
  list.flatMap((one) => (isChoice(one) ? [...jobsOf(one.yes), ...jobsOf(one.no)] : [one]));

/** Reads the formats first: what other options become depends on them. */
function readFormats(job: Job): void {
  const found = libOf(job, (format) => {
    job.formats.add(format);
    return new ConfigObject();
  });
  if (found !== undefined) return;
  job.leave('format', 'unreadable');
  job.assumedFormat = 'esm';
  job.formats.clear();
  job.formats.add(job.assumedFormat);
}

/** Says which format stands where none is set; one that is not read may be. */
function sayFormat(job: Job): void {
  if (job.isOpen('format')) job.say('format', 'unread-format', 'none');
  else job.say('format', 'default-format');
}

/** Formats that get declarations: scripts only where there is nothing else. */
function typedFormats(job: Job): Format[] {
  const modules = [...job.formats].filter((format) => format !== 'iife');
  return modules.length > 0 ? modules : ['iife'];
}

/**
 * Decides which items write declarations, and where: two that write to one folder delete each
 * other's files, and one is enough for all files of a format.
 */
function placeDts(jobs: readonly Job[]): (job: Job, format: Format) => string | undefined | false {
  const owners = new Map<string, Job>();
  const perFolder = new Map<string, number>();
  const keyOf = (job: Job, format: Format) => `${outDir(job)} ${format}`;
  for (const job of jobs.filter((one) => dtsOption(one))) {
    for (const format of typedFormats(job)) {
      const key = keyOf(job, format);
      const owner = owners.get(key);
      if (owner) {
        job.say(dtsOption(job)!, 'dts-once');
        continue;
      }
      owners.set(key, job);
      perFolder.set(outDir(job), (perFolder.get(outDir(job)) ?? 0) + 1);
    }
  }
  return (job, format) => {
    if (owners.get(keyOf(job, format)) !== job) return false;
    if (perFolder.get(outDir(job)) === 1) return undefined;
    job.say(dtsOption(job)!, 'dts-directories');
    job.dependsOn(dtsOption(job)!, ['outDir']);
    return below(outDir(job), `types/${format}`);
  };
}

/** A configuration for declarations only lends its option to the one whose files they describe. */
function withoutDtsOnly(list: JobList): JobList {
  const [host] = list.filter((one): one is Job => !isChoice(one) && !isDtsOnly(one));
  if (!host) return list;
  return list.filter((one) => {
    if (isChoice(one) || !isDtsOnly(one)) return true;
    one.say('dts', 'dts-once', 'changed');
    if (!dtsOption(host)) {
      host.settings.set('dts', one.settings.get('dts')!);
      host.hasLentDts = true;
    }
    return false;
  });
}

/** Options that all configurations share are written once, beside `lib`. */
function hoist(jobs: readonly Job[], root: ConfigObject): void {
  const [first, ...others] = jobs.map(({ shared }) => shared);
  if (!first || others.length === 0) return;
  const lift = (path: string[], objects: (Tree | undefined)[]): void => {
    const [own] = objects;
    if (!(own instanceof ConfigObject)) return;
    for (const [key, value] of own.fields) {
      const values = objects.map((one) =>
        one instanceof ConfigObject ? one.fields.get(key) : undefined,
      );
      const isSame = values.every((one) => one !== undefined && print(one) === print(value));
      if (isSame) {
        root.set([...path, key], value);
        for (const one of objects) (one as ConfigObject).fields.delete(key);
      } else if (path.length === 0) lift([key], values);
    }
  };
  lift([], [first, ...others]);
}

function itemsOf(job: Job, dtsOf: ReturnType<typeof placeDts>, isAlone: boolean): Tree {
  const tree = libOf(job, (format) => {
    const item = new ConfigObject();
    item.set(['format'], quote(format));
    for (const part of job.parts) part(format, item);
    const place = dtsOf(job, format);
    if (place !== false) putDts(job, format, item, place);
    if (!isAlone) item.addDefaults(withoutEmpty(job.shared.withoutLeftovers()));
    return item;
  });
  return tree!;
}

function withoutEmpty(object: ConfigObject): ConfigObject {
  for (const [key, value] of object.fields)
    if (value instanceof ConfigObject && value.isEmpty) object.fields.delete(key);
  return object;
}

/** The value of `lib`: the items of all configurations in one list. */
function libTree(list: JobList, dtsOf: ReturnType<typeof placeDts>, isAlone: boolean): Tree {
  const parts = list.flatMap((one): Tree[] => {
    if (isChoice(one)) {
      const [yes, no] = [one.yes, one.no].map((side) => libTree(side, dtsOf, false));
      return [{ test: one.test, yes: yes!, no: no!, isSpread: true }];
    }
    const items = itemsOf(one, dtsOf, isAlone);
    if (Array.isArray(items)) return items as Tree[];
    return [{ ...(items as { test: string; yes: Tree; no: Tree }), isSpread: true }];
  });
  const [only] = parts;
  const isOneChoice =
    parts.length === 1 && typeof only === 'object' && 'test' in only && only.isSpread;
  return isOneChoice ? { ...only, isSpread: false } : parts;
}

/** The configuration of Rslib that does what the given ones of tsup do together. */
export function assemble(given: JobList): ConfigObject {
  const list = withoutDtsOnly(given);
  const jobs = jobsOf(list);
  for (const job of jobs) {
    readFormats(job);
    if (!job.has('format')) sayFormat(job);
    convertOptions(job);
  }
  const dtsOf = placeDts(jobs);
  const root = new ConfigObject();
  hoist(jobs, root);
  const [only] = jobs;
  const isAlone = jobs.length === 1;
  const lib = libTree(list, dtsOf, isAlone);
  if (isAlone) root.addDefaults(withoutEmpty(only!.shared));
  else for (const { shared } of jobs) root.addLeftovers(shared);
  const { context } = only!;
  root.addDefaults(context.root);
  if (context.rootPlugins.length > 0) root.set(['plugins'], [...context.rootPlugins]);
  root.set(['lib'], lib);
  return root;
}
