/** Size of a card in pixels: what networks show in full. */
export const CARD_SIZE = { width: 1200, height: 630 } as const;

const FOLDER = 'img/cards/';

/** Picture of a page for shared links, below the base path of its language. */
export function cardAddress(routePath: string, base: string): string {
  const rest = routePath.slice(base.length).replace(/\/$/, '');
  return `${base}${FOLDER}${rest || 'index'}.png`;
}
