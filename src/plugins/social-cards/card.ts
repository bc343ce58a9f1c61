import { CARD_SIZE } from '@rslib-docs/kit/shared/addresses';

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

/** The tokens of the light theme (src/design/tokens.css), which a picture cannot read. */
export const COLORS = {
  ground: '#e2ede7',
  ink: '#10201a',
  inkSoft: '#41524a',
  pine: '#0a6350',
  tenon: '#e2571b',
  paper: '#fbfcfb',
};

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

/** The paths of the mark in src/design/Mark.tsx. */
export const MARK = {
  body: 'M13 2H4a2 2 0 0 0-2 2v16a2 2 0 0 0 2 2h9v-5.8l-5 1.8V6l5 1.8z',
  joint: 'M20 2h-5.5v7.9L9.5 8.1v7.8l5-1.8V22H20a2 2 0 0 0 2-2V4a2 2 0 0 0-2-2z',
};

function mark(size: number): Drawing {
  const path = (fill: string, d: string): Drawing => ({ type: 'path', props: { fill, d } });
  return {
    type: 'svg',
    props: {
      viewBox: '0 0 24 24',
      width: size,
      height: size,
      children: [path(COLORS.ink, MARK.body), path(COLORS.tenon, MARK.joint)],
    },
  };
}

/** Dovetails along the lower edge; the last one is the tenon. */
function edge(): Drawing {
  const count = CARD_SIZE.width / TAIL_PX;
  const tail = (index: number): Drawing => {
    const left = index * TAIL_PX;
    const points = [
      [left + 30, 0],
      [left + 90, 0],
      [left + 104, EDGE_PX],
      [left + 16, EDGE_PX],
    ];
    const fill = index === count - 1 ? COLORS.tenon : COLORS.pine;
    return { type: 'polygon', props: { fill, points: points.join(' ') } };
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

/** How a card looks. */
export function layOutCard(card: Card): Drawing {
  const { size } = TITLE_SIZES_PX.find(({ from }) => width(card.title) >= from)!;
  return box(
    {
      flexDirection: 'column',
      ...CARD_SIZE,
      boxSizing: 'border-box',
      padding: PADDING_PX,
      background: COLORS.ground,
      color: COLORS.ink,
      fontFamily: 'Inter, Noto Sans SC',
    },
    box({ alignItems: 'center', gap: 20, fontSize: 36, fontWeight: 700 }, mark(56), card.siteTitle),
    box(
      {
        marginTop: 64,
        fontSize: size,
        fontWeight: 700,
        lineHeight: 1.15,
        letterSpacing: -1,
      },
      card.title,
    ),
    box(
      { marginTop: 28, color: COLORS.inkSoft, fontSize: 32, fontWeight: 400, lineHeight: 1.45 },
      card.description,
    ),
    box(
      {
        position: 'absolute',
        left: PADDING_PX,
        bottom: EDGE_PX + 24,
        color: COLORS.pine,
        fontSize: 26,
        fontWeight: 700,
      },
      card.host,
    ),
    edge(),
  );
}
