/** Size of a card in pixels: what networks show in full. */
export const CARD_SIZE = { width: 1200, height: 630 } as const;

const FOLDER = 'img/cards/';

/**
 * Picture for links to a part of the site, below the base path of its language. The part is named
 * by the address of its item in the top navigation; what belongs to none has that of the site.
 */
export function cardAddress(to: string | undefined, base: string): string {
  return `${base}${FOLDER}${to?.split('/')[1] ?? 'index'}.png`;
}
