import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import { listFiles } from '@rslib-docs/kit/node/list-files';

/** Written by `npm run site -- upstream --write` only. */
export const LOCK_FILE = 'tools/upstream/theme-components.lock.json';

/** An upstream component as it was when its slot was last compared with it. */
export interface Upstream {
  version: string;
  sha256: string;
}

/** An upstream component as it is installed. */
export interface InstalledUpstream extends Upstream {
  /** Package, and file in it, for who looks for an earlier version of it. */
  package: string;
  file: string;
  text: string;
}

/** By `<slot> <package>`: a slot may stand for components of several themes. */
export type Lock = Readonly<Record<string, Upstream>>;

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/** Where a theme has its components, if not in a package of its own name. */
const PLACES: Readonly<Record<string, { name: string; folder: string }>> = {
  'theme-fallback': { name: 'core', folder: 'lib/client/theme-fallback' },
};

async function readUpstream(root: string, theme: string, slot: string) {
  const { name, folder } = PLACES[theme] ?? { name: theme, folder: 'lib/theme' };
  const dir = path.join(root, 'node_modules/@docusaurus', name);
  const { version } = JSON.parse(await fs.readFile(path.join(dir, 'package.json'), 'utf8')) as {
    version: string;
  };
  // A component is a folder with an index, or a file.
  for (const file of [`${folder}/${slot}/index.js`, `${folder}/${slot}.js`]) {
    const text = await fs.readFile(path.join(dir, file), 'utf8').catch(() => undefined);
    if (text !== undefined)
      return { version, sha256: sha256(text), package: `@docusaurus/${name}`, file, text };
  }
  return undefined;
}

export interface Upstreams {
  found: Readonly<Record<string, InstalledUpstream>>;
  /** Slots without any upstream component: nothing uses them any more. */
  orphans: string[];
}

/** Says in its head that a slot replaces nothing: the site routes to it, or a page imports it. */
const OWN = /A (?:page|part) of our own/;

/** The components that the slots of `src/theme` replace, as they are installed. */
export async function readUpstreams(root: string): Promise<Upstreams> {
  const found: Record<string, InstalledUpstream> = {};
  const orphans: string[] = [];
  for (const file of await listFiles(path.join(root, 'src/theme'), 'index.tsx')) {
    const slot = path.posix.dirname(file);
    const code = await fs.readFile(path.join(root, 'src/theme', file), 'utf8');
    const head = /^\/\*[\s\S]*?\*\//.exec(code)?.[0] ?? '';
    if (OWN.test(head)) continue;
    const themes = new Set(head.match(/\btheme-[a-z]+(?:-[a-z]+)?\b/g));
    let isKnown = false;
    for (const theme of themes) {
      const upstream = await readUpstream(root, theme, slot);
      if (upstream) found[`${slot} ${theme}`] = upstream;
      isKnown ||= upstream !== undefined;
    }
    if (!isKnown) orphans.push(slot);
  }
  return { found, orphans };
}

export async function readLock(root: string): Promise<Lock> {
  return JSON.parse(await fs.readFile(path.join(root, LOCK_FILE), 'utf8')) as Lock;
}

export type State = 'changed' | 'new' | 'gone';

/** The components that are not as they were when their slots were compared with them. */
export function compare(lock: Lock, { found, orphans }: Upstreams): Map<string, State> {
  const states = new Map<string, State>();
  for (const [name, upstream] of Object.entries(found)) {
    const before = lock[name];
    if (!before) states.set(name, 'new');
    else if (before.sha256 !== upstream.sha256) states.set(name, 'changed');
  }
  for (const name of Object.keys(lock)) if (!found[name]) states.set(name, 'gone');
  for (const slot of orphans) states.set(slot, 'gone');
  return states;
}
