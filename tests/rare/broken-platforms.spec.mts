import type { Page } from '@playwright/test';
import { ui, radio, explorerAddress } from '../lib/output-explorer.mts';
import { dialog, field, options, search } from '../lib/search.mts';
import { appStarted, changeHtml, expect, openApp, test, text } from '../lib/test.mts';

interface Browser {
  /** What it says its language is. */
  language: string | null | undefined;
  /** What it lacks, by the way there from the window. */
  lacks?: readonly string[];
  /** What fails when it is asked for. */
  forbids?: readonly string[];
  /** What fails when it is called, with the name of the error. */
  refuses?: Readonly<Record<string, string>>;
}

/**
 * What a browser, its settings or an extension may lack or refuse, several faults at once where they
 * do not affect each other.
 */
const BROWSERS: readonly Browser[] = [
  {
    language: undefined,
    forbids: ['localStorage', 'sessionStorage'],
    lacks: [
      'IntersectionObserver',
      'ResizeObserver',
      'requestIdleCallback',
      'trustedTypes',
      'Navigator.prototype.clipboard',
      'Document.prototype.startViewTransition',
      'Intl.DisplayNames',
      'HTMLElement.prototype.showPopover',
      'HTMLElement.prototype.hidePopover',
      'HTMLElement.prototype.togglePopover',
    ],
  },
  {
    language: null,
    lacks: ['matchMedia', 'HTMLDialogElement.prototype.showModal'],
    refuses: {
      'Storage.prototype.setItem': 'QuotaExceededError',
      'History.prototype.replaceState': 'SecurityError',
      'Document.prototype.startViewTransition': 'InvalidStateError',
    },
  },
  {
    language: '',
    refuses: {
      'History.prototype.replaceState': 'SecurityError',
      'History.prototype.pushState': 'SecurityError',
    },
  },
];

/** Runs in the page. */
function breakPlatform({ language, lacks = [], forbids = [], refuses = {} }: Browser): void {
  const placeOf = (path: string) => {
    const names = path.split('.');
    const name = names.pop()!;
    const owner = names.reduce<object>((at, part) => Reflect.get(at, part) as object, window);
    return { owner, name };
  };
  const define = (path: string, descriptor: PropertyDescriptor) => {
    const { owner, name } = placeOf(path);
    Object.defineProperty(owner, name, descriptor);
  };
  const fail = (name: string) => () => {
    throw new DOMException('refused', name);
  };
  localStorage.clear();
  define('Navigator.prototype.language', { get: () => language });
  for (const path of lacks) {
    const { owner, name } = placeOf(path);
    Reflect.deleteProperty(owner, name);
  }
  for (const path of forbids) define(path, { get: fail('SecurityError') });
  for (const [path, error] of Object.entries(refuses)) define(path, { value: fail(error) });
}

const PAGE = '/guide/start/quick-start';
const DESKTOP = { width: 1440, height: 800 };

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

for (const browser of BROWSERS) {
  const { language, lacks = [], forbids = [], refuses = {} } = browser;
  const names = [...lacks, ...forbids, ...Object.keys(refuses)].map((path) =>
    path.split('.').at(-1),
  );
  test(`a browser of language ${language} without ${names.join(', ')} reads and finds @F71`, async ({
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
    // A browser that has no trusted types does not ask for them either.
    if (lacks.includes('trustedTypes'))
      await changeHtml(page, /^[^.]*$/, (html) =>
        html.replace(/require-trusted-types-for [^;"]*;?/, ''),
      );
    await page.addInitScript(breakPlatform, browser);
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
    await searches(page, !lacks.includes('HTMLDialogElement.prototype.showModal'));

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
