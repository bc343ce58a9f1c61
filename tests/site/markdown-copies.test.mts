import { describe, expect, it } from 'vitest';
import { SITE, find, pageAt, proseOf, readText } from '../lib/built-pages.mts';
import { ROUTES } from '../lib/routes.mts';
import { LANGUAGES, inLang } from '../lib/texts.mts';

const copyOf = (path: string) => (path.endsWith('/') ? `${path}index.md` : `${path}.md`);

describe.each(LANGUAGES)('in %s', (lang) => {
  const copies = new Map(
    ROUTES.filter((route) => route !== '/blog/').map((route) => {
      const address = copyOf(inLang(lang, route));
      return [address, readText(address)];
    }),
  );

  it('every page has a copy in plain Markdown whose links lead to copies', () => {
    for (const [address, copy] of copies) {
      const prose = copy.replace(/^(`{3,})[^]*?^\1$/gm, '').replace(/`[^`\n]*`/g, '');
      expect.soft(prose, address).not.toMatch(/\{\/\*|^:::|^import |\]\([^)]*\.mdx/m);
      expect.soft(copy.match(/^# /gm)?.length, address).toBeGreaterThan(0);
      // A copy that ends too early lacks the last headings, or closes no fence.
      const [text] = proseOf(pageAt(address.replace(/(?:index)?\.md$/, '')));
      // The home page has its headings in components.
      const headings = text && find(text, { tag: 'h2 h3 h4' }).length;
      if (text) expect.soft(prose.match(/^#{2,4} /gm)?.length ?? 0, address).toBe(headings);
      expect.soft((copy.match(/^`{3,}/gm)?.length ?? 0) % 2, address).toBe(0);
      const opening = copy.slice(0, copy.indexOf('\n# '));
      expect.soft(opening, address).toContain(`${SITE}${inLang(lang, '/llms.txt')}>\n`);
      for (const [, target] of prose.matchAll(/\]\((https:\/\/rslib\.rs[^)\s#]*)/g)) {
        const path = target!.slice(SITE.length);
        if (path.endsWith('.md')) expect.soft([...copies.keys()], address).toContain(path);
      }
    }
  });

  it('llms.txt lists the pages, llms-full.txt holds them', () => {
    const index = readText(inLang(lang, '/llms.txt'));
    const full = readText(inLang(lang, '/llms-full.txt'));
    for (const route of ROUTES.filter((one) => one !== '/' && one !== '/blog/')) {
      const address = copyOf(inLang(lang, route));
      const copy = copies.get(address)!;
      expect(index).toContain(`](${SITE}${address}): `);
      expect(full).toContain(`\nurl: ${SITE}${inLang(lang, route)}\n`);
      expect(full.includes(copy) && copy.endsWith('\n'), `all of ${route}`).toBe(true);
    }
    // An entry, not the middle of one.
    expect(index).toMatch(/\n- \[.+\]\(.+\): .+\n$/);
    expect(index).toContain(lang === 'zh' ? 'Language: zh-CN' : 'Language: en');
  });
});
