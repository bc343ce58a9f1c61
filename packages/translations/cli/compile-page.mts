import { createRequire } from 'node:module';
import path from 'node:path';
import { fingerprint } from '@rslib-docs/kit/node/fingerprint';
import { listFiles, ifThere } from '@rslib-docs/kit/node/files';
import { GLOSSARY_FILE } from '@rslib-docs/kit/shared/glossary';
import { AREAS, TRANSLATIONS, englishCounterpart, startChecking, type Area } from '../core/places';
import { readConfig, type TranslationsConfig } from './config.mts';
import { allAreas, cached, describeError, readText, type Finding } from './project.mts';

const require = createRequire(import.meta.url);

/** The used part of Docusaurus' own loader; it publishes no types for it. */
interface Loader {
  compileToJSX(page: {
    fileContent: string;
    filePath: string;
    frontMatter: Record<string, unknown>;
    options: object;
    compilerName: string;
  }): Promise<unknown>;
}
interface SiteConfig {
  staticDirectories: string[];
  presets: [string, { docs: Record<string, unknown> }][];
  markdown: {
    parseFrontMatter(params: {
      filePath: string;
      fileContent: string;
    }): Promise<{ frontMatter: Record<string, unknown>; content: string }>;
  };
}

/** Names of all sources that a Markdown link can mean, in either language. */
async function listSources(root: string, areas: readonly Area[]): Promise<Set<string>> {
  const sources = new Set<string>();
  for (const { english, chinese } of areas) {
    const folders = [english, `${TRANSLATIONS}/${chinese}`];
    for (const folder of folders) {
      const names = (await ifThere(listFiles(path.join(root, folder), ''))) ?? [];
      // A link from one language may lead to a page that exists in the other only.
      for (const name of names) for (const one of folders) sources.add(`${one}/${name}`);
    }
  }
  return sources;
}

/**
 * Compiles single pages with what the site compiles them with: its configuration, its plugins and
 * Docusaurus' loader. Only the code in them is left as it is.
 */
async function createCompiler(root: string) {
  const { loadSiteConfig } = require('@docusaurus/core/lib/server/config.js') as {
    loadSiteConfig(params: { siteDir: string }): Promise<{ siteConfig: SiteConfig }>;
  };
  startChecking();
  const { compileToJSX } = require('@docusaurus/mdx-loader/lib/utils.js') as Loader;
  const { siteConfig } = await loadSiteConfig({ siteDir: root });
  const { docs } = siteConfig.presets[0]![1];
  const areas = allAreas(root);
  const sources = await listSources(root, areas);
  const resolveMarkdownLink = (link: { sourceFilePath: string; linkPathname: string }) => {
    const file = path.relative(root, link.sourceFilePath).split(path.sep).join('/');
    const area = areas.find(
      ({ english, chinese }) =>
        file.startsWith(`${english}/`) || file.startsWith(`${TRANSLATIONS}/${chinese}/`),
    );
    const target = decodeURI(link.linkPathname);
    const candidates = [
      path.posix.join(path.posix.dirname(file), target),
      path.posix.join(area?.english ?? '', target),
    ];
    return candidates.some((candidate) => sources.has(candidate)) ? '/' : null;
  };
  const options = {
    admonitions: true,
    beforeDefaultRemarkPlugins: docs.beforeDefaultRemarkPlugins,
    remarkPlugins: docs.remarkPlugins,
    rehypePlugins: docs.rehypePlugins,
    staticDirs: siteConfig.staticDirectories.map((dir) => path.resolve(root, dir)),
    siteDir: root,
    markdownConfig: siteConfig.markdown,
    resolveMarkdownLink,
  };
  return async (file: string, fileContent: string) => {
    const filePath = path.join(root, file);
    try {
      const { frontMatter } = await siteConfig.markdown.parseFrontMatter({ filePath, fileContent });
      await compileToJSX({ fileContent, filePath, frontMatter, options, compilerName: 'server' });
      return undefined;
    } catch (error) {
      const { line, message } = describeError(error);
      // Our own messages begin with the file, and some name the line.
      const [, at, words] = /^(?:line (\d+): )?(.*)$/s.exec(message.replace(`${file}: `, ''))!;
      return { line: at ? Number(at) : line, message: words! };
    }
  };
}

/** Changes with everything, beside the page itself, that decides whether a page compiles. */
export const compilerFingerprint = (
  root: string,
  site: TranslationsConfig['compiledWith'] = { texts: [], names: [], settings: /^$/ },
): Promise<string> =>
  fingerprint(root, {
    texts: [...site.texts, 'package-lock.json', GLOSSARY_FILE],
    // Whether a link or image is broken depends on the existing files, not on their contents.
    names: [
      ...site.names,
      ...AREAS.flatMap((one) => [one.english, `${TRANSLATIONS}/${one.chinese}`]),
    ],
    headers: [],
    settings: site.settings,
  });

/**
 * A page that cannot be compiled gives a finding and stops nothing. Docusaurus is loaded only where a
 * page has changed, or something that decides how pages are compiled.
 */
export async function createPageCompiler(
  root: string,
): Promise<(page: string, file: string) => Promise<Finding | undefined>> {
  const world = await compilerFingerprint(root, (await readConfig(root)).compiledWith);
  let compiler: ReturnType<typeof createCompiler> | undefined;
  return async (page, file) => {
    const content = await readText(root, file);
    if (content === undefined) return undefined;
    // The rules for a translation depend on the English page.
    const english = await readText(root, englishCounterpart(file) ?? file);
    const { fault } = await cached('compiled', [world, file, content, english], async () => {
      compiler ??= createCompiler(root);
      return { fault: await (await compiler)(file, content) };
    });
    return fault && { kind: 'broken', file, page, ...fault };
  };
}
