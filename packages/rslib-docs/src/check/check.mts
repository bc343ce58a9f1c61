import path from 'node:path';
import type { Answer, Context } from '../commands.mts';
import type { Folder } from '../folder.mts';
import type { Language, Library } from '../library.mts';
import { NoProject, say } from '../texts.mts';
import { format, isMistake, type Finding } from './finding.mts';
import { fixFiles } from './fix.mts';
import { declares, mainFile, readProject, type Project } from './project.mts';
import { checkRules } from './rules.mts';
import { rslibCalls } from './scripts.mts';
import { checkTypes, isTooLong } from './types.mts';

function notes(library: Library, project: Project, lang: Language): Finding[] {
  const { version: documented } = library.facts;
  const { rslib: installed, config, tsconfig, exported } = project;
  const found: Finding[] = [];
  const add = (id: string, message: string, file = mainFile(project)) =>
    found.push({ level: 'note', id, file, message });
  if (installed !== undefined && installed !== documented)
    add('version', say(lang, 'version', { installed, documented }));
  if (tsconfig?.isOpen) add('tsconfig-extends', say(lang, 'extended'), tsconfig.file);
  if (config === undefined) add('no-config', say(lang, 'noConfig'));
  if (exported && (project.isOpen || isTooLong(project))) add('not-read', say(lang, 'notRead'));
  return found;
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
  if (!project.config && !usesRslib(project))
    throw new NoProject('noProject', { place: path.posix.join(folder.root, project.dir) });
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

export async function answerCheck(
  { library, folder, lang, mayBuild, fixes }: Context,
  dir: string,
): Promise<Answer> {
  const findings = await check(library, folder, { lang, dir, isBuilt: mayBuild });
  const diffs = fixes ? fixFiles(folder, findings, fixes === 'written') : [];
  if (fixes && diffs.length === 0) diffs.push(say(lang, 'noFix'));
  const text = [format(findings, lang, mayBuild), ...diffs].join('\n\n');
  return { text, hasFindings: findings.some(isMistake) };
}
