import { OPTION_FACTS, type GuideLanguage, type OptionFact, type Target } from './options';

/** How both languages write a list, and the tables with what stands above each, in their order. */
const MARKS = {
  en: {
    comma: ', ',
    heads: ['tsup', 'Rslib', 'Notes'],
    tables: {
      changed: 'With another form, meaning or default:',
      mapped: 'The same, often under another name:',
      none: 'Not in Rslib, with what comes closest:',
    },
  },
  zh: {
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

const cells = (fact: OptionFact, lang: GuideLanguage): string[] => [
  fact.names.map((name) => `\`${name}\``).join(MARKS[lang].comma),
  fact.to.map(link).join(MARKS[lang].comma),
  fact[lang],
];

/** The tables of all options in Markdown; the formatter lays them out. */
function tablesOf(lang: GuideLanguage): string {
  const { heads, tables } = MARKS[lang];
  const parts = Object.entries(tables).map(([kind, title]) => {
    const facts = OPTION_FACTS.filter(({ mapping }) => mapping === kind);
    const rows = [heads, heads.map(() => '-'), ...facts.map((fact) => cells(fact, lang))];
    return `${title}\n\n${rows.map((row) => `| ${row.join(' | ')} |`).join('\n')}`;
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
