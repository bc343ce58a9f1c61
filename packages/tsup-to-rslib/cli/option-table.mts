import fs from 'node:fs/promises';
import path from 'node:path';
import { layOut } from '@rslib-docs/translations/cli/lay-out';
import { TRANSLATIONS, chineseFile } from '@rslib-docs/translations/core/places';
import { GUIDE_LANGUAGES, OPTION_FACTS, type GuideLanguage, type Target } from '../src/options';

const PAGE = 'docs/guide/migration/tsup.mdx';

/** How both languages write a list, and the tables with what stands above each, in their order. */
const MARKS = {
  en: {
    file: PAGE,
    comma: ', ',
    heads: ['tsup', 'Rslib', 'Notes'],
    tables: {
      changed: 'With another form, meaning or default:',
      mapped: 'The same, often under another name:',
      none: 'Not in Rslib, with what comes closest:',
    },
  },
  zh: {
    file: `${TRANSLATIONS}/${chineseFile(PAGE)}`,
    comma: '、',
    heads: ['tsup', 'Rslib', '说明'],
    tables: {
      changed: '写法、含义或默认值不同：',
      mapped: '含义相同，名称可能不同：',
      none: 'Rslib 没有，最接近的是：',
    },
  },
};

/** A link from the guide on migration, two folders below `docs`. */
const link = ({ code, page }: Target): string =>
  `[\`${code}\`](${`../../${page}`.replace('../../guide/', '../')})`;

/** The tables of all options in Markdown; the formatter lays them out. */
function tablesOf(lang: GuideLanguage): string {
  const { comma, heads, tables } = MARKS[lang];
  const parts = Object.entries(tables).map(([kind, title]) => {
    const facts = OPTION_FACTS.filter(({ mapping }) => mapping === kind);
    const cells = facts.map(({ names, to, [lang]: text }) => {
      return [names.map((name) => `\`${name}\``).join(comma), to.map(link).join(comma), text];
    });
    const rows = [heads, heads.map(() => '-'), ...cells].map((row) => `| ${row.join(' | ')} |`);
    return `${title}\n\n${rows.join('\n')}`;
  });
  return parts.join('\n\n');
}

/** What follows the first paragraph of the section with the id `option-table`. */
const TABLES = /(\{\/\* #option-table \*\/\}\n\n[^\n]+\n\n)[^]*?(?=\n\n## )/;

/** The page with the tables as they should be. Throws where the page has no such section. */
export function withOptionTable(page: string, lang: GuideLanguage): string {
  if (!TABLES.test(page))
    throw new Error('There is no table below the heading with the id "option-table".');
  return page.replace(TABLES, (_, before: string) => before + tablesOf(lang));
}

/** Pages whose table differs from the data, with the correct text. */
export async function findStaleTables(root: string): Promise<Map<string, string>> {
  const stale = new Map<string, string>();
  for (const lang of GUIDE_LANGUAGES) {
    const { file } = MARKS[lang];
    const text = await fs.readFile(path.join(root, file), 'utf8');
    const wanted = await layOut(root, file, withOptionTable(text, lang));
    if (wanted !== text) stale.set(file, wanted);
  }
  return stale;
}
