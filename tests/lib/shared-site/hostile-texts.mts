// cspell:ignore مرحبا
import type { FixtureSite } from '../fixture-site.mts';

/** Texts that mean something in a language that they pass through on their way to readers. */
export const HOSTILE_TEXTS: readonly string[] = [
  '<img src=x class=smuggled onerror=hit>',
  '"><svg class=smuggled onload=hit>',
  "'><a class=smuggled href=javascript:hit>",
  '</script><script class=smuggled>hit()</script>',
  '</title></style></template><meta class=smuggled>',
  ']]> x ]]></title><link>//evil.example</link>',
  '<!-- <!--> --> <![CDATA[x]]>',
  '&lt;b&gt; &amp;amp; &#60;b&#62;',
  '[x](https://evil.example) ![y](https://evil.example/y.png)',
  '**bold** __also__ ~~not~~ | cell |',
  "$& $1 $' $$ %s %7B {0}",
  '{x} {{x}} ${x} #{x} {/* #x */}',
  '# one - two: three, ? !tag *alias &anchor @at `tick',
  '::: note 10:30 :::tip',
  '\\ \\n \\u003cb\\u003e \\" /* */ // --',
  'javascript:hit() data:text/html,<b>',
  'Array<T extends Map<K, V[]>>[] => x && y || z',
  '🚀 → ① 𠮷 ﬁ مرحبا',
  'constructor __proto__ toString',
];

export const HOSTILE_TITLE = HOSTILE_TEXTS.join(' · ');
/** As much of it as a description may hold. */
export const HOSTILE_DESCRIPTION = [0, 4, 5, 7].map((at) => HOSTILE_TEXTS[at]).join(' · ');
export const HOSTILE_PAGE = 'guide/states/hostile';
export const HOSTILE_POST = 'blog/2025/03/01/hostile';

/** Text of Markdown that reads the same; a colon within a word, as people write it. */
const inMarkdown = (text: string): string =>
  text.replace(/[!-/;-@[-`{-~]|(?<!\w):|:(?!\w)/g, '\\$&');

/** Code in every place that a copy has to take it from. */
const CODE = `
- A list

  <Tabs>
  <TabItem value="yaml" label="YAML">

  \`\`\`yaml
  a:
    b:
      - c

  d: e
  \`\`\`

  </TabItem>
  </Tabs>

  :::note

  - \`\`\`vue
    <template>
      <p />
    </template>
    \`\`\`

  :::

1. Steps

   <Details>
   <summary>More</summary>

   > \`\`\`ts
   > if (a) {
   >   b();
   > }
   > \`\`\`

   </Details>

Addresses: [a](<../basic/cli.mdx>), [b](../basic/cli.mdx 'In "quotes" (and more)'), [c], [d][c],
[e](/guide/basic/cli?x=(1)#y), https://example.com/ ![f](</img/favicon.svg> 'F').

[c]: <../basic/cli.mdx> 'C'
`;

const source = (keys: string, marks: string): string => {
  const [title, description] = [HOSTILE_TITLE, HOSTILE_DESCRIPTION].map((text) =>
    JSON.stringify(marks + text),
  );
  const headings = HOSTILE_TEXTS.map(
    (text, index) =>
      `## ${marks}${inMarkdown(text)} {/* #text-${index} */}\n\n${inMarkdown(text)}\n\n` +
      `~~~text\n${text}\n~~~\n`,
  );
  return (
    `---\ntitle: ${title}\ndescription: ${description}\n${keys}---\n\n` +
    `${marks}${inMarkdown(HOSTILE_TITLE)}\n\n{/* truncate */}\n\n${headings.join('\n')}`
  );
};

/** A page and a post that hold these texts in every place, in both languages. */
export async function addHostileTexts(site: FixtureSite): Promise<void> {
  for (const [marks, docs, blog] of [
    ['', 'docs', 'blog'],
    [
      '中文 ',
      'i18n/zh/docusaurus-plugin-content-docs/current',
      'i18n/zh/docusaurus-plugin-content-blog',
    ],
  ] as const) {
    await site.write(`${docs}/${HOSTILE_PAGE}.mdx`, source('', marks) + CODE);
    await site.write(
      `${blog}/2025-03-01-hostile.mdx`,
      source('date: 2025-03-01\nauthors: [team]\n', marks),
    );
  }
}
