import fs from 'node:fs';

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
