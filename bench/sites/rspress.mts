import fs from 'node:fs/promises';
import path from 'node:path';
import { DEFAULT_LOCALE, LOCALES } from '../../src/site/locales';
import { readSidebars } from '../content/sidebar.mts';
import type { PlainPage } from '../content/read-pages.mts';
import {
  createProject,
  fileOf,
  formatPage,
  install,
  pinnedVersion,
  sourceFolder,
  writePages,
  writeSettings,
} from './project.mts';
import { ROOT, WORK, addressIn, type BenchSite } from './site.mts';

const SOURCE = sourceFolder('rspress');
const PACKAGES = path.join(WORK, 'rspress');
const DIR = path.join(PACKAGES, 'site');
const DOCS = path.join(DIR, 'docs');

export const rspress: BenchSite = {
  id: 'rspress',
  name: 'Rspress',
  version: pinnedVersion(SOURCE, '@rspress/core'),
  dir: DIR,
  output: path.join(DIR, 'doc_build'),
  build: () => ({
    node: process.execPath,
    args: [path.join(PACKAGES, 'node_modules/@rspress/core/bin/rspress.js'), 'build'],
    cwd: DIR,
  }),
  traces: ['doc_build', 'node_modules/.cache', 'node_modules/.rspress'],
  editedFile: 'docs/en/guide/basic/configure-rslib.md',
  async prepare(pages, extra) {
    await install(SOURCE, PACKAGES);
    await createProject(DIR, SOURCE);
    const format = (page: PlainPage) => formatPage(page, `# ${page.title}\n\n${page.body}`);
    // Each language has a folder, also the one without a prefix.
    const place = ({ route, locale }: PlainPage) => `${locale}/${fileOf(route, DEFAULT_LOCALE)}`;
    await writePages(DOCS, [...pages, ...extra], place, format);
    await fs.cp(path.join(ROOT, 'static'), path.join(DOCS, 'public'), { recursive: true });
    const sidebars: Record<string, Record<string, unknown>> = {};
    for (const locale of LOCALES) {
      const areas = Object.entries(await readSidebars(locale, pages, extra));
      sidebars[locale] = Object.fromEntries(
        areas.map(([area, groups]) => [
          addressIn(`/${area}/`, locale),
          groups.map(({ label, items }) => ({
            text: label,
            items: items.map((item) => ({ text: item.label, link: addressIn(item.route, locale) })),
          })),
        ]),
      );
    }
    await writeSettings(DIR, { sidebars });
    await fs.copyFile(path.join(SOURCE, 'config.mjs'), path.join(DIR, 'rspress.config.mjs'));
  },
  // Its own links carry the ending, and it moves a visitor who comes without it.
  address: (route, locale) => addressIn(route, locale) + (route.endsWith('/') ? '' : '.html'),
  controls: {
    appearance: '.rp-switch-appearance',
    sidebarLink: (href) => `.rp-doc-layout__sidebar a[href="${href}"]`,
    search: {
      open: '.rp-search-button',
      input: '.rp-search-panel__input',
      result: '.rp-suggest-item',
    },
  },
};
