import { expect, it } from 'vitest';
import { readMarkdown } from '@rslib-docs/kit/shared/markdown/read-markdown';
import { readSearchDocuments } from '../engine/document';
import { readPageCode, withCode } from '../engine/page-code';
import { writeSearchIndex, type PageWithSamples } from './write-search-index';

const SOURCE = `---
title: x
---

Text with \`inline code\`.

\`\`\`ts
export const sample = 1;
\`\`\`

## Heading {/* #heading */}

<Steps>

1. Step:

   \`\`\`bash
   npm run sample

   ls
   \`\`\`

   | A table | a cell |
   | ------- | ------ |
   | has     | 12     |

</Steps>

### Empty {/* #empty */}

## Last {/* #last */}

\`\`\`text
Printed
\`\`\`
`;

const AREAS = [
  { label: 'Guide', activeMatch: '/guide/', hasAnswers: true },
  { label: 'Blog', activeMatch: '/blog/', hasAnswers: false },
];

async function makePage(routePath: string): Promise<PageWithSamples> {
  const { headings, content, samples } = await readMarkdown(SOURCE);
  const texts = { title: 'Title', description: 'What it is about.', content, samples };
  return { ...texts, routePath, toc: headings, frontmatter: {}, version: '' };
}

const pages = await Promise.all(['/guide/x', '/blog/x', '/other'].map(makePage));
const { files } = writeSearchIndex(pages, 'en', AREAS);
const read = (file: string): unknown => JSON.parse(files.get(file)!);
const documents = readSearchDocuments(read('search-index.en.json'));

it('writes documents without samples, whose headings stand where they say', () => {
  expect(documents[0]!.content).toBe(
    'What it is about.\nText with inline code.\nHeading\nStep:\nA table\ta cell\nhas\t12\nEmpty\nLast',
  );
  for (const { content, toc } of documents) {
    const found = toc.map(({ charIndex, text }) => content.slice(charIndex).startsWith(`${text}`));
    expect(found).toEqual([true, true, true]);
  }
});

it('writes of pages that are not read for answers what they are about, and marks them', () => {
  for (const { content } of documents.slice(1)) {
    expect(content).toBe('What it is about.\nHeading\nEmpty\nLast');
  }
  expect(documents.map(({ isAside }) => isAside ?? false)).toEqual([false, true, true]);
});

it('writes the rest beside them, with which they are what they were', () => {
  const whole = withCode(documents, readPageCode(read('search-code.en.json')));
  const shift = 'What it is about.\n'.length;
  whole.forEach(({ content, toc }, at) => {
    expect(content).toBe(`What it is about.\n${pages[at]!.content}`);
    expect(toc.map(({ charIndex }) => charIndex - shift)).toEqual(
      pages[at]!.toc.map(({ charIndex }) => charIndex),
    );
  });
  expect(whole[0]!.content).toContain('\rnpm run sample\rls\nA table');
});

it('writes a file for each version, one of no code too', async () => {
  const other = { ...(await makePage('/1.0/guide/x')), version: '1.0', samples: [] };
  const { files: all } = writeSearchIndex([...pages, other], 'en', AREAS);
  expect([...all.keys()].sort()).toEqual([
    'search-code.en.1.0.json',
    'search-code.en.json',
    'search-index.en.1.0.json',
    'search-index.en.json',
    'search-variants.en.json',
  ]);
  expect(all.get('search-code.en.1.0.json')).toBe('[]');
});
