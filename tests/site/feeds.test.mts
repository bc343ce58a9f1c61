import { describe, expect, it } from 'vitest';
import { SITE, attributeOf, fileOf, find, pageAt, readText } from '../lib/built-pages.mts';
import { findFeedProblems, readFeed, type FeedElement } from '../lib/read-feed.mts';
import { FURTHER_POSTS, ROUTES } from '../lib/routes.mts';
import { LANGUAGES, inLang } from '../lib/texts.mts';

const HTML_LANG = { en: 'en', zh: 'zh-CN' };
const HAN = /\p{Script=Han}/u;

describe.each(LANGUAGES)('in %s', (lang) => {
  const address = inLang(lang, '/blog/rss.xml');

  it('the feed is RSS 2.0 in its language, and what the validator of the W3C takes for valid @F319', () => {
    const feed = readFeed(readText(address));
    expect(feed.attributes.version).toBe('2.0');
    const [channel] = feed.children;
    const textIn = ({ children }: FeedElement, name: string) =>
      children.find((one) => one.name === name)?.text ?? '';
    const items = channel!.children.filter(({ name }) => name === 'item');
    // The oldest post: a later one quotes the other language.
    const oldest = items.at(-1)!;
    expect(textIn(channel!, 'language')).toBe(HTML_LANG[lang]);
    expect(new Date(textIn(oldest, 'pubDate')).toISOString()).toBe('2025-05-14T10:00:00.000Z');
    const posts = [...FURTHER_POSTS, '/blog/introducing-rslib'];
    expect(items.map((item) => textIn(item, 'link'))).toEqual(
      posts.map((post) => SITE + inLang(lang, post)),
    );
    const content = textIn(oldest, 'content:encoded');
    expect(content.length).toBeGreaterThan(500);
    for (const part of [textIn(channel!, 'title'), textIn(channel!, 'description'), content])
      expect(HAN.test(part)).toBe(lang === 'zh');
    const xml = readText(address);
    expect(findFeedProblems(readFeed(xml), SITE + address)).toEqual([]);
    for (const [, src] of xml.matchAll(/<img [^>]*src="([^"]+)"/g))
      expect(fileOf(src!.replace(SITE, '')), src).toMatch(/\.(?:png|svg|jpg|webp)$/);
  });

  it('only the blog announces the feed', () => {
    for (const route of ROUTES) {
      const page = pageAt(inLang(lang, route));
      const links = find(page, { tag: 'link', type: 'application/rss+xml' });
      expect.soft(links, route).toHaveLength(route.startsWith('/blog/') ? 1 : 0);
      for (const link of links) {
        expect.soft(attributeOf(link, 'rel'), route).toBe('alternate');
        expect.soft(attributeOf(link, 'hreflang'), route).toBe(HTML_LANG[lang]);
        expect.soft(attributeOf(link, 'href'), route).toBe(SITE + address);
      }
    }
  });
});
