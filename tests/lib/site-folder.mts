import { createHash } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** Folders of this checkout: another one may test at the same time. */
const PREFIX = `small-site-${createHash('sha256')
  .update(import.meta.dirname)
  .digest('hex')
  .slice(0, 8)}`;

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

/** Whether this process has the lock now. Who left one behind and is gone does not hold it. */
function takeLock(lock: string): boolean {
  try {
    fs.writeFileSync(lock, String(process.pid), { flag: 'wx' });
    return true;
  } catch {
    if (isRunning(Number(fs.readFileSync(lock, 'utf8')))) return false;
    fs.rmSync(lock, { force: true });
    return takeLock(lock);
  }
}

export interface SiteFolder {
  dir: string;
  release: () => void;
}

/**
 * An empty folder that nobody else uses, with a name that was used before if there is one: tools
 * keep what they have compiled by the path of a file and what is in it, a quarter of a build's work.
 */
export function takeSiteFolder(): SiteFolder {
  for (let number = 1; ; number += 1) {
    const dir = path.join(os.tmpdir(), `${PREFIX}-${number}`);
    const lock = `${dir}.lock`;
    if (!takeLock(lock)) continue;
    fs.rmSync(dir, { recursive: true, force: true });
    fs.mkdirSync(dir);
    return { dir, release: () => fs.rmSync(lock, { force: true }) };
  }
}
