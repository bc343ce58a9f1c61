import fs from 'node:fs';
import path from 'node:path';
import { listFiles } from '@rslib-docs/kit/node/files';
import type { UpstreamFiles } from '@rslib-docs/runtime/upstream/checks';
import type { Upstream, UpstreamRow } from '@rslib-docs/runtime/upstream/inventory';
import { BUILD_INVENTORY, UPSTREAM_LOCK } from '../../src/plugins/upstream/inventory';

/** Folder of a theme's components, if the theme has no package of its own. */
const PLACES: Readonly<Record<string, string>> = {
  'theme-fallback': 'core/lib/client/theme-fallback',
};
/** Says in its head that a slot replaces nothing: the site routes to it, or a page imports it. */
const OWN = /A (?:page|part) of our own/;

/** A row for each slot of `src/theme`: the components of the themes that its head names. */
async function slotRows(root: string): Promise<[string, UpstreamRow][]> {
  const slots = await listFiles(path.join(root, 'src/theme'), 'index.tsx');
  return slots.flatMap((file) => {
    const slot = path.posix.dirname(file);
    const by = `src/theme/${slot}`;
    const code = fs.readFileSync(path.join(root, by, 'index.tsx'), 'utf8');
    const head = /^\/\*[\s\S]*?\*\//.exec(code)?.[0] ?? '';
    if (OWN.test(head)) return [];
    const themes = [...new Set(head.match(/\btheme-[a-z]+(?:-[a-z]+)?\b/g))];
    if (themes.length === 0) throw new Error(`${by}/index.tsx does not name what it replaces.`);
    // A component is a folder with an index, or a file.
    const files = themes.flatMap((theme) => {
      const place = `@docusaurus/${PLACES[theme] ?? `${theme}/lib/theme`}/${slot}`;
      return [`${place}/index.js`, `${place}.js`];
    });
    const found = files.filter((one) => fs.existsSync(path.join(root, 'node_modules', one)));
    const row: UpstreamRow = {
      hook: 'replaced',
      files: found.length > 0 ? found : files.slice(0, 1),
      by,
      reason: 'The head of the slot says why.',
      onChange: 'Carry over what matters, and correct the version in the head of the slot.',
    };
    return [[by, row] as [string, UpstreamRow]];
  });
}

/** All that is replaced, changed, parsed or imported from inside: modules, and components of themes. */
export async function readInventory(root: string): Promise<Upstream> {
  return { ...BUILD_INVENTORY, ...Object.fromEntries(await slotRows(root)) };
}

export function readUpstreamLock(root: string): UpstreamFiles {
  return JSON.parse(fs.readFileSync(path.join(root, UPSTREAM_LOCK), 'utf8')) as UpstreamFiles;
}
