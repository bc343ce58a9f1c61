import fs from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { ThemeConfig } from '@docusaurus/preset-classic';
import { cardAddress } from '@rslib-docs/kit/shared/addresses';
import { contentCache } from '@rslib-docs/kit/node/content-cache';
import { layOutCard, type Card } from './card';

/** Finished cards by their content; a build draws only new ones. */
const fromCache = contentCache('social-cards', {
  packages: ['satori', '@resvg/resvg-js', '@fontsource/inter', '@fontsource/noto-sans-sc'],
  sources: ['src/plugins/social-cards'],
});

function cached(card: Card): Promise<Buffer> {
  return fromCache(layOutCard(card), async () => (await import('./draw')).drawCard(card));
}

export interface SocialCardsOptions {
  /** BCP 47 tag of the language that is being built. */
  lang: string;
}

/** Draws for every part of the site the picture that networks show beside a link. */
export default function socialCardsPlugin(
  { baseUrl }: LoadContext,
  { lang }: SocialCardsOptions,
): Plugin<undefined> {
  return {
    name: 'social-cards',
    async postBuild({ outDir, siteConfig }) {
      // Docusaurus has already put the labels of the language into it.
      const { navbar } = siteConfig.themeConfig as ThemeConfig;
      const { tagline } = siteConfig;
      const parts = (navbar?.items ?? []).flatMap(({ to, label }) =>
        typeof to === 'string' ? [{ to, title: String(label), description: tagline }] : [],
      );
      const whole = { to: undefined, title: tagline, description: '' };
      const site = { siteTitle: siteConfig.title, host: new URL(siteConfig.url).host, lang };
      for (const { to, ...texts } of [whole, ...parts]) {
        const target = path.join(outDir, cardAddress(to, baseUrl).slice(baseUrl.length));
        const card: Card = { ...texts, ...site };
        await fs.mkdir(path.dirname(target), { recursive: true });
        await fs.writeFile(target, await cached(card));
      }
    },
  };
}
