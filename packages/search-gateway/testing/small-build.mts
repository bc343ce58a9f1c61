import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll } from 'vitest';

const folders: string[] = [];
afterAll(async () => {
  for (const folder of folders) await fs.rm(folder, { recursive: true, force: true });
});

/** A page as a search index holds it. */
export const indexedPage = (routePath: string, title: string, content: string) => ({
  title,
  content,
  routePath,
  toc: [],
  area: 'Guide',
  names: [],
});

/** A folder like a built site, until the tests of the file have ended: indexes by their paths. */
export async function writeBuild(
  indexes: Readonly<Record<string, readonly object[]>>,
): Promise<string> {
  const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'small-build-'));
  folders.push(folder);
  for (const [file, pages] of Object.entries(indexes)) {
    await fs.mkdir(path.dirname(path.join(folder, file)), { recursive: true });
    await fs.writeFile(path.join(folder, file), JSON.stringify(pages));
  }
  return folder;
}
