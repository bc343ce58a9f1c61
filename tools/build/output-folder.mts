import { createHash } from 'node:crypto';
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { fingerprint } from '@rslib-docs/kit/node/fingerprint';

/** Names of all that the last build wrote; turbo keeps it together with the build. */
export const CONTENTS = '.cache/build-contents.json';

const list = (folder: string): string[] =>
  fs.readdirSync(folder, { recursive: true, encoding: 'utf8' });

/** What the last build was made of, and what it looked like when it was done. */
const STATE = '.cache/build-state.json';
/** What a build writes, and what only tests and measurements read. */
const NO_INPUT =
  /^(?:node_modules|\.git|\.cache|\.turbo|\.docusaurus.*|build.*|test-results|tests|bench)$/;
const SETTINGS =
  /^(?:SITE_|BASE_URL$|SEARCH_|TRANSLATIONS_|ARCHIVING_|DOCUSAURUS_|NODE_|PAGE_HISTORY$|BUILD_CACHE_DIR$|TZ$|LANG$|LC_)/;

/** Changes with whatever a build reads: files, packages, settings, and the history of the pages. */
async function describeInputs(root: string): Promise<string> {
  const own = fs.readdirSync(root).filter((name) => !NO_INPUT.test(name));
  const texts = [...own, 'node_modules/.package-lock.json'];
  const inputs = await fingerprint(root, { texts, names: [], headers: [], settings: SETTINGS });
  try {
    const head = ['-C', root, 'rev-parse', 'HEAD'];
    return inputs + execFileSync('git', head, { encoding: 'utf8', stdio: 'pipe' });
  } catch {
    return inputs; // Without a repository no page has a history.
  }
}

function describeFolder(folder: string): string {
  const hash = createHash('sha256');
  for (const name of list(folder).sort()) {
    const { size, mtimeMs } = fs.statSync(path.join(folder, name));
    hash.update(`${name} ${size} ${mtimeMs}\n`);
  }
  return hash.digest('hex');
}

/**
 * Tells whether `build/` is as its last build has left it, with the same inputs as now; and gives
 * what notes the inputs once more when it has been built of them.
 */
export async function compareWithLastBuild(
  root: string,
): Promise<{ isSame: boolean; keep: () => void }> {
  const [file, build] = [path.join(root, STATE), path.join(root, 'build')];
  const inputs = await describeInputs(root);
  const describe = () => JSON.stringify([inputs, describeFolder(build)]);
  const isSame =
    fs.existsSync(file) && fs.existsSync(build) && fs.readFileSync(file, 'utf8') === describe();
  return { isSame, keep: () => fs.writeFileSync(file, describe()) };
}

/** @param folder holds what is about to become `build/`. */
export function keepContents(root: string, folder: string): void {
  fs.mkdirSync(path.join(root, path.dirname(CONTENTS)), { recursive: true });
  fs.writeFileSync(path.join(root, CONTENTS), JSON.stringify(list(folder)));
}

/**
 * Turbo restores a build over another one and keeps the other's extra files: a removed page
 * would still answer.
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
