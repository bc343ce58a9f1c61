import { expect, it } from 'vitest';
import { tempFolder } from '@rslib-docs/kit/testing/temp-folder';
import { makeCopies } from './make-copies';

const SOURCE = '---\ntitle: A\n---\n\nText.\n\n## Usage {/* #usage */}\n\n```sh\none\ntwo\n```\n';

const TEXTS = { title: 'A', description: 'About A.', version: '', frontmatter: {} };

const { dir, write } = tempFolder();

it('copies a page that another editor has saved as it copies others', async () => {
  const copy = async (text: string) => {
    write('a.mdx', text);
    const files = await makeCopies({
      siteDir: dir,
      site: { origin: 'https://a.b', base: '/' },
      lang: 'en',
      pages: [{ ...TEXTS, routePath: '/a', state: 'public', relativePath: 'a.mdx' }],
      groups: [],
      states: {},
      index: {
        siteTitle: 'Site',
        tagline: 'About.',
        toolVersion: '1.0.1',
        isTranslation: false,
        rules: { index: 'All pages: ', intro: 'Rules:', rules: [] },
        indexes: [{ lang: 'en', url: 'https://a.b/llms.txt' }],
      },
    });
    return files.get('a.md');
  };
  const plain = await copy(SOURCE);
  expect(plain).toContain('---\n\n> All pages: <https://a.b/llms.txt>\n\n# A\n\nText.\n');
  expect(plain).toContain('## Usage\n\n```sh\none\ntwo\n```\n');
  expect(await copy('\uFEFF' + SOURCE.replaceAll('\n', '\r\n'))).toBe(plain);
});
