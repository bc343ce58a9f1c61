import type { Page } from '@playwright/test';
import { ui, radio, explorerAddress } from '../lib/output-explorer.mts';
import { dialog, field, options, search } from '../lib/search.mts';
import { appStarted, expect, openApp, test, text } from '../lib/test.mts';

/**
 * What a browser, its settings or an extension may lack or refuse, several faults at once where they
 * do not affect each other. Each runs in the page.
 */
const BROWSERS: readonly Readonly<Record<string, () => void>>[] = [
  {
    'no language (undefined)': () => {
      localStorage.clear();
      Object.defineProperty(Navigator.prototype, 'language', { get: () => undefined });
    },
    'forbidden storage': () => {
      const get = () => {
        throw new DOMException('forbidden', 'SecurityError');
      };
      for (const name of ['localStorage', 'sessionStorage']) {
        Object.defineProperty(window, name, { get });
      }
    },
    'no clipboard': () => {
      Object.defineProperty(Navigator.prototype, 'clipboard', { get: () => undefined });
    },
    'no observers of size and place': () => {
      delete (window as { IntersectionObserver?: unknown }).IntersectionObserver;
      delete (window as { ResizeObserver?: unknown }).ResizeObserver;
    },
    'no idle time': () => {
      delete (window as { requestIdleCallback?: unknown }).requestIdleCallback;
    },
    'no trusted types': () => {
      delete (window as { trustedTypes?: unknown }).trustedTypes;
    },
    'no view transitions': () => {
      delete (Document.prototype as { startViewTransition?: unknown }).startViewTransition;
    },
    'no names of languages': () => {
      delete (Intl as { DisplayNames?: unknown }).DisplayNames;
    },
    'no methods of popovers': () => {
      for (const name of ['showPopover', 'hidePopover', 'togglePopover']) {
        delete (HTMLElement.prototype as unknown as Record<string, unknown>)[name];
      }
    },
  },
  {
    'no language (null)': () => {
      localStorage.clear();
      Object.defineProperty(Navigator.prototype, 'language', { get: () => null });
    },
    'full storage': () => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    },
    'an address that cannot be replaced': () => {
      History.prototype.replaceState = () => {
        throw new DOMException('refused', 'SecurityError');
      };
    },
    'no media queries': () => {
      delete (window as { matchMedia?: unknown }).matchMedia;
    },
    'view transitions that are refused': () => {
      Document.prototype.startViewTransition = () => {
        throw new DOMException('refused', 'InvalidStateError');
      };
    },
    'no modal dialogs': () => {
      delete (HTMLDialogElement.prototype as { showModal?: unknown }).showModal;
    },
  },
  {
    'no language (empty)': () => {
      localStorage.clear();
      Object.defineProperty(Navigator.prototype, 'language', { get: () => '' });
    },
    'an address that cannot be changed': () => {
      History.prototype.replaceState = History.prototype.pushState = () => {
        throw new DOMException('refused', 'SecurityError');
      };
    },
  },
];

const PAGE = '/guide/start/quick-start';
const DESKTOP = { width: 1440, height: 800 };

/** A browser that has none does not ask for them either. */
async function dropTrustedTypes(page: Page): Promise<void> {
  await page.route(
    (url) => !/\.\w+$/.test(url.pathname),
    async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace(/require-trusted-types-for [^;"]*;?/, '');
      await route.fulfill({ response, body });
    },
  );
}

async function searches(page: Page, isModal: boolean): Promise<void> {
  if (isModal) {
    // Only the other language knows this word.
    await search(page, '介绍');
    await expect(options(page).first()).toHaveAttribute('href', /^\/zh\//);
    await page.keyboard.press('Escape');
    // The field lets go with the next frame; until then `/` would be text.
    await expect(field(page)).not.toBeFocused();
    await search(page, 'umdName');
    await expect(options(page).first()).toHaveAttribute('href', /umd-name/);
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
  } else {
    await page.keyboard.press('/');
    await expect(page).toHaveURL(/\/search\?q=$/);
  }
  await page.goto('/search?q=umdName');
  const panel = page.locator('[data-search-panel]');
  await expect(panel.getByRole('option').first()).toHaveAttribute('href', /umd-name/);
  await panel.getByRole('combobox').fill('banner');
  await expect(panel.getByRole('option').first()).toHaveAttribute('href', /banner/);
  await panel.getByRole('option').first().click();
  await expect(page).toHaveURL(/banner/);
}

async function pressesAnswer(page: Page): Promise<void> {
  const theme = () => page.locator('html').getAttribute('data-theme');
  const before = await theme();
  const banner = page.getByRole('banner');
  await banner
    .getByRole('button', { name: text('en', 'appearance.switch.label', 'Switch appearance') })
    .click();
  await expect.poll(theme).not.toBe(before);
  const tab = page.getByRole('tab').nth(1);
  await tab.click();
  await expect(tab).toHaveAttribute('aria-selected', 'true');
  await page.locator('#outline a').last().click();
  await expect(page).toHaveURL(/#/);
  const name = text('en', 'ecosystem.menu.label', 'Tools of the same family');
  await banner.getByRole('button', { name }).focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('#ecosystem-menu')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('#ecosystem-menu')).toBeHidden();
}

for (const faults of BROWSERS) {
  const names = Object.keys(faults);
  test(`a browser with ${names.join(', ')} reads, finds and chooses @F71`, async ({
    page,
    problems,
  }) => {
    test.setTimeout(60_000);
    let prompts = 0;
    page.on('dialog', (prompt) => {
      prompts += 1;
      void prompt.accept();
    });
    const copies = async () => {
      const copy = page.locator('[data-copy-code]').filter({ visible: true }).first();
      await copy.click();
      // Where nothing can be copied the reader copies from a prompt.
      const isDone = async () => prompts > 0 || (await copy.getAttribute('data-copied')) !== null;
      await expect.poll(isDone).toBe(true);
    };
    if (names.includes('no trusted types')) await dropTrustedTypes(page);
    for (const breakPlatform of Object.values(faults)) await page.addInitScript(breakPlatform);
    await page.setViewportSize(DESKTOP);

    // Before the app has come, and after it.
    await page.goto(PAGE);
    await pressesAnswer(page);
    await copies();
    await page.reload();
    await appStarted(page);
    await pressesAnswer(page);
    await copies();
    await page.locator('#sidebar a[href="/guide/start/"]').click();
    await expect(page).toHaveURL('/guide/start/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Introduction');
    await searches(page, !names.includes('no modal dialogs'));

    await page.goto('/zh/nope');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('PAGE NOT FOUND');
    await expect(page.getByRole('link', { name: 'Take me home' })).toHaveAttribute('href', '/zh/');
    await page.goto('/%E0%A4%A#%E0%A4%A');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('PAGE NOT FOUND');

    await openApp(page, `${explorerAddress('en')}#read`);
    await radio(page, ui('en', 'axis.format', 'Format'), 'CJS').check();
    await expect(page.getByText('index.cjs').first()).toBeVisible();

    await page.goto('/config/');
    await page.getByRole('searchbox', { name: 'Filter' }).fill('banner');
    await expect(page.getByRole('main').locator('a[href="/config/lib/banner"]')).toBeVisible();

    await page.setViewportSize({ width: 390, height: 800 });
    await page.goto(PAGE);
    await page
      .getByRole('button', { name: text('en', 'doc-page.menu', 'Menu'), exact: true })
      .click();
    await expect(page.locator('#sidebar')).toBeVisible();

    // A failed action is reported once, and does not throw at a press.
    expect(problems.filter((problem) => !problem.startsWith('console: '))).toEqual([]);
    problems.length = 0;
  });
}
