import { pageSource, type FixtureSite } from '../fixture-site.mts';

// Lines that begin with a space are not marked as Chinese.
const SOURCE = `${'Text.\n\n'.repeat(120)}One[^a], two[^b], one again[^a].

 使用~~旧名称（已删除）~~新名称，支持 18~20 和 22~24，第一行
 第二行，**粗体。**后面。

- [x] Finished
- [ ] Planned

 [^a]: The first note.
 [^b]: The second.

    In two paragraphs.
`;

/** A page with footnotes, tasks and marks beside Chinese letters, in both languages. */
export async function addNotes(site: FixtureSite): Promise<void> {
  await site.write('docs/notes.mdx', `${pageSource('Notes')}\n${SOURCE}`);
  await site.translatePage('notes.mdx');
}
