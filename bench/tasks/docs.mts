import fs from 'node:fs/promises';
import path from 'node:path';
import type { Locale } from '../../src/site/locales';

/**
 * Installs the built package of the pages, `from`, into `dir`, as its README says; `AGENTS.md` is
 * its index of one language. Throws where it was not built.
 */
export async function addDocs(dir: string, from: string, language: Locale): Promise<void> {
  const index = path.join(from, 'dist', `AGENTS.${language}.md`);
  await fs.copyFile(index, path.join(dir, 'AGENTS.md')).catch((cause: unknown) => {
    const cure = 'Run npm run build, then npm run build --workspace rslib-docs';
    throw new Error(`${index} cannot be read. ${cure}.`, { cause });
  });
  const target = path.join(dir, 'node_modules/rslib-docs');
  for (const name of ['package.json', 'dist']) {
    await fs.cp(path.join(from, name), path.join(target, name), { recursive: true });
  }
  const bin = path.join(dir, 'node_modules/.bin');
  await fs.mkdir(bin, { recursive: true });
  await fs.symlink('../rslib-docs/dist/cli.mjs', path.join(bin, 'rslib-docs'));
}
