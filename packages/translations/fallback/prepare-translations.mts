import fs from 'node:fs/promises';
import path from 'node:path';
import { ifThere } from '@rslib-docs/kit/node/files';
import { findFailingPages, type Depth } from '../cli/check.mts';
import {
  HARMFUL_KINDS,
  allAreas,
  formatFinding,
  listOtherContent,
  listPages,
  type Finding,
} from '../cli/project.mts';
import { checkUiFiles } from '../cli/ui-files.mts';
import { FALLBACK_FOLDER, REPORT_FILE, TRANSLATIONS, type FallbackReport } from '../core/places';

export interface TranslationsWithFallback {
  /** Folder that Docusaurus is to read, relative to the project; the original where all is well. */
  folder: string;
  faults: Finding[];
}

/** A translated page that the build could not show, though nothing of it was found before. */
export interface LeftOut {
  page: string;
  file: string;
  line?: number;
  message: string;
}

export interface PrepareOptions {
  /** Pages that are left out; `all` leaves every translation out. */
  leftOut?: readonly LeftOut[] | 'all';
  /** Folder of the copy, relative to the project and as deep as the original. */
  folder?: string;
  /** The check of every page; compiling each by itself finds all that fail at once. */
  depth?: Depth;
  /** Makes the copy where nothing is wrong, too, as something may become wrong later. */
  isAlwaysCopied?: boolean;
}

/**
 * Decides which translations can be shown. If all can, nothing is written. Else a
 * copy is made with English for broken or missing parts. Docusaurus could do that by
 * itself, but then no page could link to another by its file when only one of them is Chinese.
 */
export async function prepareTranslations(
  root: string,
  {
    leftOut = [],
    folder = FALLBACK_FOLDER,
    depth = 'names',
    isAlwaysCopied = false,
  }: PrepareOptions = {},
): Promise<TranslationsWithFallback> {
  const copy = path.join(root, folder);
  await fs.rm(copy, { recursive: true, force: true });
  const original = path.dirname(TRANSLATIONS);
  const exists = await ifThere(fs.stat(path.join(root, TRANSLATIONS)));
  if (!exists) return { folder: original, faults: [] };

  const files = await findFailingPages(root, depth);
  for (const { page, file, line = 1, message } of leftOut === 'all' ? [] : leftOut) {
    if (!files.has(file)) files.set(file, [{ kind: 'broken', file, line, page, message }]);
  }
  const report: Record<string, FallbackReport[string]> = {};
  const pairs = [...(await listPages(root)), ...(await listOtherContent(root))];
  for (const { page, chinese, hasEnglish, hasChinese } of pairs) {
    if (hasEnglish && !hasChinese) report[page] = 'missing';
    else if (hasEnglish && (leftOut === 'all' || files.has(chinese))) report[page] = 'broken';
  }
  const brokenUi = (await checkUiFiles(root))
    .map(({ findings, ...file }) => {
      return { ...file, findings: findings.filter(({ kind }) => HARMFUL_KINDS.has(kind)) };
    })
    .filter(({ text, findings }) => text !== undefined && findings.length > 0);
  const faults = [...files.values(), ...brokenUi.map(({ findings }) => findings)].flat();
  const isHealthy = faults.length === 0 && Object.keys(report).length === 0;
  if (isHealthy && !isAlwaysCopied) return { folder: original, faults };

  await fs.mkdir(path.join(copy, path.relative(original, TRANSLATIONS)), { recursive: true });
  const skipped = new Set([...files.keys(), ...brokenUi.map(({ file }) => file)]);
  if (leftOut !== 'all') {
    await fs.cp(path.join(root, original), copy, {
      recursive: true,
      filter: (source) => !skipped.has(path.relative(root, source).split(path.sep).join('/')),
    });
  }
  for (const { english, chinese } of allAreas(root)) {
    const target = path.join(copy, path.relative(original, TRANSLATIONS), chinese);
    await fs.cp(path.join(root, english), target, { recursive: true, force: false });
  }
  for (const { file, usable } of leftOut === 'all' ? [] : brokenUi) {
    if (!usable) continue;
    const target = path.join(copy, path.relative(original, file));
    await fs.writeFile(target, `${JSON.stringify(usable, null, 2)}\n`);
  }
  await fs.writeFile(path.join(copy, REPORT_FILE), JSON.stringify(report, null, 2));
  return { folder, faults };
}

/** The log message of a build about translations that were left out. */
export function describeFaults(faults: readonly Finding[]): string {
  const lines = faults.map((fault) => `  ${formatFinding(fault)}`);
  return (
    `Translations that cannot be shown; readers see English instead:\n${lines.join('\n')}\n` +
    `npm run i18n check fails until they are corrected.\n`
  );
}
