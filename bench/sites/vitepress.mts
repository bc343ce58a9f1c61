import fs from 'node:fs/promises';
import path from 'node:path';
import { LOCALES } from '../../src/site/locales';
import { escapeForVue } from '../content/dialects.mts';
import { readSidebars } from '../content/sidebar.mts';
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

const SOURCE = sourceFolder('vitepress');
const PACKAGES = path.join(WORK, 'vitepress');
const DIR = path.join(PACKAGES, 'site');
const DOCS = path.join(DIR, 'docs');

export const vitepress: BenchSite = {
  id: 'vitepress',
  name: 'VitePress',
  version: pinnedVersion(SOURCE, 'vitepress'),
  dir: DIR,
  output: path.join(DOCS, '.vitepress/dist'),
  build: () => ({
    node: process.execPath,
    args: [path.join(PACKAGES, 'node_modules/vitepress/bin/vitepress.js'), 'build', 'docs'],
    cwd: DIR,
  }),
  traces: ['docs/.vitepress/dist', 'docs/.vitepress/cache', 'node_modules/.vite'],
  editedFile: 'docs/guide/basic/configure-rslib.md',
  async prepare(pages, extra) {
    await install(SOURCE, PACKAGES);
    await createProject(DIR, SOURCE);
    const format = (page: (typeof pages)[number]) =>
      formatPage(page, `# ${page.title}\n\n${escapeForVue(page.body)}`);
    const place = ({ route, locale }: (typeof pages)[number]) => fileOf(route, locale);
    await writePages(DOCS, [...pages, ...extra], place, format);
    await fs.cp(path.join(ROOT, 'static'), path.join(DOCS, 'public'), { recursive: true });
    const sidebars: Record<string, unknown> = {};
    for (const locale of LOCALES) {
      for (const [area, groups] of Object.entries(await readSidebars(locale, pages, extra))) {
        sidebars[addressIn(`/${area}/`, locale)] = groups.map(({ label, items }) => ({
          text: label,
          items: items.map((item) => ({ text: item.label, link: addressIn(item.route, locale) })),
        }));
      }
    }
    await fs.mkdir(path.join(DOCS, '.vitepress'), { recursive: true });
    await writeSettings(path.join(DOCS, '.vitepress'), { sidebars });
    await fs.copyFile(path.join(SOURCE, 'config.mjs'), path.join(DOCS, '.vitepress/config.mjs'));
  },
  address: addressIn,
  controls: {
    appearance: '.VPNavBarAppearance .VPSwitchAppearance',
    sidebarLink: (href) => `.VPSidebar a[href="${href}"]`,
    search: {
      open: '#local-search button',
      input: '.VPLocalSearchBox .search-input',
      result: '.VPLocalSearchBox .results .result',
    },
  },
};
