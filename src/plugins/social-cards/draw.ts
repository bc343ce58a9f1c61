import fs from 'node:fs/promises';
import { createRequire } from 'node:module';
import logger from '@docusaurus/logger';
import { Resvg } from '@resvg/resvg-js';
import type { ReactNode } from 'react';
import satori, { type Font } from 'satori';
import { CARD_SIZE } from '@rslib-docs/kit/shared/addresses';
import { layOutCard, type Card } from './card';

const require = createRequire(__filename);

/** Latin letters first; what a font lacks comes from the next. Satori reads WOFF, not WOFF2. */
const FONTS = [
  { name: 'Inter', files: '@fontsource/inter/files/inter-latin' },
  { name: 'Noto Sans SC', files: '@fontsource/noto-sans-sc/files/noto-sans-sc-chinese-simplified' },
];

function loadFonts(): Promise<Font[]> {
  const fonts = FONTS.flatMap((font) => [400, 700].map((weight) => ({ ...font, weight })));
  return Promise.all(
    fonts.map(async ({ name, files, weight }) => {
      const data = await fs.readFile(require.resolve(`${files}-${weight}-normal.woff`));
      return { name, weight, style: 'normal', data } as Font;
    }),
  );
}

async function createDraw() {
  const fonts = await loadFonts();
  return async (card: Card): Promise<Buffer> => {
    const drawing = layOutCard(card) as unknown as ReactNode;
    const svg = await satori(drawing, {
      ...CARD_SIZE,
      fonts,
      // Called for a character that no font has. It is drawn as an empty box: a picture beside a
      // link must not stop the build.
      loadAdditionalAsset: async (_kind, characters) => {
        logger.warn(`Social card "${card.title}": no font has these characters: ${characters}`);
        return [];
      },
    });
    // Letters are paths already: the machine's own fonts play no part.
    return new Resvg(svg, { font: { loadSystemFonts: false } }).render().asPng();
  };
}

let draw: ReturnType<typeof createDraw> | undefined;

/** Draws a card as PNG. The same card always gives the same bytes. */
export async function drawCard(card: Card): Promise<Buffer> {
  return (await (draw ??= createDraw()))(card);
}
