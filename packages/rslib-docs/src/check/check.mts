import path from 'node:path';
import semver from 'semver';
import type ts from 'typescript';
import { Problem, type Folder } from '../folder.mts';
import type { Language } from '../library/contract.mts';
import type { Library } from '../library/library.mts';
import { placesExplaining } from '../explain.mts';
import { filesOf, runBuild } from './build.mts';
import { DEFAULT_ENTRY, defaultEntry } from './entries.mts';
import type { Finding } from './finding.mts';
import { predictOutputs } from './outputs.mts';
import { findMissing, findUnbuilt, type MissingTarget } from './package-files.mts';
import { readProject, type Project } from './project.mts';
import { RULES } from './rules/index.mts';
import { fillTexts, type Place } from './rules/rule.mts';
import { hasFlags } from './scripts.mts';
import { TEXTS } from './texts.mts';
import { findTypeErrors, sinceOf } from './types.mts';

type Where = Pick<Finding, 'file' | 'line'>;

const isNode = (place: Place): place is ts.Node => 'kind' in place;

function whereIs({ folder, dir }: Project, place: Place): Where {
  if (!isNode(place)) return { file: path.posix.join(dir, place.file) };
  const source = place.getSourceFile();
  const { line } = source.getLineAndCharacterOfPosition(place.getStart(source));
  return { file: folder.relative(source.fileName), line: line + 1 };
}

function checkRules(project: Project, lang: Language): Finding[] {
  return RULES.flatMap(({ id, level, page, texts, find }) =>
    find(project).map(({ at, values }) => {
      const message = fillTexts(texts, lang, values);
      return { level, id, message, page, ...whereIs(project, at) };
    }),
  );
}

function checkTypes(library: Library, project: Project, lang: Language): Finding[] {
  const { version } = library.facts;
  const { rslib = version } = project;
  return findTypeErrors(project).map(({ node, message, option }) => {
    const since = option === undefined ? undefined : sinceOf(library.facts, option);
    const isLater = since !== undefined && semver.lt(rslib, semver.coerce(since)!);
    const reason = isLater ? ` ${TEXTS[lang].later(option!, since, rslib)}` : '';
    return { level: 'error', id: 'types', message: message + reason, ...whereIs(project, node) };
  });
}

/** A file that the build has not written is missing; one that is not expected is only noted. */
function describeMissing(project: Project, lang: Language, isBuilt: boolean) {
  const texts = TEXTS[lang];
  const say = isBuilt ? texts.unbuilt : texts.missing;
  return ({ text, node, written }: MissingTarget): Finding => ({
    level: isBuilt ? 'error' : 'note',
    id: 'package-files',
    message: say(text, written),
    page: 'guide/basic/package-exports#several-entries',
    ...whereIs(project, node),
  });
}

function checkFiles(project: Project, lang: Language): Finding[] {
  const { missing, untold } = findMissing(project, predictOutputs(project));
  const [first] = untold;
  const note: Finding[] = first
    ? [
        {
          level: 'note',
          id: 'package-files',
          message: TEXTS[lang].untold([...new Set(untold.map(({ text }) => text))]),
          ...whereIs(project, first.node),
        },
      ]
    : [];
  return [...missing.map(describeMissing(project, lang, false)), ...note];
}

async function checkBuild(library: Library, project: Project, lang: Language): Promise<Finding[]> {
  const started = Date.now();
  const { code, output } = await runBuild(project);
  if (code === 0) {
    const missing = findUnbuilt(project, filesOf(project), filesOf(project, started));
    return missing.map(describeMissing(project, lang, true));
  }
  const [page] = placesExplaining(library, output);
  const message = TEXTS[lang].failed(code, output.trim());
  const file = path.posix.join(project.dir, project.config ?? 'package.json');
  return [{ level: 'error', id: 'build', file, message, ...(page && { page }) }];
}

function notes(library: Library, project: Project, lang: Language): Finding[] {
  const { version } = library.facts;
  const { rslib, config, dir } = project;
  const texts = TEXTS[lang];
  const file = path.posix.join(dir, config ?? 'package.json');
  const note = (id: string, message: string): Finding => ({ level: 'note', id, file, message });
  return [
    ...(rslib !== undefined && rslib !== version
      ? [note('version', texts.version(rslib, version))]
      : []),
    ...(config !== undefined && !project.hasOwnTypes
      ? [note('packed-types', texts.packedTypes(version))]
      : []),
    ...(project.tsconfig?.isOpen
      ? [{ ...note('tsconfig-extends', texts.extended), file: project.tsconfig.file }]
      : []),
    ...(config === undefined ? [note('no-config', texts.noConfig)] : []),
    ...(config !== undefined && project.isOpen ? [note('not-read', texts.notRead)] : []),
  ];
}

/**
 * Looks for mistakes in the configuration and the `package.json` of a package.
 * @param isBuilt Whether the project's own Rslib is run; nothing is, otherwise.
 * @throws Problem where there is nothing to check, or a file that cannot be read
 */
export async function check(
  library: Library,
  folder: Folder,
  { lang, dir, isBuilt }: { lang: Language; dir: string; isBuilt: boolean },
): Promise<Finding[]> {
  const project = readProject(library, folder, folder.below(dir));
  if (!project.config && !defaultEntry(project) && !hasFlags(project)) {
    throw new Problem(
      `There is nothing to check in ${path.posix.join(folder.root, project.dir)}: no rslib.config.*, and no ${DEFAULT_ENTRY}.*, which Rslib builds without one. Name the folder of the package: rslib-docs check packages/my-lib`,
    );
  }
  const rules = checkRules(project, lang);
  const isKnown = ({ file, line }: Finding) =>
    rules.some((one) => one.file === file && one.line === line);
  const types = checkTypes(library, project, lang).filter((one) => !isKnown(one));
  const files = isBuilt ? await checkBuild(library, project, lang) : checkFiles(project, lang);
  return [...rules, ...types, ...files, ...notes(library, project, lang)];
}
