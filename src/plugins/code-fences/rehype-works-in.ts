import type { Parent, Root, RootContent } from 'hast';
import type { VFile } from 'vfile';
import { usersOfSamples, type Users } from '@rslib-docs/samples/consumers/results';
import { isConfigFile } from '@rslib-docs/samples/runner/plan';
import { isBlank, jsxElement } from '@rslib-docs/kit/shared/hast';
import { pageOf, readFence } from './rehype-sample-blocks';

/** Says below the fences of a sample with a configuration who could use the package that it builds. */
export function rehypeWorksIn(siteDir: string, find = usersOfSamples) {
  return async (tree: Root, file: VFile): Promise<void> => {
    const [, page] = /^docs\/(.*)\.mdx$/.exec(pageOf(file, siteDir) ?? '') ?? [];
    const users = page === undefined ? new Map<string, Users>() : await find(siteDir, page);
    const place = (parent: Parent): void => {
      const children = parent.children as RootContent[];
      for (const [index, node] of [...children.entries()].reverse()) {
        const { sample, title = '' } = readFence(node) ?? {};
        const found = sample !== undefined && isConfigFile(title) ? users.get(sample) : undefined;
        if (!found) {
          if (sample === undefined && 'children' in node) place(node);
          continue;
        }
        let end = index + 1;
        const belongs = (one: RootContent): boolean =>
          isBlank(one) || readFence(one)?.sample === sample;
        while (children[end] && belongs(children[end]!)) end += 1;
        const comma = /[\\/]i18n[\\/]/.test(file.path) ? '、' : ', ';
        const works = found.works.join(comma);
        const fails = found.fails.join(comma) || undefined;
        children.splice(end, 0, jsxElement('WorksIn', { works, fails }) as RootContent);
      }
    };
    if (users.size > 0) place(tree);
  };
}
