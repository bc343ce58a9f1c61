import fs from 'node:fs';
import path from 'node:path';

/** Names of all that the last build wrote; turbo keeps it together with the build. */
export const CONTENTS = '.cache/build-contents.json';

const list = (folder: string): string[] =>
  fs.readdirSync(folder, { recursive: true, encoding: 'utf8' });

/** @param folder holds what is about to become `build/`. */
export function keepContents(root: string, folder: string): void {
  fs.mkdirSync(path.join(root, path.dirname(CONTENTS)), { recursive: true });
  fs.writeFileSync(path.join(root, CONTENTS), JSON.stringify(list(folder)));
}

/**
 * Turbo brings a build back over another one, and leaves what only that one had: a page that is
 * gone would still answer.
 */
export function removeLeftovers(root: string): void {
  const kept = new Set(JSON.parse(fs.readFileSync(path.join(root, CONTENTS), 'utf8')) as string[]);
  for (const name of list(path.join(root, 'build')))
    if (!kept.has(name))
      fs.rmSync(path.join(root, 'build', name), { recursive: true, force: true });
}
