import fs from 'node:fs/promises';
import path from 'node:path';
import autoprefixer from 'autoprefixer';
import classic, { type Options } from '@docusaurus/preset-classic';
import type { LoadContext, Plugin, PluginContentLoadedActions } from '@docusaurus/types';
import type { PluginModule, Preset, RouteConfig, RouteModules } from '@docusaurus/types';
import themeClassic from '@docusaurus/theme-classic';
import blogPlugin, { type PluginOptions as BlogOptions } from '@docusaurus/plugin-content-blog';
import type { GlobalPluginData } from '@docusaurus/plugin-content-docs/client';
import docsPlugin, { type LoadedContent as DocsContent } from '@docusaurus/plugin-content-docs';
import { normalizeUrl } from '@docusaurus/utils';
import { ifThere } from '@rslib-docs/kit/node/files';
import { originalSource } from '@rslib-docs/translations/core/places';
import { trimGlobalData, trimRoute } from '@rslib-docs/runtime/bundle';
import { describeUpstream } from '@rslib-docs/runtime/upstream/inventory';
import { isSameText } from '@rslib-docs/kit/shared/text';
import { createFeedItems, FEED_FILE, withSelfLink } from '../feed/feed';
import { overviewModule } from '../page-data/overview';
import { SITE_INVENTORY } from '../upstream/inventory';
import { isIn, stateOf } from '../page-data/states';
import type { CanonicalMetadata } from '../page-data/contract';

/** Row in the inventory of replacements. */
const ROW = 'preset-classic';
const THEME_CLASSIC = require.resolve('@docusaurus/theme-classic');
const DOCS_PLUGIN = require.resolve('@docusaurus/plugin-content-docs');
const BLOG_PLUGIN = require.resolve('@docusaurus/plugin-content-blog');

type PluginFunction = (context: LoadContext, options: never) => Plugin | Promise<Plugin>;

/** A plugin module with the validators of `upstream`, whose instance passes through `change`. */
function wrap(
  upstream: string,
  create: PluginFunction,
  change: (plugin: Plugin, context: LoadContext, options: unknown) => Plugin,
) {
  const { validateOptions, validateThemeConfig } = require(upstream) as PluginModule;
  const wrapped: PluginModule = Object.assign(
    async (context: LoadContext, options: unknown) =>
      change((await create(context, options as never)) as Plugin, context, options),
    { validateOptions, validateThemeConfig },
  );
  return wrapped;
}

/** theme-classic without Infima, client modules and inline scripts; styles only get prefixes. */
const leanThemeClassic = wrap(THEME_CLASSIC, themeClassic as PluginFunction, (theme) => ({
  ...theme,
  getThemePath: () => path.resolve(path.dirname(THEME_CLASSIC), 'theme'),
  getTypeScriptThemePath: () => path.resolve(path.dirname(THEME_CLASSIC), '../src/theme'),
  getClientModules: () =>
    (theme.getClientModules?.() ?? []).filter(
      (module) => path.isAbsolute(module) && !/[\\/]node_modules[\\/]infima[\\/]/.test(module),
    ),
  injectHtmlTags: undefined,
  // Its settings are these: nothing is searched for beside each stylesheet.
  configurePostCss: (options) => ({ ...options, config: false, plugins: [autoprefixer()] }),
}));

/** Edit and source links name the file in the repository, not a copy that the build reads. */
function namingOriginals(actions: PluginContentLoadedActions): PluginContentLoadedActions {
  const restore = (_all: string, key: string, file: string): string =>
    `${key}"${originalSource(file)}"`;
  return {
    ...actions,
    createData: (name, data) => {
      const json = typeof data === 'string' ? data : JSON.stringify(data);
      const named = json.replace(/("(?:source|editUrl)":\s*)"([^"]*)"/g, restore);
      return actions.createData(name, named);
    },
  };
}

const createBlog: PluginFunction = (context, options: BlogOptions) => {
  const feedOptions = { ...options.feedOptions, createFeedItems };
  return blogPlugin(context, { ...options, feedOptions }) as Promise<Plugin>;
};

/** The blog without feed links on every page and a page of authors, with a feed for readers. */
const blogWithoutExtras = wrap(BLOG_PLUGIN, createBlog, (blog, _context, options) => ({
  ...blog,
  postBuild: async (props) => {
    await blog.postBuild?.(props as never);
    const { routeBasePath } = options as BlogOptions;
    const { url, baseUrl } = props.siteConfig;
    const file = path.join(props.outDir, routeBasePath, FEED_FILE);
    const address = normalizeUrl([url, baseUrl, routeBasePath, FEED_FILE]);
    // Without listed posts there is no feed.
    const xml = await ifThere(fs.readFile(file, 'utf8'));
    if (xml) await fs.writeFile(file, withSelfLink(xml, address));
  },
  contentLoaded: async ({ content, actions }) => {
    const withoutAuthors = { ...(content as object), authorsMap: undefined };
    await blog.contentLoaded?.({ content: withoutAuthors, actions: namingOriginals(actions) });
  },
  injectHtmlTags: undefined,
}));

type Version = DocsContent['loadedVersions'][number];
type Items = Version['sidebars'][string];

function listedItems(items: Items, hidden: ReadonlySet<string>): Items {
  return items.flatMap((item): Items => {
    if (item.type === 'doc' || item.type === 'ref') return hidden.has(item.id) ? [] : [item];
    if (item.type !== 'category') return [item];
    const inner = listedItems(item.items, hidden);
    const { link, ...group } = item;
    const isLinked = link && !(link.type === 'doc' && hidden.has(link.id));
    if (inner.length === 0 && !isLinked) return [];
    return [{ ...group, ...(isLinked && { link }), items: inner }];
  });
}

/** A version without unlisted pages in its sidebars, which Docusaurus hides in the browser only. */
function withListedSidebars(version: Version): Version {
  const hidden = new Set(
    version.docs.filter((doc) => !isIn('navigation', stateOf(doc))).map(({ id }) => id),
  );
  if (hidden.size === 0) return version;
  const sidebars = Object.entries(version.sidebars).map(([name, items]) => [
    name,
    listedItems(items, hidden),
  ]);
  return { ...version, sidebars: Object.fromEntries(sidebars) as Version['sidebars'] };
}

/** The disk lists docs in any order, and the app contains them in that order. */
function forReaders({ loadedVersions }: DocsContent): DocsContent {
  const byId = (a: { id: string }, b: { id: string }) => (a.id < b.id ? -1 : 1);
  return {
    loadedVersions: loadedVersions.map((version) =>
      withListedSidebars({ ...version, docs: [...version.docs].sort(byId) }),
    ),
  };
}

type Doc = Version['docs'][number];

/** A component or data that only pages of a type need. */
function ownModules({ frontMatter, permalink }: Doc): RouteModules {
  const { pageType, overview } = frontMatter as { pageType?: string; overview?: boolean };
  if (pageType === 'home') return { body: '@theme/DocItem/Body/Home' };
  if (pageType === '404') return { body: '@theme/DocItem/Body/NotFound' };
  return overview
    ? { overview: overviewModule(permalink), body: '@theme/DocItem/Body/Overview' }
    : {};
}

/** Gives the routes of such pages these parts, so that no other page loads them. */
function withOwnModules(route: RouteConfig, { loadedVersions }: DocsContent): RouteConfig {
  const docs = new Map(
    loadedVersions.flatMap(({ docs }) => docs.map((doc) => [doc.permalink, doc])),
  );
  const add = (current: RouteConfig): RouteConfig => {
    if (current.routes) return { ...current, routes: current.routes.map(add) };
    const doc = docs.get(current.path);
    return doc ? { ...current, modules: { ...current.modules, ...ownModules(doc) } } : current;
  };
  return add(route);
}

/** The docs plugin, with what routes of some pages need, and without what no reader needs. */
const docsWithOverviews = wrap(DOCS_PLUGIN, docsPlugin as PluginFunction, (docs, context) => ({
  ...docs,
  loadContent: async () => forReaders((await docs.loadContent?.()) as DocsContent),
  contentLoaded: async ({ content, actions }) => {
    const addRoute: typeof actions.addRoute = (route) =>
      actions.addRoute(trimRoute(withOwnModules(route, content as DocsContent)));
    const setGlobalData: typeof actions.setGlobalData = (data) =>
      actions.setGlobalData(trimGlobalData(data as GlobalPluginData));
    await nameCanonicals(content as DocsContent, context.siteDir);
    await docs.contentLoaded?.({
      content,
      actions: { ...namingOriginals(actions), addRoute, setGlobalData },
    });
  },
}));

/** preset-classic, with theme-classic, the docs and the blog plugin replaced by the versions above. */
export default function preset(context: LoadContext, options: Options): Preset {
  const { themes = [], plugins = [] } = classic(context, options) as Preset;
  const replace = <T>(entries: T[], from: string, to: PluginModule): T[] => {
    const nameOf = (entry: T): unknown => (Array.isArray(entry) ? entry[0] : entry);
    if (!entries.some((entry) => nameOf(entry) === from))
      throw new Error(describeUpstream(ROW, SITE_INVENTORY[ROW], `it brings no ${from}.`));
    return entries.map((entry) => {
      const entryOptions: unknown = Array.isArray(entry) ? entry[1] : {};
      return (nameOf(entry) === from ? [to, entryOptions] : entry) as T;
    });
  };
  return {
    themes: replace(themes, THEME_CLASSIC, leanThemeClassic),
    plugins: replace(
      replace(plugins, BLOG_PLUGIN, blogWithoutExtras),
      DOCS_PLUGIN,
      docsWithOverviews,
    ),
  };
}

/** Tells the pages of other versions that nearly the same text is a page of the latest. */
async function nameCanonicals(content: DocsContent, siteDir: string): Promise<void> {
  const latest = content.loadedVersions.find(({ isLast }) => isLast);
  const successors = new Map(latest?.docs.map((doc) => [doc.id, doc]));
  const read = (source: string) =>
    fs.readFile(path.join(siteDir, source.replace(/^@site\//, '')), 'utf8');
  const others = content.loadedVersions.filter((version) => version !== latest);
  for (const doc of others.flatMap(({ docs }) => docs)) {
    const successor = successors.get(doc.id);
    if (!successor || successor.unlisted) continue;
    const [own, its] = await Promise.all([read(doc.source), read(successor.source)]);
    if (isSameText(own, its)) (doc as CanonicalMetadata).canonical = successor.permalink;
  }
}
