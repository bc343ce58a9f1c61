import type { StatusArea, StatusPage, StatusTexts } from '../../plugin-report/contract';

export interface Sum {
  total: number;
  current: number;
}

const ORDER: readonly StatusArea[] = ['guide', 'config', 'blog', 'other'];

export function sumOf(pages: readonly StatusPage[]): Sum {
  // A page that English no longer has is none that could be current.
  const wanted = pages.filter(({ state }) => state !== 'orphan');
  return {
    total: wanted.length,
    current: wanted.filter(({ state }) => state === 'current').length,
  };
}

export function sumOfTexts(texts: readonly StatusTexts[]): Sum {
  return {
    total: texts.reduce((sum, { total }) => sum + total, 0),
    current: texts.reduce((sum, { translated }) => sum + translated, 0),
  };
}

/** Pages by area, in the order of the top bar; what needs work comes first. */
export function groupPages(
  pages: readonly StatusPage[],
): { area: StatusArea; pages: StatusPage[] }[] {
  const isCurrent = ({ state }: StatusPage) => Number(state === 'current');
  return ORDER.map((area) => ({
    area,
    pages: pages.filter((page) => page.area === area).sort((a, b) => isCurrent(a) - isCurrent(b)),
  })).filter((group) => group.pages.length > 0);
}
