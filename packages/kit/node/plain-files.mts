import fs from 'node:fs';
import path from 'node:path';

/** Folders whose files are published, or decide what is. */
const INPUTS = [
  'docs',
  'blog',
  'i18n',
  'static',
  'versioned_docs',
  'versioned_sidebars',
  'archive',
];

function entriesBelow(root: string, folder: string): fs.Dirent[] {
  const dir = path.join(root, folder);
  const own = fs.lstatSync(dir, { throwIfNoEntry: false });
  if (!own) return [];
  if (!own.isDirectory()) throw new Error(`${folder} ${REMEDY}`);
  return fs.readdirSync(dir, { recursive: true, withFileTypes: true });
}

const REMEDY =
  'is not a plain file or folder. A link may lead out of the project and publish what is there: ' +
  'put a copy of the file in its place.';

/**
 * Stops at anything in the inputs of the build that is no plain file or folder, such as a symbolic
 * link. Git keeps links, so a contribution can bring one that looks like a file in a review.
 * @throws with every such entry, relative to the project
 */
export function assertPlainFiles(root: string): void {
  const found = INPUTS.flatMap((folder) => entriesBelow(root, folder))
    .filter((entry) => !entry.isFile() && !entry.isDirectory())
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)))
    .map((file) => `${file.split(path.sep).join('/')} ${REMEDY}`);
  if (found.length > 0) throw new Error(found.sort().join('\n  '));
}
