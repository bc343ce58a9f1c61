import fs from 'node:fs';
import path from 'node:path';
import {
  DEVELOPMENT_FOLDER,
  GAPS_FILE,
  TRANSLATIONS,
  chineseFile,
  pageOfSource,
  type Gaps,
} from '../core/places';

const ORIGINAL = path.posix.dirname(TRANSLATIONS);

/** Copies a file; one that does not exist removes its copy. What is the same is left alone. */
function copyFile(from: string, to: string): void {
  const read = (file: string) => (fs.existsSync(file) ? fs.readFileSync(file) : undefined);
  const [source, target] = [read(from), read(to)];
  if (source === undefined) fs.rmSync(to, { force: true });
  else if (target === undefined || !source.equals(target)) {
    fs.mkdirSync(path.dirname(to), { recursive: true });
    // Whole at once: a server that reads in between would take it for an empty page.
    const draft = `${to}.draft`;
    fs.writeFileSync(draft, source);
    fs.renameSync(draft, to);
  }
}

const gapsFile = (root: string): string => path.join(root, DEVELOPMENT_FOLDER, GAPS_FILE);
const readGaps = (root: string): Gaps =>
  JSON.parse(fs.readFileSync(gapsFile(root), 'utf8')) as Gaps;

/** Says whether a page of the copy is English, and why. */
function setGap(root: string, page: string, gap: Gaps[string] | undefined): void {
  const { [page]: old, ...others } = readGaps(root);
  if (old === gap) return;
  fs.writeFileSync(gapsFile(root), JSON.stringify(gap ? { ...others, [page]: gap } : others));
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
    // A folder was moved or removed, and nobody tells of what it held.
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
  // A broken translation is tried again once somebody saves it, not when the English changes.
  const isLeftOut = file === page && readGaps(root)[page] === 'broken';
  const isChinese = exists(chinese) && !isLeftOut;
  if (page.endsWith('.mdx')) {
    const gap = isLeftOut ? 'broken' : 'missing';
    // Before the page itself: whoever sees it change asks for this.
    setGap(root, page, isChinese || !exists(page) ? undefined : gap);
  }
  mirror(isChinese ? chinese : page, chinese);
}
