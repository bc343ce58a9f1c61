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

/**
 * Puts the finished folder in the place of the old one, with two renames that no signal comes
 * between. A process that is killed right there leaves the old one aside; see `recover`.
 */
export function swap(next: string, target: string): void {
  const old = `${target}.old`;
  fs.rmSync(old, { recursive: true, force: true });
  const exists = fs.existsSync(target);
  if (exists) fs.renameSync(target, old);
  try {
    fs.renameSync(next, target);
  } catch (error) {
    if (exists) fs.renameSync(old, target);
    throw error;
  }
  fs.rmSync(old, { recursive: true, force: true });
}

/** Puts the last good build back where an earlier run was killed between the two renames. */
export function recover(target: string): void {
  if (!fs.existsSync(target) && fs.existsSync(`${target}.old`)) {
    fs.renameSync(`${target}.old`, target);
  }
}
