import { FRAME_IDS } from '../../src/lib/frame-ids/frame-ids.ts';
import { appStarted, expect, test } from '../lib/test.mts';

/** Counted through: words of a documentation are none of them. */
const NUMBERED = /^(?:bar|phone|nav)-\w+-\d+$/;

for (const path of ['/guide/basic/cli', '/zh/config/', '/blog/introducing-rslib', '/nope']) {
  test(`every id around the text of ${path} is one that headings may not take`, async ({
    page,
    problems,
  }) => {
    await page.goto(path);
    await appStarted(page);
    const ids = await page
      .locator('[id]')
      .evaluateAll((all) => all.filter((one) => !one.closest('article')).map(({ id }) => id));
    expect(ids).toContain('main');
    const free = ids.filter((id) => !FRAME_IDS.includes(id) && !NUMBERED.test(id));
    expect(free).toEqual([]);
    problems.length = 0;
  });
}
