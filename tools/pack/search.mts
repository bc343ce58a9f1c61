import fs from 'node:fs';
import path from 'node:path';
import { bundleComponent, bundleNode, bundleScript, type Files } from './bundle.mts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const SOURCE = path.join(ROOT, 'packages/search/standalone');

/** The Chinese texts of the dialog; not those of this site, which are named in its options. */
function chineseMessages(): string {
  const file = path.join(ROOT, 'i18n/zh/code.json');
  const all = JSON.parse(fs.readFileSync(file, 'utf8')) as Record<string, { message: string }>;
  const own = Object.entries(all)
    .filter(([id]) => /^search\.(?!starts\.(?!title$))/.test(id))
    .map(([id, { message }]) => [id, message]);
  return JSON.stringify(Object.fromEntries(own), null, 2);
}

/** The plugin, the components of its theme, and the scripts that it serves. */
export async function search(): Promise<Files> {
  const files: Files = new Map([['messages/zh.json', chineseMessages()]]);
  const plugin = path.join(SOURCE, 'plugin/index.ts');
  files.set('index.js', await bundleNode(plugin, 'cjs', [/^@docusaurus\//]));
  for (const name of ['start', 'dialog', 'worker'])
    files.set(`browser/${name}.js`, await bundleScript(path.join(SOURCE, `browser/${name}.ts`)));
  for (const name of ['SearchBar', 'SearchPage']) {
    const entry = path.join(SOURCE, `theme/${name}.tsx`);
    for (const [file, text] of await bundleComponent(entry, `theme/${name}`)) files.set(file, text);
  }
  return files;
}
