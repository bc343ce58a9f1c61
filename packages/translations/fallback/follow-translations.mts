import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import chokidar from 'chokidar';
import {
  AREAS,
  DEVELOPMENT_FOLDER,
  TRANSLATIONS,
  REPORT_FILE,
  WHEN_SETTLED,
  chineseFile,
  pageOfSource,
  type FallbackReport,
} from '../core/places';
import { describeFaults, prepareTranslations } from './prepare-translations.mts';

const ORIGINAL = path.posix.dirname(TRANSLATIONS);

/** Copies a file; one that does not exist removes its copy. What is the same is left alone. */
function copyFile(from: string, to: string): void {
  const read = (file: string) => (fs.existsSync(file) ? fs.readFileSync(file) : undefined);
  const [source, target] = [read(from), read(to)];
  if (source === undefined) fs.rmSync(to, { force: true });
  else if (target === undefined || !source.equals(target)) {
    fs.mkdirSync(path.dirname(to), { recursive: true });
    // Written as a whole: a server that reads in between would see an empty page.
    const draft = `${to}.draft`;
    fs.writeFileSync(draft, source);
    fs.renameSync(draft, to);
  }
}

const reportFile = (root: string): string => path.join(root, DEVELOPMENT_FOLDER, REPORT_FILE);
const readReport = (root: string): FallbackReport =>
  JSON.parse(fs.readFileSync(reportFile(root), 'utf8')) as FallbackReport;

/** Says whether a page of the copy is English, and why. */
function setReason(root: string, page: string, reason: FallbackReport[string] | undefined): void {
  const { [page]: old, ...others } = readReport(root);
  if (old === reason) return;
  fs.writeFileSync(
    reportFile(root),
    JSON.stringify(reason ? { ...others, [page]: reason } : others),
  );
}

/**
 * Lets the copy of the translations that `npm start` reads follow one file of either language,
 * named by its path below the project.
 */
export function mirrorFile(root: string, file: string): void {
  const isFolder = (name: string) =>
    fs.statSync(path.join(root, name), { throwIfNoEntry: false })?.isDirectory() ?? false;
  const exists = (name: string) => fs.existsSync(path.join(root, name));
  const mirror = (from: string, to: string) => {
    const target = to.replace(ORIGINAL, DEVELOPMENT_FOLDER);
    if (!isFolder(target)) {
      if (!isFolder(from)) copyFile(path.join(root, from), path.join(root, target));
      return;
    }
    // A folder was moved or removed with all its files.
    const copy = path.join(root, target);
    for (const name of fs.readdirSync(copy)) mirrorFile(root, `${file}/${name}`);
    if (fs.readdirSync(copy).length === 0) fs.rmdirSync(copy);
  };
  const page = pageOfSource(file);
  if (page === undefined) {
    if (file.startsWith(`${ORIGINAL}/`)) mirror(file, file);
    return;
  }
  const chinese = `${TRANSLATIONS}/${chineseFile(page)}`;
  // A broken translation is tried again when it is saved, not when the English changes.
  const isLeftOut = file === page && readReport(root)[page] === 'broken';
  const isChinese = exists(chinese) && !isLeftOut;
  if (page.endsWith('.mdx')) {
    const reason = isLeftOut ? 'broken' : 'missing';
    // Before the page itself: the server asks for this once the page changes.
    setReason(root, page, isChinese || !exists(page) ? undefined : reason);
  }
  mirror(isChinese ? chinese : page, chinese);
}

/**
 * Makes a copy of the translations with English for broken or missing parts, as the
 * build does, and lets it follow the files from then on. A page that breaks later shows its error
 * until it is corrected, for its translator. Returns the folder that Docusaurus is to read.
 *
 * @param onSaved called after a file of either language was followed
 */
export async function followTranslations(root: string, onSaved: () => void): Promise<string> {
  const { folder, faults } = await prepareTranslations(root, {
    folder: DEVELOPMENT_FOLDER,
    isAlwaysCopied: true,
    depth: 'texts',
  });
  if (faults.length > 0) console.warn(describeFaults(faults));
  if (folder !== DEVELOPMENT_FOLDER) return folder;
  const folders = [ORIGINAL, ...AREAS.map(({ english }) => english)];
  const watcher = chokidar.watch(folders, { cwd: root, ignoreInitial: true, ...WHEN_SETTLED });
  watcher.on('all', (event, name) => {
    if (event === 'addDir') return;
    try {
      mirrorFile(root, name.split(path.sep).join('/'));
      onSaved();
    } catch (error) {
      // Files come and go while they are looked at; the server must outlive it.
      console.error(`${name} cannot be followed: ${String(error)}. Save it again.`);
    }
  });
  await once(watcher, 'ready');
  return folder;
}
