import path from 'node:path';
import npm2yarn from '@docusaurus/remark-plugin-npm2yarn';
import type { Root } from 'mdast';
import type { Processor } from 'unified';
import type { VFile } from 'vfile';
import { CJK_SYNTAX } from '@rslib-docs/kit/shared/markdown/cjk-syntax';
import { restoreText } from '@rslib-docs/kit/shared/markdown/read-markdown';
import { PARTIALS, englishCounterpart } from '@rslib-docs/translations/core/places';
import { RESULTS_FILE } from '@rslib-docs/samples/consumers/results';
import { rehypeDiagrams } from '@rslib-docs/diagrams/rehype/rehype-diagrams';
import { rehypeDeferredContent } from '@rslib-docs/runtime/deferred-content/rehype-deferred-content';
import { PACKAGE_MANAGERS } from '../code-fences/package-managers';
import { rehypeCodeFences } from '../code-fences/rehype-code-fences';
import { rehypeMarkedOption } from '../code-fences/rehype-marked-option';
import { rehypeSampleBlocks } from '../code-fences/rehype-sample-blocks';
import { rehypeWorksIn } from '../code-fences/rehype-works-in';
import {
  remarkContentRules,
  remarkReservedIds,
  type ContentRulesOptions,
} from '../content-rules/remark-content-rules';
import {
  glossaryPageOf,
  remarkGlossaryTerms,
  type GlossaryTermsOptions,
} from '../glossary-terms/remark-glossary-terms';
import { rehypeFoldedEntries } from '../folded-entries/rehype-folded-entries';
import { rehypeOptionFacts } from '../option-facts/rehype-option-facts';
import { rehypeTables } from '../tables/rehype-tables';
import { rehypeNowrapCode } from '../nowrap-code/rehype-nowrap-code';
import { remarkPortableImages } from './remark-portable-images';

/** Which files are pages, and what they go through on their way from Markdown to a component. */
export const contentPipeline = (site: ContentRulesOptions) => ({
  include: ['**/*.mdx'],
  exclude: [...PARTIALS],
  beforeDefaultRemarkPlugins: [
    function contentRules(this: Processor) {
      return remarkContentRules.call(this, site);
    },
    () => (tree: Root, file: VFile) => restoreText(tree, String(file)),
  ],
  remarkPlugins: [
    remarkReservedIds,
    remarkPortableImages,
    ...CJK_SYNTAX,
    [npm2yarn, { sync: true, converters: PACKAGE_MANAGERS }] as [typeof npm2yarn, object],
  ],
  rehypePlugins: [
    rehypeOptionFacts,
    rehypeMarkedOption,
    rehypeDiagrams,
    function worksIn() {
      return rehypeWorksIn(site.siteDir);
    },
    // A sample is one block before the page is cut into screens, and still has its lines of code.
    function sampleBlocks() {
      return rehypeSampleBlocks(site.siteDir);
    },
    rehypeFoldedEntries,
    rehypeDeferredContent,
    rehypeCodeFences,
    rehypeNowrapCode,
    rehypeTables,
  ],
});

/** Other files that change a page: its English one, the glossary, and who could use samples. */
export function dependenciesOf(page: string, site: ContentRulesOptions): string[] {
  const own = path.relative(site.siteDir, page).split(path.sep).join('/');
  const english = englishCounterpart(own, site.translations);
  const glossary = glossaryPageOf(page);
  return [
    ...(english ? [path.join(site.siteDir, english)] : []),
    ...(glossary ? [glossary] : []),
    path.join(site.siteDir, RESULTS_FILE),
  ];
}

/** For docs, whose terms are explained. Closed over: all options that are data come into the app. */
export function docsPipeline(site: ContentRulesOptions, terms: GlossaryTermsOptions) {
  const pipeline = contentPipeline(site);
  return {
    ...pipeline,
    beforeDefaultRemarkPlugins: [
      ...pipeline.beforeDefaultRemarkPlugins,
      () => remarkGlossaryTerms(terms),
    ],
  };
}
