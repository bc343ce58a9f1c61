import { OPTION_FACTS, type GuideLanguage, type OptionFact, type Target } from './options';

interface Marks {
  comma: string;
  /** Before what comes closest to an option that does not exist. */
  none: string;
  heads: readonly string[];
}

/** How both languages write a list, and the heads of the table. */
const MARKS: Readonly<Record<GuideLanguage, Marks>> = {
  en: { comma: ', ', none: 'none, see ', heads: ['tsup', 'Rslib', 'Notes'] },
  zh: { comma: '、', none: '无，参见 ', heads: ['tsup', 'Rslib', '说明'] },
};

/** Wide characters take two columns, as the formatter of the project counts them. */
const widthOf = (text: string): number =>
  [...text].reduce((sum, character) => sum + (/[\u2e80-\uffe6]/.test(character) ? 2 : 1), 0);

/** A link from the guide, which stands two folders below `docs`. */
const link = ({ code, page }: Target): string => `[\`${code}\`](../../${page})`;

const cells = (fact: OptionFact, lang: GuideLanguage): string[] => [
  fact.names.map((name) => `\`${name}\``).join(MARKS[lang].comma),
  (fact.mapping === 'none' ? MARKS[lang].none : '') + fact.to.map(link).join(MARKS[lang].comma),
  fact[lang],
];

/** The table of all options in Markdown, laid out as the formatter would. */
export function optionTable(lang: GuideLanguage): string {
  const { heads } = MARKS[lang];
  const rows = [heads, ...OPTION_FACTS.map((fact) => cells(fact, lang))];
  const widths = heads.map((_, column) => Math.max(...rows.map((row) => widthOf(row[column]!))));
  const pad = (text: string, column: number) => text + ' '.repeat(widths[column]! - widthOf(text));
  const line = (row: readonly string[]) => `| ${row.map(pad).join(' | ')} |`;
  const [head, ...body] = rows;
  return [line(head!), line(widths.map((width) => '-'.repeat(width))), ...body.map(line)].join(
    '\n',
  );
}

/** The table of the section with the id `option-table`. */
const TABLE = /(\{\/\* #option-table \*\/\}\n(?:(?!\|)[^\n]*\n)*)(?:\|[^\n]*(?:\n|$))+/;

/** The page with the table as it should be. Throws where the page has no such section. */
export function withOptionTable(page: string, lang: GuideLanguage): string {
  if (!TABLE.test(page))
    throw new Error('There is no table below the heading with the id "option-table".');
  return page.replace(TABLE, (_, before: string) => `${before}${optionTable(lang)}\n`);
}
