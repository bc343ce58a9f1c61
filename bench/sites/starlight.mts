import fs from 'node:fs/promises';
import path from 'node:path';
import { DEFAULT_LOCALE, LOCALES, type Locale } from '../../src/site/locales';
import { toAsides } from '../content/dialects.mts';
import type { PlainPage } from '../content/read-pages.mts';
import { readSidebars } from '../content/sidebar.mts';
import {
  createProject,
  fileOf,
  findNewerNode,
  formatPage,
  install,
  pinnedVersion,
  sourceFolder,
  writePages,
  writeSettings,
} from './project.mts';
import { ROOT, WORK, type BenchSite } from './site.mts';

const SOURCE = sourceFolder('starlight');
const PACKAGES = path.join(WORK, 'starlight');
const DIR = path.join(PACKAGES, 'site');

/** Every page is a folder here. */
const address = (route: string, locale: Locale) =>
  `${locale === DEFAULT_LOCALE ? '' : `/${locale}`}${route.replace(/\/?$/, '/')}`;

export const starlight: BenchSite = {
  id: 'starlight',
  name: 'Starlight',
  version: pinnedVersion(SOURCE, '@astrojs/starlight'),
  dir: DIR,
  output: path.join(DIR, 'dist'),
  build: () => ({
    node: findNewerNode(PACKAGES),
    args: [path.join(PACKAGES, 'node_modules/astro/bin/astro.mjs'), 'build'],
    cwd: DIR,
    env: { ASTRO_TELEMETRY_DISABLED: '1' },
  }),
  traces: ['dist', '.astro', 'node_modules/.astro', 'node_modules/.vite', 'node_modules/.cache'],
  editedFile: 'src/content/docs/guide/basic/configure-rslib.md',
  async prepare(pages, extra) {
    await install(SOURCE, PACKAGES);
    await createProject(DIR, SOURCE);
    const place = ({ route, locale }: PlainPage) => fileOf(route, locale);
    const format = (page: PlainPage) => formatPage(page, toAsides(page.body));
    await writePages(path.join(DIR, 'src/content/docs'), [...pages, ...extra], place, format);
    await fs.cp(path.join(ROOT, 'static'), path.join(DIR, 'public'), { recursive: true });
    const [english, chinese] = await Promise.all(
      LOCALES.map((locale) => readSidebars(locale, pages, extra)),
    );
    // One sidebar for the whole site; groups carry their own translations, pages have titles.
    const translated = Object.values(chinese!).flat();
    const sidebar = Object.values(english!)
      .flat()
      .map(({ label, items }, at) => ({
        label,
        translations: { 'zh-CN': translated[at]!.label },
        items: items.map(({ route }) => route.replace(/^\/|\/$/g, '')),
      }));
    await writeSettings(DIR, { sidebar });
    await fs.copyFile(path.join(SOURCE, 'config.mjs'), path.join(DIR, 'astro.config.mjs'));
    await fs.copyFile(
      path.join(SOURCE, 'content.config.mjs'),
      path.join(DIR, 'src/content.config.mjs'),
    );
  },
  address,
  controls: {
    appearance: 'header starlight-theme-select select',
    sidebarLink: (href) => `nav.sidebar a[href="${href}"]`,
    search: {
      open: 'site-search button[data-open-modal]',
      input: '.pagefind-ui__search-input',
      result: '.pagefind-ui__result',
    },
  },
};
