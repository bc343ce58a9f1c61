import type { Command } from '../runner/command.mts';
import type { Project } from '../runner/plan.mts';
import type { InstalledPackages } from './installed.mts';
import { neededPackages } from './needs.mts';

export interface ArchiveFacts {
  packages: InstalledPackages;
  /** Address of the page that shows the sample. */
  pageUrl: string;
  /** Packages that it needs for what readers may make of it. */
  alsoNeeded?: readonly string[];
}

/** Packages that exist in one sample only. npm would remove them from where they are needed. */
const OWN_PACKAGES = 'node_modules/';
const STAND_INS = 'stand-ins/';
const PUT_IN_PLACE = `node -e "require('fs').cpSync('${STAND_INS}', '${OWN_PACKAGES}', { recursive: true })"`;

const hasOwnPackages = ({ files }: Project): boolean =>
  [...files.keys()].some((file) => file.startsWith(OWN_PACKAGES));

const isOwn = ({ files }: Project, name: string): boolean =>
  files.has(`${OWN_PACKAGES}${name}/package.json`);

/** A command as it is typed. */
export function commandText({ program, args, env }: Command): string {
  const name = program === 'node' ? program : `npx ${program}`;
  const set = Object.entries(env).map(([key, value]) => `${key}=${value}`);
  return [...set, name, ...args].join(' ');
}

interface Manifest {
  scripts?: Record<string, string>;
  devDependencies?: Record<string, string>;
  [field: string]: unknown;
}

/** The package.json of the sample, with the exact versions of what it is built with. */
function packageJson(project: Project, { packages, alsoNeeded = [] }: ArchiveFacts): string {
  const own = JSON.parse(project.files.get('package.json')!) as Manifest;
  const exact = [...neededPackages(project), ...alsoNeeded].sort().flatMap((name) => {
    const version = packages.versionOf(name);
    return version === undefined ? [] : [[name, version] as const];
  });
  const overrides = packages.overridesOf(exact.map(([name]) => name));
  const named = Object.entries(own.devDependencies ?? {}).map(([name, range]) => [
    name,
    isOwn(project, name) ? `file:${STAND_INS}${name}` : range,
  ]);
  const manifest = {
    ...(own.name === undefined && { private: true }),
    ...own,
    ...(hasOwnPackages(project) && { scripts: { ...own.scripts, postinstall: PUT_IN_PLACE } }),
    devDependencies: Object.fromEntries([...named, ...exact]),
    ...(Object.keys(overrides).length > 0 && { overrides }),
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}

const code = (lines: readonly string[], lang = ''): string =>
  ['```' + lang, ...lines, '```'].join('\n');

/** What the page says of `dist`: all of its files, or those that it shows. */
function shownFiles({ expectations }: Project): string[] {
  const listing = expectations.find(({ kind }) => kind === 'listing');
  if (listing) return ['Then `dist` holds:', code(listing.fence.text.split('\n'), 'text')];
  const shown = expectations.filter(({ kind }) => kind === 'content').map((one) => one.path);
  return shown.length > 0 ? ['Then `dist` holds, among others:', code(shown, 'text')] : [];
}

function readme(project: Project, { pageUrl }: ArchiveFacts): string {
  const commands = project.commands.map(commandText);
  const parts = [
    `# Sample \`${project.id}\``,
    `From <${pageUrl}>. Install and build it:`,
    code(['npm install', ...commands], 'bash'),
  ];
  if (hasOwnPackages(project))
    parts.push(
      `\`${STAND_INS}\` holds packages of this sample; installing copies them to \`${OWN_PACKAGES}\`.`,
    );
  if (project.fails !== undefined)
    parts.push('It must fail, with this in its message:', code([project.fails], 'text'));
  else parts.push(...shownFiles(project));
  return `${parts.join('\n\n')}\n`;
}

/** What a reader takes away: the files that are built, complete to be installed. */
export function archiveFiles(project: Project, facts: ArchiveFacts): Map<string, string> {
  const files = new Map(
    [...project.files].map(([file, text]) => [
      file.startsWith(OWN_PACKAGES) ? STAND_INS + file.slice(OWN_PACKAGES.length) : file,
      text.endsWith('\n') ? text : `${text}\n`,
    ]),
  );
  files.set('package.json', packageJson(project, facts));
  // Copied, not linked: what is not below `node_modules` is no package to a compiler.
  if (hasOwnPackages(project)) files.set('.npmrc', 'install-links=true\n');
  if (!files.has('README.md')) files.set('README.md', readme(project, facts));
  return new Map([...files].sort(([a], [b]) => (a < b ? -1 : 1)));
}
