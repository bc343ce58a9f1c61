import { describe, expect, it } from 'vitest';
import { unzipFiles } from '@rslib-docs/samples/archive/zip';
import {
  attributeOf,
  find,
  hasClass,
  hrefsOf,
  isWithin,
  pageAt,
  proseOf,
  read,
  textOf,
  type Element,
} from '../lib/built-pages.mts';
import { DOCS_BASE, ROUTES } from '../lib/routes.mts';
import { LANGUAGES, inLang, text } from '../lib/texts.mts';

/** The mark: packages/kit/shared/page-contract.ts. */
const PAGE_ONLY = 'data-nosnippet';
/** Additions of a page to a text: controls, and signs that lead to places in it. */
const ADDED = [
  { tag: 'button' },
  { role: 'tablist' },
  { class: hasClass('hash') },
  { 'data-footnote-backref': true },
  { role: 'img' },
] as const;
/** Pages that are tools: their controls are what they are about. */
const TOOLS = ['/guide/basic/output-explorer', '/guide/migration/tsup'];

const outerOf = ({ tagName, attrs }: Element): string =>
  `<${tagName} ${attrs.map(({ name, value }) => `${name}="${value}"`).join(' ')}>`;

describe.each(LANGUAGES)('in %s', (lang) => {
  const paths = ROUTES.map((route) => inLang(lang, route));
  const prose = (path: string, pattern: Parameters<typeof find>[1]) =>
    proseOf(pageAt(path)).flatMap((one) => find(one, pattern));

  it('page-only elements are marked in every text @F319', () => {
    const unmarked: string[] = [];
    let count = 0;
    for (const path of paths.filter((one) => !TOOLS.some((tool) => one.endsWith(tool)))) {
      for (const element of ADDED.flatMap((pattern) => prose(path, pattern))) {
        count += 1;
        // A picture that can be enlarged is something of the text.
        if (
          attributeOf(element, 'data-zoom') === undefined &&
          !isWithin(element, { [PAGE_ONLY]: true })
        )
          // prettier-ignore
          unmarked.push(`${path}: ${outerOf(element)}`);
      }
    }
    expect(unmarked).toEqual([]);
    expect(count).toBeGreaterThan(1000);
  });

  it('every button of a section has its menu, on every page', () => {
    let buttons = 0;
    for (const path of paths) {
      const { length } = find(pageAt(path), { popovertarget: 'section-menu' });
      buttons += length;
      if (length > 0) expect(find(pageAt(path), { id: 'section-menu' }), path).toHaveLength(1);
    }
    expect(buttons).toBeGreaterThan(100);
  });

  it('the link to a section is called what the section is called @F86', () => {
    let links = 0;
    const said = text(lang, 'theme.common.headingLinkTitle', 'Direct link to {heading}');
    for (const path of paths) {
      for (const heading of prose(path, { tag: 'h2 h3' })) {
        const [link] = find(heading, { class: hasClass('hash') });
        if (!link) continue;
        links += 1;
        const name = textOf(heading, (one) => attributeOf(one, PAGE_ONLY) !== undefined);
        const label = attributeOf(link, 'aria-label');
        expect.soft(label, path).toBe(said.replace('{heading}', name.trim()));
      }
    }
    expect(links).toBeGreaterThan(100);
  });

  it('links that leave the site open in a new tab and say so', () => {
    const hint = text(lang, 'prose.link.external', '(opens in a new tab)');
    let count = 0;
    for (const path of paths) {
      for (const link of prose(path, { tag: 'a', href: /^http/ })) {
        count += 1;
        const where = `${path}: ${outerOf(link)}`;
        expect.soft(attributeOf(link, 'target'), where).toBe('_blank');
        expect.soft(attributeOf(link, 'rel'), where).toBe('noopener noreferrer');
        expect.soft(find(link, { role: 'img', 'aria-label': hint }), where).toHaveLength(1);
      }
    }
    expect(count).toBeGreaterThan(20);
  });

  it('links in the site stay in the tab and in the language', () => {
    let count = 0;
    for (const path of paths) {
      for (const link of prose(path, { tag: 'a', href: /^\// })) {
        if (attributeOf(link, 'download') !== undefined) continue;
        count += 1;
        const where = `${path}: ${outerOf(link)}`;
        expect.soft(attributeOf(link, 'target'), where).toBeUndefined();
        const href = attributeOf(link, 'href')!;
        expect.soft(href.startsWith(inLang(lang, '/')), where).toBe(true);
        expect.soft(href, where).not.toMatch(/^\/zh\/zh\/|^\/(?:zh\/)?en\//);
      }
    }
    expect(count).toBeGreaterThan(100);
  });

  it('headings that name an option have facts below them', () => {
    const named = paths
      .filter((path) => path.includes('/config/'))
      .flatMap((path) => prose(path, { tag: 'h2 h3' }))
      .filter((heading) => {
        const [first] = heading.childNodes;
        const isCode = first && 'tagName' in first && first.tagName === 'code';
        return isCode && /^\w+(?:\.\w+)+/.test(textOf(first));
      });
    const withFacts = named.filter((heading) => {
      const siblings = heading.parentNode!.childNodes.filter((one) => 'tagName' in one);
      const at = siblings.indexOf(heading);
      // Below the sentence that says what the option is for.
      const next = siblings[at + 1]?.tagName === 'p' ? siblings[at + 2] : siblings[at + 1];
      return next?.tagName === 'dl';
    });
    expect(named.length).toBeGreaterThan(40);
    expect(withFacts.length / named.length).toBeGreaterThanOrEqual(0.95);
  });

  it('terms are few, stand in the text only, and are defined as in the glossary', () => {
    const glossary = pageAt(inLang(lang, '/guide/start/glossary'));
    expect(find(glossary, { 'data-definition': true })).toEqual([]);
    const entries = new Map<string, string>();
    let id: string | undefined;
    for (const node of proseOf(glossary)[0]!.childNodes) {
      if (!('tagName' in node)) continue;
      if (node.tagName === 'h3') id = attributeOf(node, 'id');
      else if (node.tagName === 'p' && id && !entries.has(id)) entries.set(id, textOf(node));
    }
    let count = 0;
    for (const path of paths) {
      const terms = find(pageAt(path), { 'data-definition': true });
      count += terms.length;
      expect.soft(terms.length, path).toBeLessThanOrEqual(8);
      for (const term of terms) {
        const where = `${path}: ${outerOf(term)}`;
        const outside = { tag: 'h1 h2 h3 h4 th code pre summary button' };
        expect.soft(isWithin(term, outside), where).toBe(false);
        const definition = attributeOf(term, 'data-definition')!.replaceAll('`', '');
        expect.soft(definition.length, where).toBeLessThanOrEqual(160);
        const entry = entries.get(attributeOf(term, 'href')!.split('#')[1]!);
        expect.soft(entry, where).toContain(definition);
      }
    }
    expect(count).toBeGreaterThan(50);
  });
});

it('every sample has one link, whose archive is there', () => {
  const addresses = new Set<string>();
  for (const route of ROUTES) {
    const address = route.startsWith('/blog/') ? route : DOCS_BASE + route;
    const hrefs = hrefsOf(find(pageAt(address), { 'data-archive': true }));
    for (const href of hrefs) addresses.add(href);
  }
  expect(addresses.size).toBeGreaterThan(100);
  for (const address of addresses)
    expect([...unzipFiles(read(address)).keys()], address).toContain('README.md');
});
