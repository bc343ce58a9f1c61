import path from 'node:path';
import { EXIT, UsageError, countFindings, runCommand } from '@rslib-docs/kit/node/command';
import { formatFinding } from '../runner/finding.mts';
import {
  PACKAGES,
  UNEXPLAINED_FILE,
  checkMessages,
  placesOf,
  readQuotations,
  readUnexplained,
} from './check-messages.mts';
import { readMessages } from './read-messages.mts';

const PROJECT = path.resolve(import.meta.dirname, '../../..');

const USAGE = `Usage: npm run site -- prove messages [--list | --json]

Reads the messages in the code of ${PACKAGES.join(', ')}, as installed.
Each must be quoted by an English page, as code in a heading, a text or a table, or in the "fails" of
a sample; or stand with a reason in ${UNEXPLAINED_FILE}.

  --list     Prints every message that a page quotes, with the first place that does.
  --json     The findings as JSON.

Exit codes: 0 clean, 1 findings, 2 wrong usage.`;

await runCommand(USAGE, async (args) => {
  const unknown = args.find((arg) => arg !== '--list' && arg !== '--json');
  if (unknown !== undefined) throw new UsageError(`Unknown argument: ${unknown}`);
  const messages = await readMessages(path.join(PROJECT, 'node_modules'), PACKAGES);
  const quotations = await readQuotations(PROJECT);
  const quoted = messages.flatMap((message) => {
    const [place] = placesOf(message, quotations);
    return place === undefined ? [] : [{ text: message.text, place }];
  });
  if (args.includes('--list')) {
    for (const { text, place } of quoted) console.log(`${text}\n    ${place}\n`);
  }
  const findings = checkMessages(messages, quotations, await readUnexplained(PROJECT));
  if (args.includes('--json')) {
    console.log(JSON.stringify({ findings }, null, 2));
    return findings.length > 0 ? EXIT.findings : EXIT.ok;
  }
  for (const finding of findings) console.log(`${formatFinding(finding)}\n`);
  const rest = findings.length === 0 ? 'the others have a reason' : countFindings(findings.length);
  console.log(`${messages.length} messages, of which pages quote ${quoted.length}; ${rest}.`);
  return findings.length > 0 ? EXIT.findings : EXIT.ok;
});
