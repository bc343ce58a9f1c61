import { expect, inLang, inTurn, test, text } from '../lib/test.mts';

const CONTROLS = /\/assets\/first-view\/controls\.[^/]+\.js$/;

for (const lang of inTurn('zh')) {
  test(`what is pressed before the controls have come is done when they have (${lang}) @F276`, async ({
    page,
  }) => {
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route(CONTROLS, async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(inLang(lang, '/config/lib/banner'), { waitUntil: 'commit' });
    const wrap = page
      .getByRole('button', { name: text(lang, 'code-fence.wrap.label', 'Toggle code wrap') })
      .first();
    await wrap.click();
    await expect(wrap).toHaveAttribute('aria-pressed', 'false');
    release();
    await expect(wrap).toHaveAttribute('aria-pressed', 'true');
    // Once, and from now on at once.
    await wrap.click();
    await expect(wrap).toHaveAttribute('aria-pressed', 'false');
  });

  test(`a page whose controls cannot be loaded is read, and the next press asks again (${lang}) @F277`, async ({
    page,
    problems,
  }) => {
    let isDown = true;
    await page.route(CONTROLS, (route) => (isDown ? route.abort() : route.continue()));
    await page.goto(inLang(lang, '/config/lib/banner'));
    // What the platform and the page itself do needs nothing.
    const root = page.locator('html');
    const before = await root.getAttribute('data-theme');
    await page
      .getByRole('button', { name: text(lang, 'appearance.switch.label', 'Switch appearance') })
      .first()
      .click();
    await expect(root).not.toHaveAttribute('data-theme', before ?? '');
    await page.keyboard.press('/');
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    isDown = false;
    const wrap = page
      .getByRole('button', { name: text(lang, 'code-fence.wrap.label', 'Toggle code wrap') })
      .first();
    await wrap.click();
    await expect(wrap).toHaveAttribute('aria-pressed', 'true');
    expect(problems.every((problem) => problem.includes('ERR_FAILED'))).toBe(true);
    problems.length = 0;
  });
}
