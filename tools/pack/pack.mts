import fs from 'node:fs';
import path from 'node:path';
import { parseFlags, runCommand } from '@rslib-docs/kit/node/command';
import { licensesOf } from '@rslib-docs/kit/node/licenses';
import { publishedManifest } from '@rslib-docs/kit/node/published';
import { writeFiles } from '@rslib-docs/kit/node/files';
import {
  bundleCommand,
  bundleComponent,
  bundleNode,
  bundleScript,
  takeInputs,
  type Files,
} from './bundle.mts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const PACKAGES_FOLDER = path.join(ROOT, 'packages');

const USAGE = `Usage: npm run site -- pack [--write]

Bundles the packages that other sites install. With --write, dist/ of each package is the folder that
npm packs or publishes: npm pack ./packages/search/dist

Exit codes: 0 bundled, 1 something does not fit, 2 wrong usage.`;

/** The Chinese of the texts whose ids match, as other sites read it. */
function chineseMessages(ids: RegExp): string {
  const file = path.join(ROOT, 'i18n/zh/code.json');
  const all = JSON.parse(fs.readFileSync(file, 'utf8')) as Record<string, { message: string }>;
  const own = Object.entries(all).filter(([id]) => ids.test(id));
  const messages = Object.fromEntries(own.map(([id, { message }]) => [id, message]));
  return `${JSON.stringify(messages, null, 2)}\n`;
}

/** The plugin, the components of its theme, and the scripts that it serves. */
async function search(): Promise<Files> {
  const source = path.join(PACKAGES_FOLDER, 'search');
  // The texts of the dialog; not the pages that this site offers, which its options name.
  const messages = chineseMessages(/^search\.(?!starts\.(?!title$))/);
  const files: Files = new Map([['messages/zh.json', messages]]);
  const plugin = path.join(source, 'plugin/index.ts');
  files.set('plugin/index.js', await bundleNode(plugin, 'cjs', [/^@docusaurus\//]));
  for (const name of ['start', 'worker', 'parts-worker'])
    files.set(`browser/${name}.js`, await bundleScript(path.join(source, `browser/${name}.ts`)));
  const dialog = path.join(source, 'browser/dialog.ts');
  for (const provider of ['local', 'hosted', 'remote'])
    files.set(
      `browser/dialog-${provider}.js`,
      await bundleScript(dialog, { SITE_SEARCH: JSON.stringify(provider) }),
    );
  for (const name of ['SearchBar', 'SearchPage']) {
    const entry = path.join(source, `theme/${name}.tsx`);
    for (const [file, text] of await bundleComponent(entry, `theme/${name}`)) files.set(file, text);
  }
  return files;
}

/** The command, the plugin, and what it puts before the text of a page. */
async function translations(): Promise<Files> {
  const source = path.join(PACKAGES_FOLDER, 'translations');
  const ofSite = [/^@docusaurus\//, /^(?:autocorrect-node|prettier)$/];
  const files: Files = new Map([['messages/zh.json', chineseMessages(/^translation-notice\./)]]);
  const plugin = path.join(source, 'plugin/index.ts');
  files.set('plugin/index.js', await bundleNode(plugin, 'cjs', ofSite));
  files.set('cli.mjs', await bundleCommand(path.join(source, 'cli/cli.mts'), ofSite));
  for (const slot of ['theme/DocItem/Content', 'theme/BlogPostItem/Content']) {
    const entry = path.join(source, `${slot}.tsx`);
    for (const [file, text] of await bundleComponent(entry, slot)) files.set(file, text);
  }
  return files;
}

/** One file, which needs nothing but Node.js. */
const tsupToRslib = async (): Promise<Files> =>
  new Map([
    ['cli.mjs', await bundleCommand(path.join(PACKAGES_FOLDER, 'tsup-to-rslib/cli/main.mts'))],
  ]);

/** The parts of a package, by the name of its folder. */
const PACKAGES: Readonly<Record<string, () => Promise<Files>>> = {
  search,
  translations,
  'tsup-to-rslib': tsupToRslib,
};

await runCommand(USAGE, async (args) => {
  const { write } = parseFlags(args, { write: { type: 'boolean' } });
  for (const [folder, bundle] of Object.entries(PACKAGES)) {
    const dir = path.join(PACKAGES_FOLDER, folder);
    const files = new Map([
      ...(await bundle()),
      ['package.json', publishedManifest(path.join(dir, 'package.json'))],
      ['README.md', fs.readFileSync(path.join(dir, 'README.md'), 'utf8')],
      ['LICENSES.txt', licensesOf(ROOT, takeInputs())],
      ['LICENSE', fs.readFileSync(path.join(ROOT, 'LICENSE'), 'utf8')],
    ]);
    const bytes = [...files.values()].reduce((sum, text) => sum + Buffer.byteLength(text), 0);
    console.log(`${folder}: ${files.size} files, ${Math.ceil(bytes / 1024)} KB`);
    if (!write) continue;
    fs.rmSync(path.join(dir, 'dist'), { recursive: true, force: true });
    writeFiles(path.join(dir, 'dist'), files);
  }
});
