import { expect, test, text } from '../lib/test.mts';

const CLOSE_DELAY_MS = 150;
const SLACK_MS = 60;

test('menus open by hovering, stay if the pointer returns in time, and close 150 ms after leaving or by Escape @no-hydration', async ({
  page,
}) => {
  await page.goto('/guide/basic/cli');
  await test.step('the menu of tools', async () => {
    const panel = page.locator('#ecosystem-menu');
    await page.getByRole('button', { name: 'Tools of the same family' }).hover();
    await expect(panel).toBeVisible();
    await panel.getByRole('link', { name: /^Rspack/ }).hover();
    await page.waitForTimeout(CLOSE_DELAY_MS + SLACK_MS);
    await expect(panel).toBeVisible();
    await page.mouse.move(700, 700);
    await expect(panel).toBeHidden();
    for (const open of [true, false]) {
      await page.evaluate((isOpen) => {
        const detail = { id: 'ecosystem-menu', open: isOpen };
        dispatchEvent(new CustomEvent('site-menu', { detail }));
      }, open);
      await expect(panel, 'controlled from outside').toBeVisible({ visible: open });
    }
  });
  const button = page.getByRole('button', { name: /English/ });
  const panel = page.locator('#language-menu');
  await test.step('150 ms after leaving', async () => {
    await page.evaluate(() => {
      const { dataset } = document.documentElement;
      const note = (name: string) => (dataset[name] = String(performance.now()));
      addEventListener('pointerout', () => note('left'), { capture: true });
      addEventListener(
        'beforetoggle',
        (event) => (event as ToggleEvent).newState === 'closed' && note('closed'),
        { capture: true },
      );
    });
    await button.hover();
    await expect(panel).toBeVisible();
    await page.mouse.move(600, 600);
    await expect(panel).toBeHidden();
    const { left, closed } = await page.evaluate(() => ({
      left: Number(document.documentElement.dataset.left),
      closed: Number(document.documentElement.dataset.closed),
    }));
    expect(closed - left).toBeGreaterThanOrEqual(CLOSE_DELAY_MS - 5);
    expect(closed - left).toBeLessThan(CLOSE_DELAY_MS + 200);
  });
  await test.step('back in time, and Escape', async () => {
    await button.hover();
    await expect(panel).toBeVisible();
    await page.mouse.move(600, 600);
    await button.hover();
    await page.waitForTimeout(CLOSE_DELAY_MS + SLACK_MS);
    await expect(panel).toBeVisible();
    await button.click();
    await expect(panel).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
    await page.waitForTimeout(CLOSE_DELAY_MS + SLACK_MS);
    await expect(panel).toBeHidden();
  });
});

test.describe('the menu screen of phones', () => {
  test.use({ viewport: { width: 600, height: 844 } });

  test('holds everything, and closes on links and in wider windows @no-hydration', async ({
    page,
  }) => {
    await page.goto('/zh/blog/');
    const html = page.locator('html');
    const screen = page.locator('#phone-screen');
    const name = text('zh', 'top-bar.phone.open', 'Site menu');
    const button = page.getByRole('button', { name });
    await button.click();
    await expect(html).toHaveCSS('overflow', 'hidden');
    await expect(screen.locator('nav > a')).toHaveCount(3);
    for (const link of ['English', 'GitHub', 'Discord'])
      await expect(screen.getByRole('link', { name: link })).toBeVisible();
    const appearance = text('zh', 'appearance.switch.label', 'Switch appearance');
    await screen.getByRole('button', { name: appearance }).click();
    await expect(html).toHaveAttribute('data-theme', 'dark');
    const system = text('zh', 'appearance.switch.auto', 'Use the system appearance');
    await screen.getByRole('button', { name: system }).click();
    await expect(html).not.toHaveAttribute('data-theme');
    await button.click();
    await expect(screen).toBeHidden();
    await expect(html).not.toHaveCSS('overflow', 'hidden');

    await test.step('a link to the page itself', async () => {
      await button.click();
      await screen.getByRole('link', { name: '博客' }).click();
      await expect(screen).toBeHidden();
      await expect(page).toHaveURL('/zh/blog/');
    });
    await test.step('a wider window', async () => {
      await button.click();
      await page.setViewportSize({ width: 767, height: 844 });
      await expect(screen).toBeVisible();
      await page.setViewportSize({ width: 768, height: 844 });
      await expect(html).not.toHaveCSS('overflow', 'hidden');
      await page.setViewportSize({ width: 600, height: 844 });
      await expect(screen).toBeHidden();
    });
    await test.step('a link to another page', async () => {
      await button.click();
      await screen.getByRole('link', { name: '配置' }).click();
      await expect(page).toHaveURL('/zh/config/');
      await expect(screen).toBeHidden();
    });
    await test.step('on a page with a sidebar, the drawer', async () => {
      await expect(button).toBeHidden();
      await page.getByRole('button', { name: text('zh', 'doc-page.menu', 'Menu') }).click();
      const drawer = page.locator('#sidebar');
      for (const link of ['博客', 'English', 'GitHub', 'Discord'])
        await expect(drawer.getByRole('link', { name: link })).toBeVisible();
      await expect(drawer.locator('[aria-current=page]')).toBeFocused();
      await drawer.getByRole('button', { name: appearance }).click();
      await expect(html).toHaveAttribute('data-theme', 'dark');
    });
  });
});
