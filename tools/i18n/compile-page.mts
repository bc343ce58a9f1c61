import fs from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { TRANSLATIONS, AREAS } from '../../src/lib/translation/places';
import type { Finding } from './findings.mts';
import { describeError } from './project.mts';

const require = createRequire(import.meta.url);

/** The parts of Docusaurus' own loader that are used; it publishes no types for them. */
interface Processor {
  process(page: {
    content: string;
    filePath: string;
    frontMatter: Record<string, unknown>;
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
      defaultParseFrontMatter: unknown;
    }): Promise<{ frontMatter: Record<string, unknown>; content: string }>;
  };
}

export type CompilePage = (page: string, file: string) => Promise<Finding | undefined>;

async function exists(file: string): Promise<boolean> {
  return (await fs.stat(file).catch(() => undefined))?.isFile() ?? false;
}

/** Names of all sources that a Markdown link can mean, in either language. */
async function listSources(root: string): Promise<Set<string>> {
  const sources = new Set<string>();
  for (const { english, chinese } of AREAS) {
    for (const folder of [english, `${TRANSLATIONS}/${chinese}`]) {
      const entries = await fs
        .readdir(path.join(root, folder), { recursive: true })
        .catch(() => [] as string[]);
      // A link from one language may lead to a page that exists in the other only.
      for (const entry of entries) {
        const name = entry.split(path.sep).join('/');
        sources.add(`${english}/${name}`);
        sources.add(`${TRANSLATIONS}/${chinese}/${name}`);
      }
    }
  }
  return sources;
}

function describe(error: unknown): { line: number; message: string } {
  const causes: unknown[] = [];
  for (let one = error; one; one = (one as Error).cause) causes.push(one);
  const described = describeError(causes.at(-1));
  const text = causes.map((one) => (one as Error).message).join(' ');
  const place = /\((\d+):\d+\)|on line (\d+)/.exec(text);
  const line = place ? Number(place[1] ?? place[2]) : described.line;
  return { line, message: described.message };
}

/**
 * Compiles single pages with exactly what the site compiles them with: its configuration, its
 * plugins and Docusaurus' loader. A page that cannot be compiled gives a finding and stops nobody.
 */
export async function createPageCompiler(root: string): Promise<CompilePage> {
  const { loadSiteConfig } = require('@docusaurus/core/lib/server/config.js') as {
    loadSiteConfig(params: { siteDir: string }): Promise<{ siteConfig: SiteConfig }>;
  };
  const { createProcessorUncached } = require('@docusaurus/mdx-loader/lib/processor.js') as {
    createProcessorUncached(params: object): Promise<Processor>;
  };
  const { DEFAULT_PARSE_FRONT_MATTER } = require('@docusaurus/utils') as Record<string, unknown>;
  const { siteConfig } = await loadSiteConfig({ siteDir: root });
  const { docs } = siteConfig.presets[0]![1];
  const sources = await listSources(root);
  const resolve = (from: string, link: string): boolean => {
    const file = path.relative(root, from).split(path.sep).join('/');
    const area = AREAS.find(
      ({ english, chinese }) =>
        file.startsWith(`${english}/`) || file.startsWith(`${TRANSLATIONS}/${chinese}/`),
    );
    const target = decodeURI(link);
    const candidates = [
      target.replace(/^@site\//, ''),
      path.posix.join(path.posix.dirname(file), target),
      path.posix.join(area?.english ?? '', target),
    ];
    return candidates.some((candidate) => sources.has(candidate));
  };
  const processor = await createProcessorUncached({
    options: {
      admonitions: true,
      remarkPlugins: docs.remarkPlugins,
      rehypePlugins: docs.rehypePlugins,
      staticDirs: siteConfig.staticDirectories.map((dir) => path.resolve(root, dir)),
      siteDir: root,
      markdownConfig: siteConfig.markdown,
      resolveMarkdownLink: (link: { sourceFilePath: string; linkPathname: string }) =>
        resolve(link.sourceFilePath, link.linkPathname) ? '/' : null,
    },
    format: 'mdx',
  });
  return async (page, file) => {
    const filePath = path.join(root, file);
    if (!(await exists(filePath))) return undefined;
    try {
      const fileContent = await fs.readFile(filePath, 'utf8');
      const { frontMatter, content } = await siteConfig.markdown.parseFrontMatter({
        filePath,
        fileContent,
        defaultParseFrontMatter: DEFAULT_PARSE_FRONT_MATTER,
      });
      void content;
      await processor.process({
        content: fileContent,
        filePath,
        frontMatter,
        compilerName: 'server',
      });
      return undefined;
    } catch (error) {
      return { kind: 'broken', file, page, ...describe(error) };
    }
  };
}
