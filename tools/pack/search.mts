import path from 'node:path';
import { bundleComponent, bundleNode, bundleScript, type Files } from './bundle.mts';
import { chineseMessages } from './messages.mts';

const SOURCE = path.resolve(import.meta.dirname, '../../packages/search/standalone');
/** The texts of the dialog; not the pages that this site offers, which its options name. */
const TEXTS = /^search\.(?!starts\.(?!title$))/;

/** The plugin, the components of its theme, and the scripts that it serves. */
export async function search(): Promise<Files> {
  const files: Files = new Map([['messages/zh.json', chineseMessages(TEXTS)]]);
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
