import logger from '@docusaurus/logger';
import { describe, expect, it, vi } from 'vitest';
import { cardAddress } from '@rslib-docs/kit/shared/addresses';
import type { Card } from './card';
import { drawCard } from './draw';

const card: Card = {
  title: '产物结构 Output',
  description: '了解 `bundle` 与 bundleless 的区别。',
  siteTitle: 'Rslib',
  host: 'rslib.rs',
  lang: 'zh-CN',
};
/** Width and height stand at fixed places of a PNG. */
const sizeOf = (png: Buffer) => [png.readUInt32BE(16), png.readUInt32BE(20)];

describe('a social card', () => {
  it('is a picture of 1200 × 630, the same every time, another for another title', async () => {
    const cards = [card, card, { ...card, title: '输出结构 Output' }];
    const [one, again, other] = (await Promise.all(cards.map(drawCard))) as [
      Buffer,
      Buffer,
      Buffer,
    ];
    expect(sizeOf(one)).toEqual([1200, 630]);
    expect(one.equals(again)).toBe(true);
    expect(one.equals(other)).toBe(false);
  });

  it('takes markup for text, and draws empty boxes for characters that no font has, which it says @F249', async () => {
    const warn = vi.spyOn(logger, 'warn').mockReturnValue();
    expect(sizeOf(await drawCard({ ...card, title: 'Fast 🚀 \u0001' }))).toEqual([1200, 630]);
    expect(warn.mock.calls.join()).toContain('no font has these characters: 🚀');
    const svg = '</text></svg><script>alert(1)</script>';
    expect(sizeOf(await drawCard({ ...card, title: svg, description: svg }))).toEqual([1200, 630]);
  });
});

it.each([
  [undefined, '/zh/', '/zh/img/cards/index.png'],
  ['/guide/start/', '/', '/img/cards/guide.png'],
])('the card of the part at %s below %s is %s', (to, base, address) => {
  expect(cardAddress(to, base)).toBe(address);
});
