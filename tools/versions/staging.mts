import fs from 'node:fs';
import path from 'node:path';

/** What a copy of the project does not need: what is made, and what only tests read. */
const LEFT_OUT = /^(?:node_modules|\.git|\.cache|\.docusaurus.*|build.*|test-results|tests|bench)$/;

/** A folder for unfinished work, on the same disk as the project, so that it can be renamed. */
export function createWorkFolder(root: string, name: string): string {
  const parent = path.join(root, '.cache');
  fs.mkdirSync(parent, { recursive: true });
  return fs.mkdtempSync(path.join(parent, `${name}-`));
}

/** A copy of what people write of the project. */
export function copySources(root: string, to: string): void {
  for (const entry of fs.readdirSync(root)) {
    if (LEFT_OUT.test(entry)) continue;
    fs.cpSync(path.join(root, entry), path.join(to, entry), {
      recursive: true,
      filter: (file) => path.basename(file) !== 'node_modules',
    });
  }
}

/** A copy of the project that can be built, with the packages of the original. */
export function copyProject(root: string, to: string): void {
  copySources(root, to);
  fs.symlinkSync(path.join(root, 'node_modules'), path.join(to, 'node_modules'), 'dir');
}
