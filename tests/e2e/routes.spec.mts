import type { Page } from '@playwright/test';
import { parse, type DefaultTreeAdapterTypes } from 'parse5';
import { ROUTES, SPECIFIED_ROUTES } from '../lib/routes.mts';
import { LANGUAGES, appStarted, expect, inLang, inTurn, test, type Lang } from '../lib/test.mts';

const HAN = /\p{Script=Han}/gu;

test('the specification has fifty routes', () => {
  expect(new Set(SPECIFIED_ROUTES).size).toBe(50);
  expect(SPECIFIED_ROUTES).toHaveLength(50);
  expect(new Set(ROUTES).size).toBe(ROUTES.length);
});

/** The routes of an area: they share what the browser keeps, so a page costs its own bytes only. */
const areaOf = (route: string) => route.split('/').slice(0, 3).join('/');
const ALL = ROUTES;
const AREAS = [...new Set(ALL.map(areaOf))];

type Element = DefaultTreeAdapterTypes.Element;
const attribute = ({ attrs }: Element, name: string) =>
  attrs.find((one) => one.name === name)?.value;

/** Elements below a node, with itself, of a tag. */
function elementsIn(node: DefaultTreeAdapterTypes.Node, tagName: string): Element[] {
  const below =
    'childNodes' in node ? node.childNodes.flatMap((one) => elementsIn(one, tagName)) : [];
  return 'tagName' in node && node.tagName === tagName ? [node, ...below] : below;
}

/** Code is the same in both languages; what says that it is in another language is none of this. */
const isNoProse = (node: Element): boolean =>
  ['pre', 'code', 'figure', 'dl', 'script', 'style'].includes(node.tagName) ||
  attribute(node, 'lang') !== undefined;

function textOf(node: DefaultTreeAdapterTypes.Node): string {
  if ('value' in node) return node.value;
  if (!('childNodes' in node) || ('tagName' in node && isNoProse(node))) return '';
  return node.childNodes.map(textOf).join('');
}

for (const lang of LANGUAGES) {
  test(`every route is written in its language, with one heading (${lang})`, async ({
    request,
  }) => {
    test.setTimeout(60_000);
    for (const path of ALL.map((route) => inLang(lang, route))) {
      const response = await request.get(path);
      expect.soft(response.status(), path).toBe(200);
      const document = parse(await response.text());
      const only = (tag: string): Element => {
        const found = elementsIn(document, tag);
        expect.soft(found, `${tag} of ${path}`).toHaveLength(1);
        return found[0]!;
      };
      const inLanguage = lang === 'en' ? 'en' : 'zh-CN';
      expect.soft(attribute(only('html'), 'lang'), path).toBe(inLanguage);
      expect.soft(only('h1').childNodes, path).not.toHaveLength(0);
      const letters = textOf(only('main')).replace(/\P{L}/gu, '');
      const share = (letters.match(HAN)?.length ?? 0) / letters.length;
      if (lang === 'zh') expect.soft(share, path).toBeGreaterThan(0.3);
      else expect.soft(share, path).toBe(0);
    }
  });
}

async function seeRoute(page: Page, path: string, lang: Lang): Promise<void> {
  await page.goto(path);
  await appStarted(page);
  await expect(page.locator('h1')).toHaveCount(1);
  await expect(page.locator('h1')).toBeVisible();
  await expect(page).toHaveURL(path);
  await expect(page.locator('html')).toHaveAttribute('lang', lang === 'en' ? 'en' : 'zh-CN');
}

for (const [index, area] of AREAS.entries()) {
  for (const lang of inTurn(index % 2 === 0 ? 'en' : 'zh')) {
    const routes = ALL.filter((route) => areaOf(route) === area);
    test(`the app takes over every route of ${inLang(lang, area || '/')}`, async ({ page }) => {
      test.setTimeout(10_000 + 10_000 * routes.length);
      for (const route of routes) {
        const path = inLang(lang, route);
        await test.step(path, () => seeRoute(page, path, lang));
      }
    });
  }
}

test('no route below a shared folder', async ({ request }) => {
  for (const path of ['/shared', '/shared/', '/zh/shared', '/zh/shared/']) {
    expect((await request.get(path)).status(), path).toBe(404);
  }
});
