import fs from 'node:fs/promises';
import path from 'node:path';
import { REDIRECTS } from '../../src/site/redirects';
import { writeFiles } from '@rslib-docs/kit/node/write-files';
import { EXIT, UsageError, runCommand } from '@rslib-docs/kit/node/command';
import { PUBLISHED_FILE, checkAddresses, publicAddresses } from './check-addresses.mts';
import { readAddresses } from './read-addresses.mts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const USAGE = `Usage: npm run site -- addresses [--write]

Checks that every address that was ever published still answers: by a page, or by an entry of
src/site/redirects.ts. With --write the addresses of today's pages join the list of published
ones, ${PUBLISHED_FILE}; none ever leaves it.

Exit codes: 0 all answer, 1 findings, 2 wrong usage.`;

async function main([command, ...rest]: readonly string[]): Promise<number> {
  if ((command !== undefined && command !== '--write') || rest.length > 0) {
    throw new UsageError(`Unknown argument "${rest[0] ?? command}".`);
  }
  const addresses = await readAddresses(ROOT);
  const text = await fs.readFile(path.join(ROOT, PUBLISHED_FILE), 'utf8');
  const published = JSON.parse(text) as string[];
  const isRecording = command === '--write';
  const all = [...new Set([...published, ...publicAddresses(addresses)])].sort();
  const findings = checkAddresses(addresses, isRecording ? all : published, REDIRECTS);
  for (const finding of findings) console.log(finding);
  if (findings.length > 0) return EXIT.findings;
  if (isRecording) {
    writeFiles(ROOT, new Map([[PUBLISHED_FILE, `${JSON.stringify(all, null, 2)}\n`]]));
    console.log(`${all.length - published.length} addresses added, ${all.length} in all.`);
  } else console.log(`${published.length} published addresses answer.`);
  return EXIT.ok;
}

await runCommand(USAGE, main);
