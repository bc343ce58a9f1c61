import fs from 'node:fs';
import path from 'node:path';
import type { Root } from 'mdast';
import type { Processor } from 'unified';
import type { VFile } from 'vfile';
import { visit } from 'unist-util-visit';
import { readTextFile } from '@rslib-docs/kit/node/files';
import { englishCounterpart } from '@rslib-docs/translations/core/places';
import { isReservedId } from './rules/reserved-ids';
import type { SiteAddresses } from './rules/addresses';
import { findAdditions, frontMatterAdditions } from './rules/find-additions';
import { findViolations } from './rules/find-violations';
import { parseHeader } from '../front-matter/header';

export interface ContentRulesOptions extends SiteAddresses {
  siteDir: string;
  /** Folders of translations below it, such as `i18n/zh`. */
  translations: readonly string[];
}

/** Stops at the first violation, or addition of a translation, in the tree before others change it. */
export function remarkContentRules(this: Processor, options: ContentRulesOptions) {
  const { siteDir, translations } = options;

  const stopAtAdditions = async (tree: Root, file: VFile): Promise<void> => {
    const own = path.relative(siteDir, file.path).split(path.sep).join('/');
    const english = englishCounterpart(own, translations);
    if (english === undefined) return;
    const filePath = path.join(siteDir, english ?? '');
    if (english === null || !fs.existsSync(filePath)) {
      file.fail('has no English page, which would say what it may hold', tree);
    }
    const fileContent = await readTextFile(filePath);
    const { frontMatter } = await parseHeader(filePath, fileContent);
    const translated = (file.data.frontMatter ?? {}) as Record<string, unknown>;
    for (const message of frontMatterAdditions(frontMatter, translated)) file.fail(message, tree);
    for (const { message, node } of findAdditions(this.parse(fileContent) as Root, tree)) {
      file.fail(message, node);
    }
  };

  return async (tree: Root, file: VFile): Promise<void> => {
    for (const { message, node } of findViolations(tree, String(file), options)) {
      file.fail(message, node);
    }
    await stopAtAdditions(tree, file);
  };
}

/** What Docusaurus makes of a heading without letters, such as one of emoji. */
const NO_ID = /^(?:-\d+)?$/;

/** Stops at a heading with an id of the layout, which the browser would find first, or without one. */
export function remarkReservedIds() {
  return (tree: Root, file: VFile): void => {
    visit(tree, 'heading', (node) => {
      const id = (node.data as { id?: string } | undefined)?.id;
      if (id !== undefined && NO_ID.test(id)) {
        file.fail('the heading has no letters to make an id of. Add one: {/* #an-id */}', node);
      }
      if (id === undefined || !isReservedId(id)) return;
      const written = `the id "${id}" is reserved for the layout of the site`;
      file.fail(`${written}. Give the heading another one: {/* #another-id */}`, node);
    });
  };
}
