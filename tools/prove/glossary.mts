import fs from 'node:fs/promises';
import path from 'node:path';
import { GLOSSARY_FILE, type GlossaryLanguage } from '@rslib-docs/kit/shared/glossary';
import { readGlossary } from '@rslib-docs/kit/node/glossary';
import { TRANSLATIONS, chineseFile } from '@rslib-docs/translations/core/places';
import { EXIT, parseFlags, runCommand } from '@rslib-docs/kit/node/command';
import { GLOSSARY_PAGE } from '../../src/plugins/glossary-terms/remark-glossary-terms';
import { writePage } from './glossary-page.mts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const PAGES: Readonly<Record<GlossaryLanguage, string>> = {
  en: `docs/${GLOSSARY_PAGE}`,
  zh: `${TRANSLATIONS}/${chineseFile(`docs/${GLOSSARY_PAGE}`)}`,
};

const USAGE = `Usage: npm run site -- prove glossary [flags]

Compares the glossary page of both languages with ${GLOSSARY_FILE}.

  --write    Writes the pages; text before the first heading stays unchanged.

Exit codes: 0 done or clean, 1 a page differs or the file is wrong, 2 wrong usage.`;

async function main(args: readonly string[]): Promise<number> {
  const { write } = parseFlags(args, { write: { type: 'boolean', default: false } });
  const glossary = readGlossary(ROOT);
  const changed: string[] = [];
  for (const language of ['en', 'zh'] as const) {
    const file = PAGES[language];
    const current = await fs.readFile(path.join(ROOT, file), 'utf8');
    const fresh = writePage(glossary, language, current);
    if (fresh === current) continue;
    changed.push(file);
    if (write) await fs.writeFile(path.join(ROOT, file), fresh);
  }
  if (changed.length === 0) console.log('Both pages match the glossary.');
  else if (!write) {
    const files = changed.join(', ');
    console.error(
      `${files}: not what ${GLOSSARY_FILE} gives. Run "npm run site -- prove glossary --write".`,
    );
  } else {
    console.log(
      `Wrote ${changed.join(', ')}. Read them, then: npm run i18n accept guide/start/glossary`,
    );
  }
  return !write && changed.length > 0 ? EXIT.findings : EXIT.ok;
}

await runCommand(USAGE, main);
