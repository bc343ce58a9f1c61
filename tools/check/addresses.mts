import fs from 'node:fs/promises';
import path from 'node:path';
import { REDIRECTS } from '../../src/site/redirects';
import { readArchived } from '@rslib-docs/kit/node/versions';
import { writeFiles } from '@rslib-docs/kit/node/files';
import { EXIT, parseFlags, runCommand } from '@rslib-docs/kit/node/command';
import { layOut } from '@rslib-docs/translations/cli/lay-out';
import { PUBLISHED_FILE, checkAddresses, record, type Published } from './check-addresses.mts';
import { readAddresses } from './read-addresses.mts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const USAGE = `Usage: npm run site -- check addresses [--write]

Checks that every address that was ever published still answers, in each version by itself: by a
page, or by an entry of src/site/redirects.ts. Sections that were published are still there. With
--write today's pages join the list of published ones, ${PUBLISHED_FILE}; no
address ever leaves it, sections that are gone do.

Exit codes: 0 all answer, 1 findings, 2 wrong usage.`;

async function main(args: readonly string[]): Promise<number> {
  const { write } = parseFlags(args, { write: { type: 'boolean', default: false } });
  const versions = await readAddresses(ROOT);
  const text = await fs.readFile(path.join(ROOT, PUBLISHED_FILE), 'utf8');
  const known = JSON.parse(text) as Published;
  const published = write ? record(versions, known) : known;
  const archived = readArchived(ROOT).map(({ version }) => version);
  const findings = checkAddresses(versions, published, REDIRECTS, archived);
  for (const finding of findings) console.log(finding);
  if (findings.length > 0) return EXIT.findings;
  const count = (list: Published) =>
    Object.values(list).reduce((sum, pages) => sum + Object.keys(pages).length, 0);
  if (write) {
    const recorded = await layOut(ROOT, PUBLISHED_FILE, JSON.stringify(published, null, 2));
    writeFiles(ROOT, new Map([[PUBLISHED_FILE, recorded]]));
    console.log(`${count(published) - count(known)} addresses added, ${count(published)} in all.`);
  } else console.log(`${count(published)} published addresses answer.`);
  return EXIT.ok;
}

await runCommand(USAGE, main);
