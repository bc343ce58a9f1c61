import path from 'node:path';
import { EXIT, UsageError, parseWords, runCommand } from '@rslib-docs/kit/node/command';
import { writeFiles } from '@rslib-docs/kit/node/files';
import { findPage, listPages } from '@rslib-docs/translations/cli/project';
import { findMentions, planMove } from './move-page.mts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const USAGE = `Usage: npm run site -- move <page> <new name> [--write]
       npm run site -- remove <page> <page for its readers> [--write]

Both languages, the sidebar, all links, a redirect from the old address, the records. Lists the files
that change; --write writes them. After a removal, code and tests that name the page are listed,
and left to you. A move that was interrupted is completed when it is run again.
A page is guide/page, its file or its address; a folder page is guide/folder/.

Exit codes: 0 done or listed, 2 wrong usage.`;

export const runMove = (isRemoval: boolean): Promise<void> =>
  runCommand(USAGE, async (args) => {
    const { positionals, values } = parseWords(args, { write: { type: 'boolean' } });
    if (positionals.length !== 2) throw new UsageError('Name two pages.');
    const pages = await listPages(ROOT);
    const [from, to] = positionals.map((asked) => {
      const name = findPage(pages, asked)?.page ?? asked.replace(/\/$/, '/index');
      const id = name.replace(/^\/?(?:docs\/)?|\.mdx$/g, '');
      if (/^[\w-]+(?:\/[\w-]+)*$/.test(id)) return id;
      throw new UsageError(`"${asked}" cannot be the name of a page.`);
    }) as [string, string];
    if (from === 'index') throw new UsageError('The home page stays where it is.');
    const files = await planMove(ROOT, { from, to, isRemoval });
    const mentions = isRemoval ? findMentions(ROOT, { from, to, isRemoval }) : [];
    for (const [file, text] of files)
      console.log(`${text === null ? 'removed' : 'changed'} ${file}`);
    if (values.write) writeFiles(ROOT, files);
    const next = values.write ? 'Look at git diff, then run npm run check.' : 'Add --write.';
    if (mentions.length > 0)
      console.log(`Code and tests that name it; change them by hand:\n${mentions.join('\n')}`);
    console.log(files.size > 0 ? `${files.size} files. ${next}` : 'Nothing is left to change.');
    return EXIT.ok;
  });
