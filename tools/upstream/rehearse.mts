import fs from 'node:fs/promises';
import path from 'node:path';
import { readInstalledUpstream, splitFile } from '@rslib-docs/runtime/upstream/compare';
import { INVENTORY, type UpstreamRow } from '@rslib-docs/runtime/upstream/inventory';
import { withPublishedPackage } from './published-package.mts';
import { readUpstreams } from './theme-components.mts';

const SCOPE = '@docusaurus/';

interface Compared {
  /** Row of the inventory, or slot of `src/theme`. */
  name: string;
  package: string;
  file: string;
  text: string;
}

export interface Rehearsed {
  name: string;
  file: string;
  state: 'same' | 'changed' | 'gone';
  added: number;
  removed: number;
}

async function readCompared(root: string): Promise<Compared[]> {
  const installed = readInstalledUpstream(root);
  const modules = Object.entries(INVENTORY).flatMap(([name, { files }]: [string, UpstreamRow]) =>
    files
      .filter((file) => file.startsWith(SCOPE) && installed.has(file))
      .map((file) => ({ name, ...splitFile(file), text: installed.get(file)!.text })),
  );
  const { found } = await readUpstreams(root);
  const slots = Object.entries(found).map(([name, one]) => ({
    name: `src/theme/${name.split(' ')[0]}`,
    package: one.package,
    file: one.file,
    text: one.text,
  }));
  return [...modules, ...slots];
}

/** What another published version of Docusaurus would change of what we depend on from inside. */
export async function rehearse(root: string, version: string): Promise<Rehearsed[]> {
  const { diffLines } = await import('diff');
  const all = await readCompared(root);
  const results: Rehearsed[] = [];
  for (const name of new Set(all.map((one) => one.package))) {
    await withPublishedPackage(name, version, async (folder) => {
      for (const one of all.filter((other) => other.package === name)) {
        const text = await fs.readFile(path.join(folder, one.file), 'utf8').catch(() => undefined);
        const changes = text === undefined ? [] : diffLines(one.text, text);
        const count = (wanted: 'added' | 'removed'): number =>
          changes.reduce((sum, change) => sum + (change[wanted] ? (change.count ?? 0) : 0), 0);
        const [added, removed] = [count('added'), count('removed')];
        const state = text === undefined ? 'gone' : added + removed > 0 ? 'changed' : 'same';
        results.push({ name: one.name, file: `${name}/${one.file}`, state, added, removed });
      }
    });
  }
  return results;
}
