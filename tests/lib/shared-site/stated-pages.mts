// cspell:ignore quietboth quietzh quietgap sketchboth sketchen sketchzh postplain postquiet postsketch
import { pageSource, type FixtureSite } from '../fixture-site.mts';

/** A post with everything that a text can hold, and that pages add something to. */
const RICH_POST = `---
title: Rich post
description: About everything.
date: 2025-07-01
authors: [team]
---

Lead with a [page](/guide/basic/cli) and [another site](https://example.com/).

{/* truncate */}

## Section {/* #section */}

![A picture](/img/favicon.svg)

\`\`\`bash npm2yarn
npm install foo
\`\`\`

\`\`\`ts title="long.ts" twoslash
${Array.from({ length: 40 }, (_, line) => `const value${line} = ${line};`).join('\n')}
\`\`\`

<Tabs>
<TabItem value="first" label="First panel">

Text of the first.

</TabItem>
<TabItem value="second" label="Second panel">

Text of the second.

</TabItem>
</Tabs>

:::tip[Title of a tip]

Text of the tip.

:::

\`\`\`mermaid
flowchart TD
  accTitle: Caption of the diagram
  accDescr: What the diagram shows.
  a[From] --> b[To]
\`\`\`

| Left | Right |
| ---- | ----: |
| one  | two   |

- [x] A task that is done

<Details>
<summary>Summary</summary>

Details.

</Details>

<FileTree>

- src
  - **index.ts**

</FileTree>

A word with a note[^1].

[^1]: Text of the note.
`;

/** A page in one state. Its title is a word that stands nowhere else, made of its name. */
export interface StatedPage {
  /** Below `docs/` or `blog/`. */
  file: string;
  english: string[];
  /** Undefined if there is no Chinese page. */
  chinese: string[] | undefined;
  /** Its state in each language. */
  state: { en: string; zh: string };
}

const NONE: string[] = [];
const UNLISTED = ['unlisted: true'];
const DRAFT = ['draft: true'];

const page = (
  file: string,
  english: string[],
  chinese: string[] | undefined,
  en: string,
  zh = en,
): StatedPage => ({ file, english, chinese, state: { en, zh } });

export const PAGES: readonly StatedPage[] = [
  page('docs/guide/states/plain', NONE, NONE, 'public'),
  page('docs/guide/states/untranslated', NONE, undefined, 'public', 'fallback'),
  page('docs/guide/states/quiet-both', UNLISTED, UNLISTED, 'unlisted'),
  page('docs/guide/states/quiet-en', UNLISTED, NONE, 'unlisted'),
  page('docs/guide/states/quiet-zh', NONE, UNLISTED, 'public', 'unlisted'),
  page('docs/guide/states/quiet-gap', UNLISTED, undefined, 'unlisted'),
  // The only page of a group, and the page of a group itself.
  page('docs/guide/states/alone/single', UNLISTED, UNLISTED, 'unlisted'),
  page('docs/guide/states/grouped/index', UNLISTED, NONE, 'unlisted'),
  page('docs/guide/states/grouped/member', NONE, NONE, 'public'),
  // In no sidebar, where it could give a group its name.
  page('docs/aside', UNLISTED, UNLISTED, 'unlisted'),
  page('docs/guide/states/sketch-both', DRAFT, DRAFT, 'draft'),
  page('docs/guide/states/sketch-en', DRAFT, NONE, 'draft'),
  page('docs/guide/states/sketch-zh', NONE, DRAFT, 'public', 'fallback'),
  page('blog/2025-06-01-post-plain', NONE, NONE, 'public'),
  page('blog/2025-06-02-post-quiet', UNLISTED, NONE, 'unlisted'),
  page('blog/2025-06-03-post-sketch', DRAFT, NONE, 'draft'),
];

export const nameOf = ({ file }: StatedPage): string => {
  const [folder, name] = file
    .replace(/\d+-\d+-\d+-/, '')
    .split('/')
    .slice(-2);
  return `title-${name === 'index' ? folder : name}`;
};

/** Address below the base path of the language. */
export const addressOf = ({ file }: StatedPage): string =>
  file
    .replace(/^docs\//, '')
    .replace(/(\d+)-(\d+)-(\d+)-/, '$1/$2/$3/')
    .replace(/index$/, '');

function sourceOf(page: StatedPage, keys: readonly string[], text: string): string {
  const isPost = page.file.startsWith('blog/');
  const source = pageSource(nameOf(page), isPost ? ['authors: [team]', ...keys] : keys);
  const dated = isPost
    ? source.replace('\n---\n\n', `\ndate: ${/\d+-\d+-\d+/.exec(page.file)![0]}\n---\n\n`)
    : source;
  return dated.replace(/Text of .*\./, `${text}${isPost ? '\n\n{/* truncate */}' : ''}`);
}

const CHINESE: Readonly<Record<string, string>> = {
  docs: 'i18n/zh/docusaurus-plugin-content-docs/current',
  blog: 'i18n/zh/docusaurus-plugin-content-blog',
};

/** Adds a page that no source is behind. */
const PLUGIN = `plugins: [
    () => ({
      name: 'extra',
      contentLoaded: ({ actions }) =>
        actions.addRoute({ path: localeBase + 'extra/page', component: '@site/src/Extra.tsx', exact: true }),
    }),`;
const EXTRA = `import Layout from '@theme/Layout';
import { PageHead } from '@site/src/features/page-head/PageHead';

export default function Extra() {
  return (
    <Layout>
      <PageHead title="Extra title" />
      <main id="main"><h1>Extra heading</h1><h3 id="below">Below</h3></main>
    </Layout>
  );
}
`;

/** Pages in each state, in every combination of the languages. */
export async function addStatedPages(site: FixtureSite): Promise<void> {
  for (const page of PAGES) {
    const [folder = '', ...rest] = `${page.file}.mdx`.split('/');
    await site.write(`${page.file}.mdx`, sourceOf(page, page.english, 'English text.'));
    if (!page.chinese) continue;
    const chinese = sourceOf(page, page.chinese, '中文正文。').replace('More.', '更多内容。');
    await site.write(`${CHINESE[folder]!}/${rest.join('/')}`, chinese);
  }
  // Else the group has the name of its page.
  await site.write('docs/guide/states/grouped/_category_.json', '{ "label": "Members" }');
  // A reader with the address may share it.
  const links = '[a link](./quiet-both.mdx) [another](../grouped/index.mdx#first)';
  await site.replace('docs/guide/states/plain.mdx', 'More.', `More: ${links}.`);
  await site.write(
    'docs/guide/states/headings.mdx',
    `${pageSource('Headings')}\n#### Deep {/* #deep */}\n\nText.\n\n## <Badge /> {/* #badge */}\n\nText.\n`,
  );
  await site.write('blog/2025-07-01-rich.mdx', RICH_POST);
  const translated = RICH_POST.replace('Lead with', '开头').replace('About everything', '关于一切');
  await site.write(`${CHINESE.blog}/2025-07-01-rich.mdx`, translated);
  await site.replace('docs/guide/start/index.mdx', 'title: ', 'overview: true\ntitle: ');
  await site.replace('docusaurus.config.ts', 'plugins: [', PLUGIN);
  await site.write('src/Extra.tsx', EXTRA);
}
