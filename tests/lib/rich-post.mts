/** A post with everything that a text can hold, and that pages add something to. */
export const RICH_POST = `---
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
${Array.from({ length: 40 }, (_, line) => `export const value${line} = ${line};`).join('\n')}
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
