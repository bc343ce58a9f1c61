import { PAGE, dialog, options, search } from '../lib/search.mts';
import { expect, inLang, inTurn, test, type Lang } from '../lib/test.mts';

/** A name in the language of the page. */
const NAME: Record<Lang, string> = { en: '/[A-Za-z]/', zh: '/[一-龥]/' };

const bar = (name: string) => `
- link ${name}
- banner:
  - button ${name}
  - link "Rslib"
  - navigation ${name}:
    - link ${name}
  - button /Ctrl/
  - button /English|简体中文/
  - button ${name}
  - link "GitHub"`;

const PAGES: Record<string, (name: string) => string> = {
  '/': (name) => `${bar(name)}
- main:
  - heading ${name} [level=1]
  - link ${name}
  - img ${name}
  - region ${name}:
    - heading ${name} [level=2]
    - group ${name}:
      - radio "ESM" [checked]
  - heading ${name} [level=2]
  - heading ${name} [level=3]
- contentinfo:
  - heading ${name} [level=2]
  - list:
    - listitem:
      - link ${name}
- status`,
  [PAGE]: (name) => `${bar(name)}
- navigation ${name}:
  - list:
    - listitem:
      - group:
        - list:
          - listitem:
            - link ${name}
- main:
  - navigation ${name}:
    - list
  - article:
    - heading ${name} [level=1]
    - heading ${name} [level=2]
    - button ${name}
  - navigation ${name}:
    - link ${name}
- navigation ${name}:
  - heading ${name} [level=2]
  - list:
    - listitem:
      - link ${name}
- contentinfo
- status`,
};
/** Roles that say nothing without a name. */
const NAMELESS =
  /^\s*- (?:button|link|navigation|region|img|dialog|combobox|radio|option)(?:$|:$| \[)/m;

for (const lang of inTurn('zh')) {
  test(`landmarks, headings and names are read out, and the search with how much it found (${lang}) @F86`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    for (const [path, tree] of Object.entries(PAGES)) {
      await page.goto(inLang(lang, path));
      await expect(page.locator('body')).toMatchAriaSnapshot(tree(NAME[lang]));
      expect(NAMELESS.exec(await page.locator('body').ariaSnapshot())).toBeNull();
    }
    await search(page, 'umdName');
    const name = NAME[lang];
    await expect(dialog(page)).toMatchAriaSnapshot(`
- dialog ${name}:
  - search:
    - combobox ${name} [expanded]
    - button ${name}
  - listbox ${name}:
    - group ${name}:
      - option /umdName/ [selected]
  - status: /\\d/
  - list:
    - listitem:
      - img "Enter"
    - listitem:
      - img "↓"
      - img "↑"
    - listitem: /esc/`);
    // A better answer may come between the two.
    await expect(async () => {
      const said = await dialog(page).getByRole('status').textContent();
      expect(Number(/\d+/.exec(said!)![0])).toBe(await options(page).count());
    }).toPass();
  });
}
