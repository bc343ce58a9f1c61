import { EXIT, UsageError, countFindings } from '@rslib-docs/kit/node/command';
import { accept, acceptAll } from '../../cli/accept.mts';
import { parseCommand } from '../../cli/arguments.mts';
import { pageNamed, readAsked } from '../../cli/asked.mts';
import { collectStatusWith } from '../../cli/collect-status.mts';
import { findChanges, formatChange } from '../../cli/diff.mts';
import { formatFinding } from '../../cli/findings.mts';
import { listPages } from '../../cli/project.mts';
import { formatStatus, toJson } from '../../cli/report.mts';

/** Texts of the interface are the site's own, which Docusaurus checks. */
const noTexts = async () => [];

/** The commands that need nothing of this project but the pages of a site. */
export async function runTranslations(root: string, args: readonly string[]): Promise<number> {
  const { command, flags, positionals } = parseCommand(args, process.env);
  if (command === 'accept') {
    if (flags.all && positionals.length > 0)
      throw new UsageError('Name a page or say --all, not both.');
    const done = flags.all
      ? await acceptAll(root, flags.anyway)
      : await accept(root, readAsked(await listPages(root), positionals), flags.anyway);
    console.log(`${done.sections} sections of ${done.pages} pages newly marked as current.`);
    return EXIT.ok;
  }
  if (command === 'diff') {
    const [asked, section] = positionals;
    const changes = await findChanges(root, pageNamed(await listPages(root), asked));
    const shown = changes.filter(({ id }) => !section || id === section);
    for (const change of shown) console.log(`${formatChange(change, false)}\n`);
    if (shown.length === 0) console.log('Nothing has changed since this was translated.');
    return shown.length > 0 ? EXIT.findings : EXIT.ok;
  }
  if (command !== 'status' && command !== 'check')
    throw new UsageError(`"${command}" is not part of this package.`);
  if (flags.fix || positionals.length > 0)
    throw new UsageError('check takes no page and no --fix.');
  const status = await collectStatusWith(root, noTexts);
  const { findings } = status;
  if (command === 'status')
    console.log(flags.json ? toJson(status) : formatStatus(status, flags.all ?? false));
  else if (flags.json) console.log(JSON.stringify({ findings }, null, 2));
  else if (findings.length > 0)
    console.log(
      [...findings.map(formatFinding), '', `${countFindings(findings.length)}.`].join('\n'),
    );
  else console.log('Translations are clean.');
  return findings.length > 0 ? EXIT.findings : EXIT.ok;
}
