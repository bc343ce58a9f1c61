import path from 'node:path';
import { parseFlags, runCommand, showProgress, UsageError } from '@rslib-docs/kit/node/command';
import { readEngine } from './config.mts';
import { readBuild, readSynonyms } from './read-build.mts';
import { INDEX_NAME } from './engine.mts';

/** The project, from the folder of the bundle. */
const PROJECT = path.resolve(import.meta.dirname, '../../..');

const USAGE = `Usage: npm run load -- --index rslib --domain rslib.rs [--build folder] [--project folder]

Loads a built site into the engine: every language, every version (as <index>.<version>). Searches
go on meanwhile; each collection is switched in one step when all of it is there, and the former
one is removed sixteen seconds later. After a failure what was there still answers; run it again.

--index    Name by which the dialog asks (SEARCH_INDEX_NAME of the site).
--domain   Host of the site, for dialogs of other sites that show its pages.
--build    Folder of the built site. Default: build/ of the project.
--project  Folder of the project, whose glossary has the synonyms. Default: the one around this.

ENGINE_URL     As for serve.mjs.
ENGINE_SHARDS  With sphinx://: SphinxQL places of all shards, between commas.

Exit codes: 0 loaded, 1 something failed, 2 wrong usage.`;

const TEXT = { type: 'string' } as const;

async function main(args: readonly string[]): Promise<void> {
  const flags = parseFlags(args, { index: TEXT, domain: TEXT, build: TEXT, project: TEXT });
  const { index = '', domain = '', project = PROJECT } = flags;
  if (!INDEX_NAME.test(index)) throw new UsageError('--index names an index such as rslib.');
  if (!/^[\w.:-]+$/.test(domain)) throw new UsageError('--domain names a host such as rslib.rs.');
  const build = path.resolve(flags.build ?? path.join(project, 'build'));
  const loader = readEngine(process.env).loader();
  try {
    const synonyms = await readSynonyms(project);
    for (const batch of await readBuild({ build, index, domain, synonyms })) {
      const name = `${batch.index} (${batch.lang})`;
      showProgress(`Loading ${name} …`);
      await loader.load(batch);
      showProgress('');
      console.log(`${name}: ${batch.documents.length} pages are live.`);
    }
    showProgress('Waiting for the last readers of the former pages …');
    await loader.finish();
  } finally {
    await loader.close();
  }
}

await runCommand(USAGE, main);
