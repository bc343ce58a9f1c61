import { afterAll, beforeAll, expect, it } from 'vitest';
import { FixtureSite, pageSource } from '../../lib/fixture-site.mts';

const ZH = 'i18n/zh/docusaurus-plugin-content-docs/current';
/** A heading that no text shows: only the build finds that a page lacks it. */
const DEEP_SOURCE = `import { ProseHeading } from '@site/src/features/prose/Prose';

export const Deep = () => <ProseHeading as="h2" id="deep">Deep</ProseHeading>;
`;
const DEEP = `\nimport { Deep } from '@site/src/Deep';\n\n<Deep />\n`;
/** A component that cannot live with one text of the interface. */
const PICKY = `import { translate } from '@docusaurus/Translate';

export function Picky() {
  const text = translate({ id: 'picky.text', message: 'Text' });
  if (text !== 'Text') throw new Error('unexpected text');
  return text;
}
`;

let site: FixtureSite;
beforeAll(async () => {
  site = await FixtureSite.create();
  await site.write('docs/from.mdx', `${pageSource('from')}\n[x](./to.mdx#deep)\n`);
  await site.write('docs/to.mdx', `${pageSource('to')}${DEEP}`);
  await site.write('docs/fine.mdx', pageSource('fine'));
  await site.write('src/Deep.tsx', DEEP_SOURCE);
  await site.write('src/Picky.tsx', PICKY);
  await site.write(
    'docs/picky.mdx',
    `${pageSource('picky')}\nimport { Picky } from '@site/src/Picky';\n\n<Picky />\n`,
  );
  await site.translate();
});
afterAll(() => site.remove());

it('a section that only the build misses: the pages around it are English, the others Chinese', async () => {
  await site.replace(`${ZH}/to.mdx`, '\n<Deep />\n', '');
  const { code, output } = await site.build();
  expect(code, output).toBe(0);
  expect(output).toMatch(/to\.mdx:1: .*lacks the section that .*from\.mdx links to: .*#deep/);
  expect(await site.read('build/zh/to.html')).toContain('>Text of to.');
  expect(await site.read('build/zh/fine.html')).toContain('中文 Text of fine.');
});

it('a text that stops every page: the release is in English, and says so', async () => {
  const file = 'i18n/zh/code.json';
  const texts = JSON.parse(await site.read(file)) as Record<string, { message: string }>;
  await site.write(file, JSON.stringify({ ...texts, 'picky.text': { message: '文本' } }));
  const { code, output } = await site.build();
  expect(code, output).toBe(0);
  expect(output).toContain('All of them are left out; readers see English.');
  const page = await site.read('build/zh/fine.html');
  expect(page).toContain('>Text of fine.');
  expect(page).toMatch(/<article lang=en>/);
});

it('a fault of English is none of the translations: the build stops, and names it', async () => {
  await site.write('docs/fine.mdx', `${pageSource('fine')}\n[x](/nowhere)\n`);
  const { code, output } = await site.build();
  expect(code).toBe(1);
  expect(output).toContain('docs/fine.mdx (/fine): the link /nowhere leads nowhere');
  expect(output).not.toContain('All of them are left out');
});
