import { findFeedProblems } from '../lib/feed-rules.mts';
import { readFeed } from '../lib/read-feed.mts';
import { FURTHER_POSTS } from '../lib/routes.mts';
import { LANGUAGES, expect, inLang, test } from '../lib/test.mts';

const HTML_LANG = { en: 'en', zh: 'zh-CN' };

for (const lang of LANGUAGES) {
  const feed = inLang(lang, '/blog/rss.xml');

  test(`${feed} is RSS 2.0 in its language`, async ({ page, request }) => {
    const response = await request.get(feed);
    expect(response.headers()['content-type']).toContain('xml');
    const xml = await response.text();
    await page.goto('/');
    const parsed = await page.evaluate((source) => {
      const document = new DOMParser().parseFromString(source, 'application/xml');
      const text = (selector: string) => document.querySelector(selector)?.textContent ?? '';
      return {
        error: text('parsererror'),
        version: document.documentElement.getAttribute('version'),
        title: text('channel > title'),
        description: text('channel > description'),
        language: text('channel > language'),
        date: text('item:last-of-type > pubDate'),
        links: [...document.querySelectorAll('item > link')].map((one) => one.textContent),
        content:
          // Of the oldest post: a later one quotes the other language.
          [...document.getElementsByTagName('content:encoded')].at(-1)?.textContent ?? '',
      };
    }, xml);
    expect(parsed.error).toBe('');
    expect(parsed.version).toBe('2.0');
    expect(parsed.language).toBe(HTML_LANG[lang]);
    expect(new Date(parsed.date).toISOString()).toBe('2025-05-14T10:00:00.000Z');
    const posts = [...FURTHER_POSTS, '/blog/introducing-rslib'];
    expect(parsed.links).toEqual(posts.map((post) => `https://rslib.rs${inLang(lang, post)}`));
    expect(parsed.content.length).toBeGreaterThan(500);
    const han = /\p{Script=Han}/u;
    for (const part of [parsed.title, parsed.description, parsed.content]) {
      expect(han.test(part)).toBe(lang === 'zh');
    }
  });

  test(`${feed} is what the W3C's validator takes for valid @F319`, async ({ request }) => {
    const xml = await (await request.get(feed)).text();
    expect(findFeedProblems(readFeed(xml), `https://rslib.rs${feed}`)).toEqual([]);
    for (const [, src] of xml.matchAll(/<img [^>]*src="([^"]+)"/g)) {
      const picture = await request.get(src!.replace('https://rslib.rs', ''));
      expect(picture.headers()['content-type'], src).toMatch(/^image\//);
    }
  });

  test(`only the blog announces the feed (${lang})`, async ({ page }) => {
    const link = page.locator('head link[type="application/rss+xml"]');
    for (const path of ['/blog/', '/blog/introducing-rslib']) {
      await page.goto(inLang(lang, path));
      await expect(link).toHaveCount(1);
      await expect(link).toHaveAttribute('rel', 'alternate');
      await expect(link).toHaveAttribute('hreflang', HTML_LANG[lang]);
      await expect(link).toHaveAttribute('href', `https://rslib.rs${feed}`);
    }
    for (const path of ['/', '/guide/basic/cli']) {
      await page.goto(inLang(lang, path));
      await expect(link).toHaveCount(0);
    }
  });
}
