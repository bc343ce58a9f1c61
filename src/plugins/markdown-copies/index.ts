import fs from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { emitFiles } from '@rslib-docs/kit/node/docusaurus-plugin';
import {
  TRANSLATION_STATE_FILE,
  TRANSLATION_STATE_PLUGIN,
} from '@rslib-docs/translations/plugin/contract';
import { PAGE_DATA_PLUGIN } from '../page-data/contract';
import type { CopiedPage, MarkdownCopiesOptions, PageGroup, TranslationStates } from './contract';
import { collectGroups } from './groups';
import { makeCopies } from './make-copies';

/** Writes every page again as Markdown, with an index (`llms.txt`) and all in one (`llms-full.txt`). */
export default function markdownCopiesPlugin(
  context: LoadContext,
  options: MarkdownCopiesOptions,
): Plugin<undefined> {
  const { siteDir, baseUrl, siteConfig, generatedFilesDir } = context;
  let groups: PageGroup[] = [];

  // Other plugins have written these by the time that anything is bundled.
  const generated = async <T>(plugin: string, file: string): Promise<T> => {
    const text = await fs.readFile(path.join(generatedFilesDir, plugin, 'default', file), 'utf8');
    return JSON.parse(text) as T;
  };

  async function files() {
    const [pages, states] = await Promise.all([
      generated<CopiedPage[]>(PAGE_DATA_PLUGIN, 'pages.json'),
      generated<TranslationStates>(TRANSLATION_STATE_PLUGIN, TRANSLATION_STATE_FILE),
    ]);
    const indexAddress = (base: string) => new URL(`${base}llms.txt`, siteConfig.url).href;
    return makeCopies({
      siteDir,
      site: { origin: siteConfig.url, base: baseUrl },
      lang: options.languages[0]!.lang,
      pages,
      groups,
      states,
      index: {
        ...options,
        siteTitle: siteConfig.title,
        indexes: options.languages.map(({ lang, base }) => ({ lang, url: indexAddress(base) })),
      },
    });
  }

  return {
    name: 'markdown-copies',
    async allContentLoaded({ allContent }) {
      groups = collectGroups(allContent, options.blogLabel);
    },
    configureWebpack(_config, isServer) {
      if (isServer) return {};
      // An author who saves a page that cannot be read sees the error in the page itself.
      const isProduction = process.env.NODE_ENV === 'production';
      const emitted = isProduction ? files : () => files().catch(() => new Map<string, string>());
      return { plugins: [emitFiles('markdown-copies', emitted)] };
    },
  };
}
