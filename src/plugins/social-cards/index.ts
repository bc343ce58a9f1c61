import fs from 'node:fs/promises';
import path from 'node:path';
import logger from '@docusaurus/logger';
import type { LoadContext, OptionValidationContext, Plugin } from '@docusaurus/types';
import { Joi } from '@docusaurus/utils-validation';
import { cardAddress } from '@rslib-docs/kit/shared/addresses/card-address';
import { contentCache } from '@rslib-docs/kit/node/content-cache';
import { PAGE_DATA_PLUGIN, type PageData } from '../page-data/contract';
import { layOutCard, type Card } from './card';

export interface SocialCardsOptions {
  /** BCP 47 tag of the language that is being built. */
  lang: string;
}

const OPTIONS = Joi.object<SocialCardsOptions>({ lang: Joi.string().required() });

export function validateOptions({
  validate,
  options,
}: OptionValidationContext<SocialCardsOptions, SocialCardsOptions>): SocialCardsOptions {
  return validate(OPTIONS, options);
}

/** Drawn cards by what is drawn on them; a build draws only what is new. */
const fromCache = contentCache('social-cards', {
  packages: ['satori', '@resvg/resvg-js', '@fontsource/inter', '@fontsource/noto-sans-sc'],
  sources: ['src/plugins/social-cards'],
});

function cached(card: Card): Promise<Buffer> {
  return fromCache(layOutCard(card), async () => (await import('./draw')).drawCard(card));
}

/** Draws for every page the picture that stands beside a shared link. */
export default function socialCardsPlugin(
  { baseUrl, siteConfig, generatedFilesDir }: LoadContext,
  { lang }: SocialCardsOptions,
): Plugin<undefined> {
  return {
    name: 'social-cards',
    async postBuild({ outDir }) {
      const file = path.join(generatedFilesDir, PAGE_DATA_PLUGIN, 'default', 'pages.json');
      const pages = JSON.parse(await fs.readFile(file, 'utf8')) as PageData[];
      const { host } = new URL(siteConfig.url);
      for (const page of pages) {
        const target = path.join(
          outDir,
          cardAddress(page.routePath, baseUrl).slice(baseUrl.length),
        );
        const isHome = page.pageType === 'home';
        const card: Card = {
          title: isHome ? siteConfig.tagline : page.title,
          description: page.description,
          area: page.version,
          siteTitle: siteConfig.title,
          host,
          lang,
        };
        const picture = await cached(card).catch((error: unknown) => {
          throw new Error(`${page.relativePath}: social card: ${(error as Error).message}`);
        });
        await fs.mkdir(path.dirname(target), { recursive: true });
        await fs.writeFile(target, picture);
      }
      logger.info(`Social cards: ${pages.length}`);
    },
  };
}
