import path from 'node:path';
import type { BlogContent } from '@docusaurus/plugin-content-blog';
import type { LoadedContent as DocsContent } from '@docusaurus/plugin-content-docs';
import type { Plugin } from '@docusaurus/types';
import { reserveGlobalData } from '@rslib-docs/kit/node/reserve-global-data';
import { LOCK_FILE, TRANSLATIONS } from '../core/places';
import type { ReadMarkdown } from '../core/sections';
import {
  TRANSLATION_STATE_FILE,
  TRANSLATION_STATE_PLUGIN,
  type TranslationGlobal,
  type TranslationState,
} from './contract';
import { createStateReader } from './read-state';

/**
 * Tells the pages of a translated language how they stand to the English.
 *
 * @param isTranslation whether the pages of the language that is being built are translations.
 * @param readMarkdown reads the Markdown of pages, where the site keeps what it has read before.
 */
export function translationStates(
  siteDir: string,
  isTranslation: boolean,
  readMarkdown: ReadMarkdown | undefined,
): Plugin<undefined> {
  return {
    name: TRANSLATION_STATE_PLUGIN,

    // Pages reload by themselves when they change; accepting one changes the lockfile only.
    getPathsToWatch: () => [path.join(siteDir, TRANSLATIONS, LOCK_FILE)],

    contentLoaded: ({ actions }) => reserveGlobalData(actions),

    async allContentLoaded({ allContent, actions }) {
      const pages: Record<string, TranslationState> = {};
      if (isTranslation) {
        const docs = Object.values(allContent['docusaurus-plugin-content-docs'] ?? {}).flatMap(
          (content) => (content as DocsContent).loadedVersions.flatMap((version) => version.docs),
        );
        const posts = Object.values(allContent['docusaurus-plugin-content-blog'] ?? {}).flatMap(
          (content) => (content as BlogContent).blogPosts.map(({ metadata }) => metadata),
        );
        const reader = await createStateReader(siteDir, {
          isReview: process.env.NODE_ENV === 'development',
          ...(readMarkdown && { readMarkdown }),
        });
        for (const { permalink, source } of [...docs, ...posts]) {
          const state = await reader.read(source);
          if (state) pages[permalink] = state;
        }
      }
      actions.setGlobalData({ pages } satisfies TranslationGlobal);
      await actions.createData(TRANSLATION_STATE_FILE, JSON.stringify(pages, null, 2));
    },
  };
}
