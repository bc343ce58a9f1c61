import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import type { SearchDocument } from '@rslib-docs/search/engine/document';
import { headFile } from '@rslib-docs/search/engine/parts/contract';
import { writeIndexes } from '@rslib-docs/search/plugin/write-search-index';
import { FixtureSite } from '../../lib/fixture-site.mts';
import { readDocuments } from '../../lib/judged-search.mts';
import { VisitedSite } from '../../lib/visited-site.mts';

const PAGES = 10_000;
const INDEX = 'search-index.en.json';
/** Limit of a first answer, compressed as hosts do (decisions/0011-search.md). */
const MOST_BYTES = 150_000;
const PAGE = '/guide/basic/cli';

const visit = new VisitedSite(() => FixtureSite.create({ isEnglish: true }));
const field = () => visit.page.locator('dialog[data-search] input');
const options = () => visit.page.locator('dialog[data-search]').getByRole('option');

/**
 * Documents of a site of the given size, made from the given documents: their sentences are
 * mixed, the same every time, under titles, names and headings that no other page has.
 */
function largeSite(originals: readonly SearchDocument[], pages: number): SearchDocument[] {
  const sentences = originals
    .flatMap(({ content }) => content.split(/(?<=[.!?])\s*|\n/u))
    .filter((sentence) => sentence.split(' ').length > 3);
  let random = 7;
  const sentence = () => {
    random = (Math.imul(random, 1_664_525) + 1_013_904_223) >>> 0;
    return sentences[Math.floor((random / 2 ** 32) * sentences.length)];
  };
  return Array.from({ length: pages }, (_, id) => {
    const original = originals[id % originals.length]!;
    const name = `opt${(id * 7919).toString(36)}`;
    let content = '';
    const toc = original.toc.map((heading, at) => {
      const text = `${heading.text} ${name}x${at}`;
      const charIndex = content.length;
      content += `${text}\n${Array.from({ length: 6 }, sentence).join(' ')}\n`;
      return { ...heading, text, charIndex };
    });
    content += sentence();
    const title = `${original.title} ${name}`;
    const routePath = `/area-${id % 100}/${name}`;
    // Keywords of the originals would stand on many pages, which happens on no real site.
    return { ...original, id, title, names: [name], keywords: [], routePath, content, toc };
  });
}

it(
  'an index in parts answers on a site of 10,000 pages for little',
  { timeout: 240_000 },
  async () => {
    const documents = largeSite(readDocuments('en'), PAGES);
    const { files, isParted } = writeIndexes([{ name: INDEX, documents }]);
    expect(isParted).toBe(true);
    // The list of all pages can be read.
    expect(JSON.parse(files.get(INDEX)!)).toHaveLength(PAGES);

    const asked: string[] = [];
    await visit.page.route(/\/search-index\.|\/assets\/search\//, async (route) => {
      const file = new URL(route.request().url()).pathname.slice(1);
      asked.push(file);
      await route.fulfill({ contentType: 'application/json', body: files.get(file)! });
    });
    // As a build with parts writes the page.
    await visit.page.addInitScript(() =>
      addEventListener('DOMContentLoaded', () => {
        document.querySelector<HTMLElement>('[data-search-open]')!.dataset.index = 'parts';
      }),
    );
    await visit.open(PAGE);
    await visit.page.keyboard.press('/');
    await visit.page.locator('dialog[data-search] kbd').first().waitFor();
    await visit.page.keyboard.insertText('output format');
    await options().first().waitFor();
    expect(await options().first().innerText()).toMatch(/output format/i);
    expect(asked).toContain(headFile(INDEX));
    expect(asked).not.toContain(INDEX);
    const bytes = asked.reduce((sum, file) => sum + gzipSync(files.get(file)!).length, 0);
    expect(bytes).toBeLessThan(MOST_BYTES);
    console.log(`First answer of ${PAGES} pages: ${bytes} bytes in ${asked.length} files.`);

    // An option that one page has, while it is being typed.
    const wanted = documents[7_777]!;
    await field().fill(wanted.names[0]!.slice(0, -1));
    await options().filter({ hasText: wanted.title }).first().waitFor();
  },
);
