import fs from 'node:fs';
import path from 'node:path';

/** A link to a folder that holds the link itself: who follows it never comes to an end. */
async function refuseLoop(link: string): Promise<void> {
  const target = await fs.promises.realpath(link).catch(() => undefined);
  if (target === undefined) return;
  const holder = await fs.promises.realpath(path.dirname(link));
  if (holder !== target && !holder.startsWith(target + path.sep)) return;
  const shown = path.relative(process.cwd(), link);
  throw new Error(`${shown} is a link to a folder that holds it. Remove the link.`);
}

/** What a folder holds, at any depth; what was installed there is nobody's own. */
async function entriesBelow(dir: string): Promise<fs.Dirent[]> {
  const entries = await fs.promises.readdir(dir, { withFileTypes: true });
  const own = entries.filter(({ name }) => name !== 'node_modules');
  const folders = own.filter((entry) => entry.isDirectory());
  const below = folders.map(({ name }) => entriesBelow(path.join(dir, name)));
  return [...own, ...(await Promise.all(below)).flat()];
}

/**
 * Relative paths of all files below `dir` with the given ending, without `node_modules`. Links to
 * folders are not followed; one that leads in a circle is an error, because others follow it.
 */
export async function listFiles(dir: string, ending: string): Promise<string[]> {
  const entries = await entriesBelow(dir);
  for (const entry of entries) {
    if (entry.isSymbolicLink()) await refuseLoop(path.join(entry.parentPath, entry.name));
  }
  return entries
    .filter((entry) => entry.isFile() && entry.name.endsWith(ending))
    .map((entry) => path.relative(dir, path.join(entry.parentPath, entry.name)))
    .map((file) => file.split(path.sep).join('/'))
    .sort();
}

/** What is read of a file; undefined where the file or a folder of its path is not there. */
export async function ifThere<Content>(reading: Promise<Content>): Promise<Content | undefined> {
  try {
    return await reading;
  } catch (error) {
    if (['ENOENT', 'ENOTDIR'].includes((error as NodeJS.ErrnoException).code!)) return undefined;
    throw error;
  }
}

/** The text of a file that people write, however their editor saves it. */
export async function readTextFile(file: string): Promise<string> {
  const text = await fs.promises.readFile(file, 'utf8');
  return text.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n');
}

/** Writes or (null) removes files; an interrupt leaves either the old one or the new one. */
export function writeFiles(
  root: string,
  files: ReadonlyMap<string, string | Uint8Array | null>,
): void {
  const pending: { from: string; to: string }[] = [];
  const clean = (): void => {
    for (const { from } of pending) fs.rmSync(from, { force: true });
  };
  const stop = (): void => {
    clean();
    process.exit(130);
  };
  process.once('SIGINT', stop);
  try {
    for (const [file, content] of files) {
      if (content === null) continue;
      const to = path.resolve(root, file);
      const from = path.join(path.dirname(to), `.${path.basename(to)}.${process.pid}.tmp`);
      fs.mkdirSync(path.dirname(to), { recursive: true });
      pending.push({ from, to });
      fs.writeFileSync(from, content);
    }
    for (const { from, to } of pending) fs.renameSync(from, to);
    pending.length = 0;
    for (const [file, content] of files) {
      if (content === null) fs.rmSync(path.resolve(root, file), { force: true });
    }
  } finally {
    clean();
    process.off('SIGINT', stop);
  }
}

/** Folders whose files are published, or decide what is. */
const INPUTS = [
  ...['docs', 'blog', 'i18n', 'static', 'versioned_docs', 'versioned_sidebars', 'archive'],
];

const REMEDY =
  'is not a plain file or folder. A link may lead out of the project and publish what is there: ' +
  'put a copy of the file in its place.';

function inputEntries(root: string, folder: string): fs.Dirent[] {
  const dir = path.join(root, folder);
  const own = fs.lstatSync(dir, { throwIfNoEntry: false });
  if (!own) return [];
  if (!own.isDirectory()) throw new Error(`${folder} ${REMEDY}`);
  return fs.readdirSync(dir, { recursive: true, withFileTypes: true });
}

/** Stops at symbolic links and the like in the inputs; in a review they look like files. */
export function assertPlainFiles(root: string): void {
  const found = INPUTS.flatMap((folder) => inputEntries(root, folder))
    .filter((entry) => !entry.isFile() && !entry.isDirectory())
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)))
    .map((file) => `${file.split(path.sep).join('/')} ${REMEDY}`);
  if (found.length > 0) throw new Error(found.sort().join('\n  '));
}

/** Stops where the path of the project has a letter that the bundler takes for a sign of its own. */
export function assertUsableFolder(root: string): void {
  const sign = /[#!?]/.exec(root)?.[0];
  if (sign === undefined) return;
  throw new Error(
    `The project lies in ${root}, and the bundler cannot read files below a folder with "${sign}" ` +
      'in its name. Rename that folder, or move the project.',
  );
}
