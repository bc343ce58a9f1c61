import { collectStatus } from './collect-status.mts';
import { readConfig } from './config.mts';
import { byPlace, withoutRepeats, type Finding } from './findings.mts';
import { DOUBTFUL } from './page-findings.mts';
import type { PagePair } from './project.mts';

/** An expression that a tool has made of the comment of a heading. */
const ESCAPED_ID = /^\{\/\\\*\s*#[\w-]+\s*\\\*\/\}/;

const isMissing = ({ kind }: Finding): boolean => kind === 'missing';
const placeOf = ({ file, line }: Finding): string => `${file}:${line}`;
const nameOf = ({ page, section }: Finding): string => `${page}#${section}`;

/**
 * The status and, where the site says what its pages are compiled with, what only compiling every
 * page and following every link can find, and whether the Chinese is written by the rules.
 *
 * @param only pages to which the findings belong; all, and what belongs to no page, without it.
 */
export async function collectChecks(root: string, only?: readonly PagePair[]): Promise<Finding[]> {
  const { findings, pages } = await collectStatus(root);
  const names = only && new Set(only.map(({ page }) => page));
  const chinese = new Map(pages.map(({ pair }) => [pair.chinese, pair.page]));
  const ofAsked = ({ page, file }: Finding): boolean =>
    !names || names.has(page ?? chinese.get(file) ?? '');
  if (!(await readConfig(root)).compiledWith) return findings.filter(ofAsked);
  // Neither what compiles pages nor what checks their spacing is loaded by a site that wants neither.
  const [{ findFailingPages }, { lintTranslations }] = await Promise.all([
    import('./failing-pages.mts'),
    import('./lint.mts'),
  ]);
  const { files } = await findFailingPages(root, 'compiled', names);
  const missing = new Set(findings.filter(isMissing).map(nameOf));
  const headings = new Set(findings.filter(({ kind }) => kind === 'ids').map(placeOf));
  // Links to a section that is missing are told with it, and an escaped id with its heading.
  const failing = [...files.values()]
    .flat()
    .filter((one) => !missing.has(nameOf(one)))
    .filter((one) => !ESCAPED_ID.test(one.message) || !headings.has(placeOf(one)));
  const broken = new Set(failing.filter(({ kind }) => kind === 'broken').map(placeOf));
  // What differs from the English where nothing can be compiled is told by that.
  const others = findings.filter((one) => !DOUBTFUL.has(one.kind) || !broken.has(placeOf(one)));
  const lints = await lintTranslations(
    root,
    pages.map(({ pair }) => pair),
  );
  return withoutRepeats([...others, ...failing, ...lints])
    .filter(ofAsked)
    .sort(byPlace);
}
