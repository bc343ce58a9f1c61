import { readFileSync } from 'node:fs';
import path from 'node:path';
import { CARD_SIZE } from '@rslib-docs/kit/shared/addresses';
import { MARKS } from '../../design/marks';

export interface Card {
  title: string;
  description: string;
  siteTitle: string;
  /** Name of the site's host. */
  host: string;
  /** BCP 47 tag: the shapes of Chinese characters depend on it. */
  lang: string;
}

/** An element of Satori, which takes React's form and its names of styles. */
export interface Drawing {
  type: string;
  props: { style?: object; children?: (Drawing | string)[]; [name: string]: unknown };
}

const TOKENS = readFileSync(path.join(__dirname, '../../design/tokens.css'), 'utf8');

/** The colour of a token in the light theme: a picture cannot read the stylesheet. */
function light(token: string): string {
  const color = new RegExp(`--${token}: light-dark\\((#\\w+),`).exec(TOKENS)?.[1];
  if (!color) throw new Error(`src/design/tokens.css has no colour "${token}".`);
  return color;
}

const [INK, PINE, TENON] = ['ink', 'pine', 'tenon'].map(light) as [string, string, string];

const PADDING_PX = 72;
const EDGE_PX = 56;
const TAIL_PX = 120;
/** Longest titles first: what fits in three lines at a size. */
const TITLE_SIZES_PX = [
  { from: 44, size: 60 },
  { from: 22, size: 72 },
  { from: 0, size: 88 },
] as const;
/** A Chinese character is as wide as two Latin letters. */
const WIDE = /[\p{Script=Han}，。：；！？（）“”、]/gu;

const box = (style: object, ...children: (Drawing | string)[]): Drawing => ({
  type: 'div',
  props: { style: { display: 'flex', ...style }, children },
});

const width = (text: string): number => text.length + (text.match(WIDE)?.length ?? 0);

function mark(size: number): Drawing {
  const path = (fill: string, d: string): Drawing => ({ type: 'path', props: { fill, d } });
  return {
    type: 'svg',
    props: {
      viewBox: '0 0 24 24',
      width: size,
      height: size,
      children: [path(INK, MARKS.rslib.body), path(TENON, MARKS.rslib.joint)],
    },
  };
}

/** Dovetails along the lower edge; the last one is the tenon. */
function edge(): Drawing {
  const count = CARD_SIZE.width / TAIL_PX;
  const tail = (index: number): Drawing => {
    const [a, b, c, d] = [30, 90, 104, 16].map((x) => index * TAIL_PX + x);
    const points = `${a},0 ${b},0 ${c},${EDGE_PX} ${d},${EDGE_PX}`;
    const fill = index === count - 1 ? TENON : PINE;
    return { type: 'polygon', props: { fill, points } };
  };
  return {
    type: 'svg',
    props: {
      width: CARD_SIZE.width,
      height: EDGE_PX,
      viewBox: `0 0 ${CARD_SIZE.width} ${EDGE_PX}`,
      style: { position: 'absolute', left: 0, bottom: 0 },
      children: Array.from({ length: count }, (_, index) => tail(index)),
    },
  };
}

export function layOutCard(card: Card): Drawing {
  const { size } = TITLE_SIZES_PX.find(({ from }) => width(card.title) >= from)!;
  const place = { position: 'absolute', left: PADDING_PX, bottom: EDGE_PX + 24 };
  return box(
    {
      flexDirection: 'column',
      ...CARD_SIZE,
      boxSizing: 'border-box',
      padding: PADDING_PX,
      background: light('field'),
      color: INK,
      fontFamily: 'Inter, Noto Sans SC',
    },
    box({ alignItems: 'center', gap: 20, fontSize: 36, fontWeight: 700 }, mark(56), card.siteTitle),
    box(
      { marginTop: 64, fontSize: size, fontWeight: 700, lineHeight: 1.15, letterSpacing: -1 },
      card.title,
    ),
    box(
      { marginTop: 28, color: light('ink-2'), fontSize: 32, fontWeight: 400, lineHeight: 1.45 },
      card.description,
    ),
    box({ ...place, color: PINE, fontSize: 26, fontWeight: 700 }, card.host),
    edge(),
  );
}
