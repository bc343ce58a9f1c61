import fs from 'node:fs/promises';
import path from 'node:path';

/** Where the packages of this project are linked, beside one that has no scope. */
const OWN_SCOPE = '@rslib-docs';
const COPY_LINKS = { recursive: true, verbatimSymlinks: true, force: true } as const;

/** Links to all packages but those of this project, of which the site has copies. */
export async function linkPackages(source: string, target: string): Promise<void> {
  await fs.mkdir(target, { recursive: true });
  for (const name of await fs.readdir(source)) {
    const own = (await fs.readlink(path.join(source, name)).catch(() => '')) || name === OWN_SCOPE;
    if (own) await fs.cp(path.join(source, name), path.join(target, name), COPY_LINKS);
    else await fs.symlink(path.join(source, name), path.join(target, name));
  }
}
