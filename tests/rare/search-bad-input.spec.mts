import { PAGE, dialog, field, open, options } from '../lib/search.mts';
import { expect, test } from '../lib/test.mts';

const BAD_QUERIES = [
  '<img src=x onerror=alert(1)>',
  '\ud800',
  'x'.repeat(600),
  '.*+?[](){}|^$\\',
  '%E0%A4%A',
];
test('markup, patterns and broken letters stay text @F232', async ({ page }) => {
  await page.goto(PAGE);
  await open(page);
  for (const query of BAD_QUERIES) {
    await test.step(JSON.stringify(query.slice(0, 30)), async () => {
      await field(page).evaluate((input: HTMLInputElement, value) => {
        input.value = value;
        input.dispatchEvent(new InputEvent('input', { bubbles: true }));
      }, query);
      await expect(dialog(page).locator('img')).toHaveCount(0);
      await page.waitForTimeout(300);
      await field(page).fill('bundle');
      await expect(options(page).first()).toHaveAttribute('href', /bundle/);
    });
  }
  for (const query of BAD_QUERIES) {
    await page.goto(`/search?q=${encodeURIComponent(query.replace(/\p{Surrogate}/gu, '?'))}`);
    await expect(page.locator('[data-search-panel] input')).toBeVisible();
  }
});

const BAD_INDEXES: Record<string, string> = {
  cut: '[{"title":"a","content":"nee',
  html: '<!doctype html><title>x</title>',
  'no list': '{"a":1}',
  empty: '',
};
test('an index that is broken yields the error screen @F231', async ({ page, problems }) => {
  for (const [name, body] of Object.entries(BAD_INDEXES)) {
    await test.step(name, async () => {
      await page.context().route(/search-index/, (route) => route.fulfill({ body }));
      await page.goto(PAGE);
      await open(page);
      await page.keyboard.insertText('needle');
      await expect(dialog(page)).toContainText('Unable to fetch results');
      await page.keyboard.insertText(' again');
      await page.waitForTimeout(500);
      const line = 'Failed to fetch search index, please reload the page and try again.';
      expect(problems.filter((problem) => problem.includes(line))).toHaveLength(1);
      problems.length = 0;
    });
  }
});

test('broken entries of a stored history are left out @F233', async ({ page }) => {
  await page.addInitScript(() => {
    const one = { title: 'Start', header: 'Start', link: '/guide/start/' };
    const entries = [
      { ...one, type: 'title', highlightInfoList: 5 },
      { ...one, type: 'content', statement: {}, highlightInfoList: [null], link: '/config/' },
      { ...one, type: { a: 1 }, link: '/blog/' },
      null,
      [],
    ];
    const isBroken = new URLSearchParams(location.search).has('broken');
    const recent = isBroken ? '[{"link":"javascript:alert(1)"},1' : JSON.stringify(entries);
    localStorage.setItem('rslib.search.recent.en', recent);
    localStorage.setItem(
      'rslib.search.favorites.en',
      '[{"link":"//evil.example","title":"x","header":"x","type":"title"}]',
    );
  });
  await page.goto(`${PAGE}?broken`);
  await open(page);
  await expect(dialog(page)).toContainText('No recent searches');
  await page.goto(PAGE);
  await open(page);
  await expect(dialog(page).getByRole('row')).toHaveCount(3);
});

test('a worker that fails to load is told, and tried again @F230', async ({ page, problems }) => {
  let broken = true;
  await page
    .context()
    .route(/searchWorker/, (route) => (broken ? route.abort() : route.continue()));
  await page.goto(PAGE);
  await open(page);
  await page.keyboard.insertText('bundle');
  await expect(dialog(page)).toContainText('Unable to fetch results');
  problems.length = 0;
  broken = false;
  await page.keyboard.insertText(' mode');
  await expect(options(page).first()).toBeVisible();
});
