import path from 'node:path';
import { EXIT, countFindings, parseFlags, runCommand } from '@rslib-docs/kit/node/command';
import { formatFinding } from '../runner/fences.mts';
import {
  PACKAGES,
  UNEXPLAINED_FILE,
  checkMessages,
  quotedMessages,
  readMessages,
  readQuotations,
  readUnexplained,
} from './check-messages.mts';

const PROJECT = path.resolve(import.meta.dirname, '../../..');

const USAGE = `Usage: npm run site -- prove messages

Reads the messages in the code of ${PACKAGES.join(', ')}, as installed.
Each must be quoted by an English page, as code in a heading, a text or a table, or in the "fails" of
a sample; or stand with a reason in ${UNEXPLAINED_FILE}.

Exit codes: 0 clean, 1 findings, 2 wrong usage.`;

await runCommand(USAGE, async (args) => {
  parseFlags(args, {});
  const messages = await readMessages(path.join(PROJECT, 'node_modules'));
  const quoted = quotedMessages(messages, await readQuotations(PROJECT));
  const findings = checkMessages(messages, quoted, await readUnexplained(PROJECT));
  for (const finding of findings) console.log(`${formatFinding(finding)}\n`);
  const rest = findings.length === 0 ? 'the others have a reason' : countFindings(findings.length);
  console.log(`${messages.length} messages, of which pages quote ${quoted.length}; ${rest}.`);
  return findings.length > 0 ? EXIT.findings : EXIT.ok;
});
