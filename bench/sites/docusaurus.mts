import path from 'node:path';
import { DOCUSAURUS_VERSION } from '@docusaurus/utils';
import { copyContent, stockCommand } from './stock-site.mts';
import { addExtraPages } from './docusaurus-project.mts';
import { linkPackages } from './project.mts';
import { ROOT, WORK, addressIn, type BenchSite, type Command } from './site.mts';

const DIR = path.join(WORK, 'docusaurus/site');

export const docusaurus: BenchSite = {
  id: 'docusaurus',
  name: 'Docusaurus',
  version: DOCUSAURUS_VERSION,
  dir: DIR,
  output: path.join(DIR, 'build'),
  async build(): Promise<Command> {
    const { args, cwd, env } = await stockCommand(DIR);
    const sidebars = path.join(DIR, 'sidebars.ts');
    return {
      node: process.execPath,
      args,
      cwd,
      // As `faster: true` builds, the second time from its cache.
      env: { ...env, STOCK_SIDEBARS: sidebars, STOCK_CACHE: 'true' },
    };
  },
  traces: ['build', '.docusaurus', 'node_modules/.cache'],
  editedFile: 'docs/guide/basic/configure-rslib.mdx',
  async prepare(_pages, extra) {
    await copyContent(DIR);
    await linkPackages(path.join(ROOT, 'node_modules'), DIR);
    await addExtraPages(DIR, extra);
  },
  address: addressIn,
  controls: {
    appearance: '.navbar__items--right button[class*=toggleButton]',
    sidebarLink: (href) => `.theme-doc-sidebar-menu a[href="${href}"]`,
  },
};
