import fs from 'node:fs';
import path from 'node:path';
import { AREAS, DEVELOPMENT_FOLDER, TRANSLATIONS } from '../core/places';
import { describeFaults, prepareTranslations } from './prepare-translations.mts';
import { mirrorFile } from './mirror-file.mts';

/** Calls back for every file below a folder that somebody saves, creates, moves or removes. */
function watch(folder: string, onChange: (file: string) => void): void {
  // One watcher per folder: watching a whole tree loses files that an editor replaces on Linux.
  const inner = new Set<string>();
  const enter = (child: string): void => {
    if (inner.has(child)) return;
    inner.add(child);
    watch(child, onChange);
  };
  const follow = (file: string): void => {
    if (!fs.statSync(file, { throwIfNoEntry: false })?.isDirectory()) {
      inner.delete(file);
      onChange(file);
    } else if (!inner.has(file)) {
      enter(file);
      for (const one of listFilesSync(file)) onChange(one);
    }
  };
  const watcher = fs.watch(folder, (_event, name) => {
    if (name === null) return;
    const file = path.join(folder, name);
    try {
      follow(file);
    } catch (error) {
      // Files come and go while they are looked at; the server must outlive it.
      console.error(`${file} cannot be followed: ${String(error)}. Save it again.`);
    }
  });
  // The folder was removed, and so were its files.
  watcher.on('error', () => watcher.close());
  for (const entry of fs.readdirSync(folder, { withFileTypes: true })) {
    if (entry.isDirectory()) enter(path.join(folder, entry.name));
  }
}

/** What was there before somebody looked: a folder may be moved here with all that it holds. */
function listFilesSync(folder: string): string[] {
  const entries = fs.readdirSync(folder, { recursive: true, withFileTypes: true });
  return entries.flatMap((entry) =>
    entry.isFile() ? [path.join(entry.parentPath, entry.name)] : [],
  );
}

/**
 * Makes a copy of the translations in which English stands for what is broken or missing, as the
 * build does, and lets it follow the files from then on. A page that breaks later shows its error
 * until it is mended, to whoever is writing it. Returns the folder that Docusaurus is to read.
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
  const folders = [path.dirname(TRANSLATIONS), ...AREAS.map(({ english }) => english)];
  for (const name of folders) {
    watch(path.join(root, name), (file) => {
      mirrorFile(root, path.relative(root, file).split(path.sep).join('/'));
      onSaved();
    });
  }
  return folder;
}
