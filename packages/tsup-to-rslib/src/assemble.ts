import { convertOptions } from './converters';
import { dtsOption, isDtsOnly, putDts } from './converters/dts';
import { below, outDir } from './converters/files';
import { libOf } from './converters/format';
import type { Format, Job } from './job';
import { ConfigObject, print, quote, type Tree } from './tree';

/** A configuration, or a choice between lists of them inside a list. */
export type JobList = readonly (Job | JobChoice)[];

interface JobChoice {
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
  if (found === undefined) {
    job.leave('format', 'unreadable');
    job.assumedFormat = 'esm';
    job.formats.clear();
    job.formats.add('esm');
  }
  if (job.has('format')) return;
  // One that is not read may be set.
  if (job.isOpen('format')) job.say('format', 'unread-format', 'none');
  else job.say('format', 'default-format');
}

/** Formats that get declarations: scripts only where there is nothing else. */
function typedFormats({ formats }: Job): Format[] {
  const modules = [...formats].filter((format) => format !== 'iife');
  return modules.length > 0 ? modules : ['iife'];
}

/** Whether the item of a format writes declarations, and the folder, where it needs one. */
type PlaceOfDts = (job: Job, format: Format) => string | undefined | false;

/** Decides where items write declarations: once per format, each in a folder of its own. */
function placeDts(jobs: readonly Job[]): PlaceOfDts {
  /** By folder and format. */
  const owners = new Map<string, Map<Format, Job>>();
  for (const job of jobs) {
    const option = dtsOption(job);
    if (!option) continue;
    const folder = outDir(job);
    const own = owners.get(folder) ?? new Map<Format, Job>();
    owners.set(folder, own);
    for (const format of typedFormats(job)) {
      if (own.has(format)) job.say(option, 'dts-once');
      else own.set(format, job);
    }
  }
  return (job, format) => {
    const folder = outDir(job);
    const own = owners.get(folder);
    if (own?.get(format) !== job) return false;
    if (own.size === 1) return undefined;
    job.say(dtsOption(job)!, 'dts-directories');
    job.dependsOn(dtsOption(job)!, ['outDir']);
    return below(folder, `types/${format}`);
  };
}

/** A configuration for declarations only lends its option to the one whose files they describe. */
function withoutDtsOnly(list: JobList): JobList {
  // Before one lends its option, which would make a host look like it.
  const lenders = list.filter((one): one is Job => !isChoice(one) && isDtsOnly(one));
  const others = list.filter((one) => isChoice(one) || !lenders.includes(one));
  const host = others.find((one): one is Job => !isChoice(one));
  if (!host) return list;
  for (const one of lenders) {
    one.say('dts', 'dts-once', 'changed');
    if (dtsOption(host)) continue;
    host.settings.set('dts', one.settings.get('dts')!);
    host.hasLentDts = true;
  }
  return others;
}

/** Options that all configurations share are written once, beside `lib`. */
function hoist(jobs: readonly Job[], root: ConfigObject): void {
  const lift = (path: string[], objects: (Tree | undefined)[]): void => {
    const own = objects.filter((one) => one instanceof ConfigObject);
    for (const [key, value] of objects[0] instanceof ConfigObject ? objects[0].fields : []) {
      const values = own.map(({ fields }) => fields.get(key));
      const isSame = values.every((one) => one !== undefined && print(one) === print(value));
      if (isSame && own.length === objects.length) {
        root.set([...path, key], value);
        for (const { fields } of own) fields.delete(key);
      } else if (path.length === 0) lift([key], values);
    }
  };
  const objects = jobs.map(({ shared }) => shared);
  if (objects.length > 1) lift([], objects);
}

function withoutEmpty(object: ConfigObject): ConfigObject {
  for (const [key, value] of object.fields)
    if (value instanceof ConfigObject && value.isEmpty) object.fields.delete(key);
  return object;
}

const itemsOf = (job: Job, dtsOf: PlaceOfDts, isAlone: boolean): Tree =>
  libOf(job, (format) => {
    const item = ConfigObject.of({ format: quote(format) });
    for (const part of job.parts) part(format, item);
    const place = dtsOf(job, format);
    if (place !== false) putDts(job, format, item, place);
    if (!isAlone) {
      const shared = ConfigObject.of(Object.fromEntries(job.shared.fields));
      item.addDefaults(withoutEmpty(shared));
    }
    return item;
  })!;

/** The value of `lib`: the items of all configurations in one list. */
function libTree(list: JobList, dtsOf: PlaceOfDts, isAlone: boolean): Tree {
  const parts = list.flatMap((one): readonly Tree[] => {
    if (isChoice(one)) {
      const [yes, no] = [one.yes, one.no].map((side) => libTree(side, dtsOf, false));
      return [{ test: one.test, yes: yes!, no: no!, isSpread: true }];
    }
    const items = itemsOf(one, dtsOf, isAlone);
    if (typeof items === 'object' && 'test' in items) return [{ ...items, isSpread: true }];
    return items as readonly Tree[];
  });
  const [only, ...others] = parts;
  const isChoiceOnly = typeof only === 'object' && 'test' in only && only.isSpread;
  return isChoiceOnly && others.length === 0 ? { ...only, isSpread: false } : parts;
}

/** The configuration of Rslib that does what the given ones of tsup do together. */
export function assemble(given: JobList): ConfigObject {
  const list = withoutDtsOnly(given);
  const jobs = jobsOf(list);
  for (const job of jobs) {
    readFormats(job);
    convertOptions(job);
  }
  const dtsOf = placeDts(jobs);
  const root = new ConfigObject();
  hoist(jobs, root);
  const isAlone = jobs.length === 1;
  const lib = libTree(list, dtsOf, isAlone);
  for (const { shared } of jobs)
    if (isAlone) root.addDefaults(withoutEmpty(shared));
    else root.addLeftovers(shared);
  const { context } = jobs[0]!;
  root.addDefaults(context.root);
  if (context.rootPlugins.length > 0) root.set(['plugins'], context.rootPlugins);
  root.set(['lib'], lib);
  return root;
}
