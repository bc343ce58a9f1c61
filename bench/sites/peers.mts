import fs from 'node:fs/promises';
import path from 'node:path';
import { stringify } from 'yaml';
import { writeFiles } from '@rslib-docs/kit/node/files';
import { DEFAULT_LOCALE, LOCALES, type Locale } from '../../src/site/locales';
import { escapeForVue, sidebarsOf, toAsides, type PlainPage, type Sidebars } from './content.mts';
import {
  NEXT_ROUTE,
  ROOT,
  WORK,
  addressIn,
  findNewerNode,
  install,
  pinnedVersion,
  type BenchSite,
} from './site.mts';

/** What a generator that takes plain Markdown needs besides its packages. Folders are the project's. */
interface Peer extends Pick<BenchSite, 'name' | 'output' | 'traces' | 'address' | 'controls'> {
  id: 'rspress' | 'vitepress' | 'starlight';
  /** The package that is measured. */
  dependency: string;
  /** The script that builds, below the packages, and its words. */
  script: readonly string[];
  env?: Readonly<Record<string, string>>;
  needsNewerNode?: boolean;
  /** Folder of the pages, of files that are taken as they are, and of the settings. */
  folders: { pages: string; files: string; settings: string };
  /** Files that configure it: from the folder of this generator, into the project. */
  configs: Readonly<Record<string, string>>;
  /** File of a page below the folder of the pages. */
  fileOf(page: Pick<PlainPage, 'route' | 'locale'>): string;
  bodyOf(page: PlainPage): string;
  /** What `settings.mjs` exports, which the configuration reads. */
  settingsOf(sidebars: Record<Locale, Sidebars>): unknown;
}

/** `zh/guide/start/index.md`. */
const fileIn = ({ route, locale }: Pick<PlainPage, 'route' | 'locale'>): string =>
  `${addressIn(route, locale).slice(1)}${route.endsWith('/') ? 'index' : ''}.md`;

/** Sidebars as Rspress and VitePress take them: groups by the address of their area. */
const byAddress = (sidebars: Sidebars, locale: Locale) =>
  Object.fromEntries(
    Object.entries(sidebars).map(([area, groups]) => [
      addressIn(`/${area}/`, locale),
      groups.map(({ label, items }) => ({
        text: label,
        items: items.map((item) => ({ text: item.label, link: addressIn(item.route, locale) })),
      })),
    ]),
  );

function createPeer(peer: Peer): BenchSite {
  const { id, name, folders, traces, env, address, controls } = peer;
  const source = path.join(import.meta.dirname, id);
  const packages = path.join(WORK, id);
  const dir = path.join(packages, 'site');
  const [script, ...words] = peer.script;
  const write = (file: string, text: string) => writeFiles(dir, new Map([[file, text]]));
  return {
    id,
    name,
    version: pinnedVersion(source, peer.dependency),
    dir,
    output: path.join(dir, peer.output),
    build: () => ({
      node: peer.needsNewerNode ? findNewerNode(packages) : process.execPath,
      args: [path.join(packages, 'node_modules', script!), ...words],
      cwd: dir,
      ...(env && { env }),
    }),
    traces,
    editedFile: path.join(
      folders.pages,
      peer.fileOf({ route: NEXT_ROUTE, locale: DEFAULT_LOCALE }),
    ),
    async prepare(pages) {
      await install(source, packages);
      await fs.rm(dir, { recursive: true, force: true });
      // Packages are found in the folder above; generators look here for those to compile.
      write('package.json', await fs.readFile(path.join(source, 'package.json'), 'utf8'));
      for (const page of pages) {
        const { title, description } = page;
        const head = stringify({ title, description }, { lineWidth: 0 });
        const text = `---\n${head}---\n\n${peer.bodyOf(page)}`;
        write(path.join(folders.pages, peer.fileOf(page)), text);
      }
      await fs.cp(path.join(ROOT, 'static'), path.join(dir, folders.files), { recursive: true });
      const sidebars = LOCALES.map((locale) => [locale, sidebarsOf(pages, locale)] as const);
      const all = Object.fromEntries(sidebars) as Record<Locale, Sidebars>;
      const settings = JSON.stringify(peer.settingsOf(all), null, 2);
      write(path.join(folders.settings, 'settings.mjs'), `export default ${settings};\n`);
      for (const [from, to] of Object.entries(peer.configs)) {
        write(to, await fs.readFile(path.join(source, from), 'utf8'));
      }
    },
    address,
    controls,
  };
}

export const rspress = createPeer({
  id: 'rspress',
  name: 'Rspress',
  dependency: '@rspress/core',
  script: ['@rspress/core/bin/rspress.js', 'build'],
  output: 'doc_build',
  traces: ['doc_build', 'node_modules/.cache', 'node_modules/.rspress'],
  folders: { pages: 'docs', files: 'docs/public', settings: '' },
  configs: { 'config.mjs': 'rspress.config.mjs' },
  // Each language has a folder, also the one without a prefix.
  fileOf: ({ route, locale }) => `${locale}/${fileIn({ route, locale: DEFAULT_LOCALE })}`,
  bodyOf: ({ title, body }) => `# ${title}\n\n${body}`,
  settingsOf: ({ en, zh }) => ({
    sidebars: { en: byAddress(en, 'en'), zh: byAddress(zh, 'zh') },
  }),
  // Its own links carry the ending, and it redirects a visitor from the address without it.
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
});

export const vitepress = createPeer({
  id: 'vitepress',
  name: 'VitePress',
  dependency: 'vitepress',
  script: ['vitepress/bin/vitepress.js', 'build', 'docs'],
  output: 'docs/.vitepress/dist',
  traces: ['docs/.vitepress/dist', 'docs/.vitepress/cache', 'node_modules/.vite'],
  folders: { pages: 'docs', files: 'docs/public', settings: 'docs/.vitepress' },
  configs: { 'config.mjs': 'docs/.vitepress/config.mjs' },
  fileOf: fileIn,
  bodyOf: ({ title, body }) => `# ${title}\n\n${escapeForVue(body)}`,
  settingsOf: ({ en, zh }) => ({ sidebars: { ...byAddress(en, 'en'), ...byAddress(zh, 'zh') } }),
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
});

export const starlight = createPeer({
  id: 'starlight',
  name: 'Starlight',
  dependency: '@astrojs/starlight',
  script: ['astro/bin/astro.mjs', 'build'],
  env: { ASTRO_TELEMETRY_DISABLED: '1' },
  needsNewerNode: true,
  output: 'dist',
  traces: ['dist', '.astro', 'node_modules/.astro', 'node_modules/.vite', 'node_modules/.cache'],
  folders: { pages: 'src/content/docs', files: 'public', settings: '' },
  configs: { 'config.mjs': 'astro.config.mjs', 'content.config.mjs': 'src/content.config.mjs' },
  fileOf: fileIn,
  bodyOf: ({ body }) => toAsides(body),
  // One sidebar for the whole site; groups carry their own translations, pages have titles.
  settingsOf({ en, zh }) {
    const translated = Object.values(zh).flat();
    const sidebar = Object.values(en)
      .flat()
      .map(({ label, items }, at) => ({
        label,
        translations: { 'zh-CN': translated[at]!.label },
        items: items.map(({ route }) => route.replace(/^\/|\/$/g, '')),
      }));
    return { sidebar };
  },
  // Every page is a folder here.
  address: (route, locale) => addressIn(route, locale).replace(/\/?$/, '/'),
  controls: {
    appearance: 'header starlight-theme-select select',
    sidebarLink: (href) => `nav.sidebar a[href="${href}"]`,
    search: {
      open: 'site-search button[data-open-modal]',
      input: '.pagefind-ui__search-input',
      result: '.pagefind-ui__result',
    },
  },
});
