import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import published from '../../tools/check/published.json' with { type: 'json' };

const ROOT = path.resolve(import.meta.dirname, '../..');
const DOCS = path.join(ROOT, 'docs');
const VERSIONS_FILE = path.join(ROOT, 'versions.json');

/** The version at `/`; undefined before the first cut, when it is what `docs/` holds. */
export const LATEST_VERSION: string | undefined = existsSync(VERSIONS_FILE)
  ? (JSON.parse(readFileSync(VERSIONS_FILE, 'utf8')) as string[])[0]
  : undefined;
/** Folders of the sources of the pages at `/`, by language. */
export const SOURCES = {
  en: LATEST_VERSION ? `versioned_docs/version-${LATEST_VERSION}` : 'docs',
  zh: `i18n/zh/docusaurus-plugin-content-docs/${LATEST_VERSION ? `version-${LATEST_VERSION}` : 'current'}`,
} as const;
/** Where the pages of `docs/` are. */
export const DOCS_BASE = LATEST_VERSION ? '/next' : '';

/** The addresses of the specification, stated here again on purpose. */
const under = (folder: string, names: readonly string[]) => names.map((name) => folder + name);

export const DOC_ROUTES: readonly string[] = [
  '/config/',
  ...under('/config/lib/', [
    '', 'auto-extension', 'auto-external', 'banner', 'bundle', 'dts', 'external-helpers', 'footer',
    'format', 'id', 'out-base', 'redirect', 'shims', 'syntax', 'umd-name',
  ]),
  ...under('/config/rsbuild/', ['', 'output', 'plugins', 'resolve', 'source', 'tools']),
  ...under('/guide/advanced/', [
    'dts', 'json-files', 'module-federation', 'output-compatibility', 'static-assets', 'storybook',
    'svgr-files', 'third-party-deps',
  ]),
  ...under('/guide/basic/', [
    'cli', 'configure-rslib', 'output-format', 'output-structure', 'typescript', 'upgrade-rslib',
  ]),
  '/guide/faq/features',
  ...under('/guide/migration/', ['modernjs-module', 'tsup']),
  ...under('/guide/solution/', ['', 'nodejs', 'react', 'vue']),
  ...under('/guide/start/', ['', 'glossary', 'npm-packages', 'quick-start']),
]; // prettier-ignore

/** Whether the page still exists: a moved address redirects, and is not a page any more. */
const hasSource = (route: string): boolean =>
  existsSync(path.join(DOCS, route.endsWith('/') ? `${route}index.mdx` : `${route}.mdx`));

/** Pages that came after the specification: what was published since and has not moved. */
export const FURTHER_ROUTES: readonly string[] = Object.keys(published['/']).filter(
  (route) =>
    /^\/(?:(?:guide|config)\/.|benchmarks$)/.test(route) &&
    !DOC_ROUTES.includes(route) &&
    hasSource(route),
);

export const PAGE_ROUTES: readonly string[] = [...DOC_ROUTES, ...FURTHER_ROUTES];

export const SPECIFIED_ROUTES: readonly string[] = [
  '/',
  '/blog/',
  '/blog/introducing-rslib',
  ...DOC_ROUTES,
];

/** Posts after the first, the newest first. */
export const FURTHER_POSTS: readonly string[] = ['/blog/docs-that-prove-themselves'];

export const ROUTES: readonly string[] = [...SPECIFIED_ROUTES, ...FURTHER_ROUTES, ...FURTHER_POSTS];
