import { pageSource, type FixtureSite } from '../fixture-site.mts';

const FILLER = 'Text.\n\n'.repeat(120);

const RUNTIME = `import CodeBlock from '@theme/CodeBlock';

<CodeBlock language="ts" title="made.ts">{'const made = "<b>here</b>";'}</CodeBlock>
`;

const TABS = `import Tabs from '@theme/Tabs';
import TabItem from '@theme/TabItem';

<Tabs defaultValue="b"><TabItem value="a">First of one</TabItem><TabItem value="b">Second of one</TabItem></Tabs>

<Tabs><TabItem value="a">First of two</TabItem><TabItem value="b">Second of two</TabItem></Tabs>
`;

const DATA_LINK = `import { DocLink } from '@site/src/features/prose/Prose';

export const DataLink = () => <DocLink href="data:text/plain,/en/a">Data</DocLink>;
`;
const LINKS = `import { DataLink } from '@site/src/DataLink';

[Mail](mailto:team@example.org) [Call](tel:+123)

<DataLink />
`;

const STRUCTURED = `import Head from '@docusaurus/Head';

export const Structured = () => (
  <Head>
    <script type="application/ld+json">{'{"@type":"HowTo"}'}</script>
    <meta name="after" content="the script" />
  </Head>
);
`;

/** More than Docusaurus puts on a page of the list. */
export const POSTS = Array.from({ length: 12 }, (_, index) => `2026-01-${index + 10}`);

/** Pages with what readers and authors come across. */
export async function addReadingPages(site: FixtureSite): Promise<void> {
  await site.write(
    'docs/ids.mdx',
    `${pageSource('Ids')}\n${FILLER}## 产物 {/* #产物 */}\n\n${FILLER}`,
  );
  await site.write('docs/links.mdx', `${pageSource('Links')}\n${LINKS}`);
  await site.write('docs/runtime.mdx', `${pageSource('Runtime')}\n${RUNTIME}`);
  await site.write('docs/tabs.mdx', `${pageSource('Tabs')}\n${TABS}`);
  await site.write('src/DataLink.tsx', DATA_LINK);
  await site.write('src/Structured.tsx', STRUCTURED);
  await site.write(
    'docs/structured.mdx',
    `${pageSource('Structured')}\nimport { Structured } from '@site/src/Structured';\n\n<Structured />\n`,
  );
  for (const date of POSTS) {
    const post = pageSource(`Post of ${date}`, [`date: ${date}`, 'authors: [team]']);
    await site.write(`blog/${date}-post.mdx`, `${post}\n{/* truncate */}\n\nMore.\n`);
  }
  await site.write('docs/plain.mdx', pageSource('Plain', ['outline: false']));
  await site.write('docs/reading/group.mdx', pageSource('Group page'));
  await site.write('docs/reading/inner.mdx', pageSource('Inner page'));
  await site.write('docs/odd-type.mdx', pageSource('Odd type', ['pageType: poster']));
}

export const READING_SIDEBAR = `[
  'ids', 'links', 'plain', 'runtime', 'structured', 'tabs',
  { type: 'category', label: 'Group', collapsed: true,
    link: { type: 'doc', id: 'reading/group' }, items: ['reading/inner'] },
]`;
