import path from 'node:path';
import semver from 'semver';
import type ts from 'typescript';
import { NoProject, type Folder } from '../folder.mts';
import type { Language } from '../library/contract.mts';
import type { Library } from '../library/library.mts';
import type { Finding } from './finding.mts';
import { inPackage, placeOf, readProject, toFix, type Project } from './project.mts';
import { RULES } from './rules/index.mts';
import { declares, fillTexts, type Place } from './rules/rule.mts';
import { rslibCalls } from './scripts.mts';
import { say } from './texts.mts';
import { findTypeErrors, fixOf, isTooLong, meantOption, pageOf, sinceOf } from './types.mts';

/** Where options of two kinds stand, for mistakes that are about none. */
const TYPES_PAGE = 'guide/basic/configure-rslib#two-kinds-of-options';

const isNode = (place: Place): place is ts.Node => 'kind' in place;

function checkRules(project: Project, lang: Language): Finding[] {
  return RULES.flatMap(({ id, level, page, texts, find, fix }) =>
    find(project).map(({ at, values }): Finding => {
      const message = fillTexts(texts, lang, values);
      const where = isNode(at) ? placeOf(project, at) : { file: inPackage(project, at.file) };
      const own = fix && isNode(at) ? { fix: toFix(project, at, fix(at)) } : {};
      return { level, id, message, page, ...where, ...own };
    }),
  );
}

function checkTypes(library: Library, project: Project, lang: Language): Finding[] {
  const { version } = library.facts;
  const { rslib = version } = project;
  const { facts } = library;
  return findTypeErrors(project).map((mistake): Finding => {
    const { node, message, option, isUnknown } = mistake;
    const since = isUnknown ? sinceOf(facts, option) : undefined;
    const isLater = since !== undefined && semver.lt(rslib, semver.coerce(since)!);
    const meant = isUnknown && !isLater ? meantOption(facts, option) : undefined;
    const later = isLater ? ` ${say(lang, 'later', { option, since, installed: rslib })}` : '';
    const page = meant?.page ?? pageOf(facts, option) ?? TYPES_PAGE;
    const fix = fixOf(mistake, meant?.name);
    const isOfLib = isUnknown && !isLater && facts.options.some(({ name }) => name === option);
    const remedy =
      (meant && say(lang, 'meant', { option: meant.name })) ??
      (isOfLib ? say(lang, 'inLib') : fix && say(lang, 'write', { text: fix.text }));
    const advice = remedy === undefined ? '' : ` ${remedy}`;
    return {
      level: 'error',
      id: 'types',
      message: message + later + advice,
      page,
      ...placeOf(project, node),
      ...(fix && { fix: toFix(project, fix.node, fix.text) }),
    };
  });
}

function notes(library: Library, project: Project, lang: Language): Finding[] {
  const { version } = library.facts;
  const { rslib, config } = project;
  const file = inPackage(project, config ?? 'package.json');
  const note = (id: string, message: string): Finding => ({ level: 'note', id, file, message });
  return [
    ...(rslib !== undefined && rslib !== version
      ? [note('version', say(lang, 'version', { installed: rslib, documented: version }))]
      : []),
    ...(project.tsconfig?.isOpen
      ? [{ ...note('tsconfig-extends', say(lang, 'extended')), file: project.tsconfig.file }]
      : []),
    ...(config === undefined ? [note('no-config', say(lang, 'noConfig'))] : []),
    ...(project.exported && (project.isOpen || isTooLong(project))
      ? [note('not-read', say(lang, 'notRead'))]
      : []),
  ];
}

/** Whether a package that has no configuration is built by Rslib all the same. */
const usesRslib = (project: Project): boolean =>
  rslibCalls(project).length > 0 ||
  declares(project, '@rslib/core', ['dependencies', 'devDependencies']);

/**
 * Looks for mistakes in the configuration and the `package.json` of a package.
 * @param isBuilt Whether the project's own Rslib is run; nothing is, otherwise.
 * @throws NoProject where Rslib builds nothing, Problem for a file that cannot be read
 */
export async function check(
  library: Library,
  folder: Folder,
  { lang, dir, isBuilt }: { lang: Language; dir: string; isBuilt: boolean },
): Promise<Finding[]> {
  const project = readProject(library, folder, folder.below(dir));
  if (!project.config && !usesRslib(project)) {
    const place = path.posix.join(folder.root, project.dir);
    throw new NoProject(
      `${place} is no project of Rslib: it has no rslib.config.*, and package.json neither calls rslib nor has @rslib/core. Name the folder of the package: rslib-docs check packages/my-lib`,
      `${place} 不是 Rslib 项目：没有 rslib.config.*，package.json 既没有调用 rslib，也没有 @rslib/core。请指定包所在的目录：rslib-docs check packages/my-lib`,
    );
  }
  const rules = checkRules(project, lang);
  const isKnown = ({ file, line }: Finding) =>
    rules.some((one) => one.file === file && one.line === line);
  const types = checkTypes(library, project, lang).filter((one) => !isKnown(one));
  const more = notes(library, project, lang);
  if (!isBuilt) return [...rules, ...types, ...more];
  // What it bundles is needed by no other command.
  const { checkWritten } = await import('./written.mts');
  const written = await checkWritten(library, project, lang);
  const failed = written.find(({ id }) => id === 'build');
  const cause = failed && rules.find(({ page }) => page === failed.page);
  if (!cause) return [...rules, ...types, ...written, ...more];
  // The build has shown what a rule has named, with its line.
  cause.level = failed.level;
  return [...rules, ...types, ...more];
}
