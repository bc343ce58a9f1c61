import { randomUUID } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import logger from '@docusaurus/logger';
import type { BlogContent } from '@docusaurus/plugin-content-blog';
import type { LoadedContent as DocsContent } from '@docusaurus/plugin-content-docs';
import type { AllContent, LoadContext, OptionValidationContext, Plugin } from '@docusaurus/types';
import { Joi } from '@docusaurus/utils-validation';
import { readCachedMarkdown } from '@rslib-docs/kit/node/cached-markdown';
import { readTextFile } from '@rslib-docs/kit/node/read-text-file';
import { originalSource } from '../core/original-source';
import { GAPS_FILE, type Gaps } from '../core/places';
import type { TranslationStatus } from './contract';
import { runStatus, toStatus, type RouteView } from './read-status';

const NAME = 'translation-status';
const FILE = 'status.json';

export interface TranslationStatusOptions {
  /** Path of the page below the base of a language. */
  path: string;
  /** Arguments for Node.js that print the state of the translations as JSON. */
  command: readonly string[];
  /** Which pages are shown; all where it is left out. */
  isListed?: (page: { unlisted: boolean }) => boolean;
}

const OPTIONS = Joi.object<TranslationStatusOptions>({
  path: Joi.string().required(),
  command: Joi.array().items(Joi.string()).required(),
  isListed: Joi.function(),
});

export function validateOptions({
  validate,
  options,
}: OptionValidationContext<
  TranslationStatusOptions,
  TranslationStatusOptions
>): TranslationStatusOptions {
  return validate(OPTIONS, options);
}

/** Ids of the headings of a page; none where it cannot be read, which stops the build elsewhere. */
async function idsOf(source: string, siteDir: string): Promise<Set<string>> {
  try {
    const text = await readTextFile(path.join(siteDir, source.replace(/^@site\//, '')));
    return new Set((await readCachedMarkdown(text)).headings.map(({ id }) => id));
  } catch {
    return new Set();
  }
}

function shownPages(
  allContent: AllContent,
  siteDir: string,
  isListed: NonNullable<TranslationStatusOptions['isListed']>,
): Promise<RouteView[]> {
  const docs = Object.values(allContent['docusaurus-plugin-content-docs'] ?? {}).flatMap(
    (content) => (content as DocsContent).loadedVersions.flatMap((version) => version.docs),
  );
  const posts = Object.values(allContent['docusaurus-plugin-content-blog'] ?? {}).flatMap(
    (content) => (content as BlogContent).blogPosts.map(({ metadata }) => metadata),
  );
  const listed = [...docs, ...posts].filter(isListed);
  return Promise.all(
    listed.map(async ({ title, permalink, source }) => ({
      title,
      permalink,
      source: originalSource(source, siteDir),
      ids: await idsOf(source, siteDir),
    })),
  );
}

/** The pages that a copy of the translations shows in English; none where it is no copy. */
async function readGaps(folder: string): Promise<Gaps> {
  const text = await fs.readFile(path.join(folder, GAPS_FILE), 'utf8').catch(() => '{}');
  return JSON.parse(text) as Gaps;
}

/** Writes a file that the bundler may read at any moment: the old text or the new one, no part. */
async function replace(file: string, text: string): Promise<void> {
  // Two may be at work: a site that is read again has plugins of its own.
  const next = `${file}.${randomUUID()}`;
  await fs.writeFile(next, text);
  await fs.rename(next, file);
}

/** Adds the page that shows everybody how far the translations are. */
export default function translationStatusPlugin(
  { siteDir, baseUrl, siteConfig }: LoadContext,
  { path: route, command, isListed = () => true }: TranslationStatusOptions,
): Plugin<undefined> {
  /** The page's data, once it has been written. */
  let file: string | undefined;
  let asked = 0;

  async function read(allContent: AllContent): Promise<TranslationStatus | null> {
    try {
      const [report, shown] = await Promise.all([
        runStatus(command, siteDir),
        shownPages(allContent, siteDir, isListed),
      ]);
      return toStatus(report, shown, await readGaps(path.join(siteDir, siteConfig.i18n.path)));
    } catch (error) {
      // A damaged lockfile fails the check, not the release; the page says that it cannot tell.
      logger.warn(`The translation status could not be read: ${(error as Error).message}`);
      return null;
    }
  }

  return {
    name: NAME,

    async allContentLoaded({ allContent, actions }) {
      const write = (status: TranslationStatus | null) =>
        actions.createData(FILE, JSON.stringify(status));
      const current = ++asked;
      const reading = read(allContent);
      if (process.env.NODE_ENV === 'development') {
        // Nobody who saves a page waits for this one: it follows when it is ready.
        const target = (file ??= await write(null));
        void reading
          .then((status) => {
            if (current === asked) return replace(target, JSON.stringify(status));
          })
          .catch((error: Error) => logger.warn(`The status page is behind: ${error.message}`));
      } else {
        await write(await reading);
      }
      actions.addRoute({
        path: baseUrl + route,
        component: '@theme/TranslationStatusPage',
        exact: true,
        // By its alias: the name of a chunk comes from this address, and must not know the machine.
        modules: { status: `@generated/${NAME}/default/${FILE}` },
      });
    },
  };
}
