import path from 'node:path';
import { bundleCommand, bundleComponent, bundleNode, type Files } from './bundle.mts';
import { chineseMessages } from './messages.mts';

const SOURCE = path.resolve(import.meta.dirname, '../../packages/translations/standalone');
const SLOTS = { DocItemContent: 'DocItem/Content', BlogPostItemContent: 'BlogPostItem/Content' };

/** The command, the plugin, and what it puts before the text of a page. */
export async function translations(): Promise<Files> {
  const files: Files = new Map([['messages/zh.json', chineseMessages(/^translation-notice\./)]]);
  const ofSite = [/^@docusaurus\//, /^(?:autocorrect-node|prettier)$/];
  files.set('index.js', await bundleNode(path.join(SOURCE, 'plugin/index.ts'), 'cjs', ofSite));
  files.set('cli.mjs', await bundleCommand(path.join(SOURCE, 'cli/main.mts'), ofSite));
  for (const [name, slot] of Object.entries(SLOTS)) {
    const entry = path.join(SOURCE, `theme/${name}.tsx`);
    for (const [file, text] of await bundleComponent(entry, `theme/${slot}`)) files.set(file, text);
  }
  return files;
}
