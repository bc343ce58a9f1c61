import { describe, expect, it } from 'vitest';
import type { StatusArea, StatusPage } from '../../plugin-report/contract';
import { groupPages, sumOf, sumOfTexts } from './sums';

const page = (area: StatusArea, title: string, state: StatusPage['state']): StatusPage => ({
  ...{ area, title, state, file: `${title}.mdx`, sections: 2, currentSections: 1, behind: [] },
});

describe('the sums of the status page', () => {
  const pages = [
    page('blog', 'a', 'current'),
    page('guide', 'b', 'current'),
    page('guide', 'c', 'missing'),
    page('guide', 'd', 'orphan'),
  ];

  it('count pages that English has, and only current ones as done', () => {
    expect(sumOf(pages)).toEqual({ total: 3, current: 2 });
    expect(sumOf([])).toEqual({ total: 0, current: 0 });
  });

  it('count texts of all files', () => {
    const texts = [
      { file: 'a', total: 3, translated: 2 },
      { file: 'b', total: 1, translated: 1 },
    ];
    expect(sumOfTexts(texts)).toEqual({ total: 4, current: 3 });
  });

  it('areas come in the order of the top bar, what needs work first', () => {
    const groups = groupPages(pages).map((one) => [one.area, one.pages.map((p) => p.title)]);
    expect(groups).toEqual([
      ['guide', ['c', 'd', 'b']],
      ['blog', ['a']],
    ]);
  });
});
