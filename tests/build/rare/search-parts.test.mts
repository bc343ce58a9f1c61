import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
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

interface Answer {
  file: string;
  body: string | undefined;
}

/** Answers what is asked of the index, and opens the page as a build with parts writes it. */
async function openWith(answer: (file: string) => string | undefined): Promise<Answer[]> {
  const answers: Answer[] = [];
  await visit.page.route(/\/search-index\.|\/assets\/search\//, async (route) => {
    const file = new URL(route.request().url()).pathname.slice(1);
    const body = answer(file);
    answers.push({ file, body });
    if (body) await route.fulfill({ contentType: 'application/json', body });
    else await route.fulfill({ status: 404, body: '' });
  });
  await visit.page.addInitScript(() =>
    addEventListener('DOMContentLoaded', () => {
      document.querySelector<HTMLElement>('[data-search-open]')!.dataset.index = 'parts';
    }),
  );
  await visit.open(PAGE);
  return answers;
}

async function ask(query: string): Promise<void> {
  await visit.page.keyboard.press('/');
  await visit.page.locator('dialog[data-search] kbd').first().waitFor();
  await visit.page.keyboard.insertText(query);
  await options().first().waitFor();
}

const writeIndex = (documents: readonly SearchDocument[], undividedBytes?: number) =>
  writeIndexes([{ name: INDEX, documents }], undividedBytes);

describe('an index in parts', () => {
  it('answers on a site of 10,000 pages for little', { timeout: 240_000 }, async () => {
    const documents = largeSite(await readDocuments('en'), PAGES);
    const { files, isParted } = writeIndex(documents);
    expect(isParted).toBe(true);
    // The list of all pages can be read.
    expect(JSON.parse(files.get(INDEX)!)).toHaveLength(PAGES);

    const answers = await openWith((file) => files.get(file));
    await ask('output format');
    expect(await options().first().innerText()).toMatch(/output format/i);
    const asked = answers.map(({ file }) => file);
    expect(asked).toContain(headFile(INDEX));
    expect(asked).not.toContain(INDEX);
    const bytes = answers.reduce((sum, { body }) => sum + gzipSync(body ?? '').length, 0);
    expect(bytes).toBeLessThan(MOST_BYTES);
    console.log(`First answer of ${PAGES} pages: ${bytes} bytes in ${asked.length} files.`);

    // An option that one page has, while it is being typed.
    const wanted = documents[7_777]!;
    await field().fill(wanted.names[0]!.slice(0, -1));
    await options().filter({ hasText: wanted.title }).first().waitFor();
  });

  it('that an update has replaced is asked for by its new name @F237', async () => {
    const { files } = writeIndex(largeSite(await readDocuments('en'), 200), 1);
    const head = headFile(INDEX);
    const stale = files.get(head)!.replace(/"hash":"\w+"/, '"hash":"0000000000"');
    let heads = 0;
    await openWith((file) => (file === head && (heads += 1) === 1 ? stale : files.get(file)));
    await ask('output format');
    expect(await options().first().innerText()).toMatch(/output/i);
    expect(heads).toBe(2);
    // The browser may report the missing parts.
    expect(visit.problems.filter((problem) => !problem.includes('404'))).toEqual([]);
    visit.problems = [];
  });
});
