/** Folder of the archives, below the base path of the site. One serves all languages. */
const ARCHIVES_FOLDER = 'samples';

/** Pages of the current version; the samples of old versions are no longer run. */
const CURRENT = /^(?:docs|blog)\//;

/**
 * Where the archive of a sample lies, below the base path. `page` is the name of its page, such as
 * `docs/guide/basic/cli.mdx`; undefined where its samples have no archives.
 */
export function archiveFile(page: string, sample: string): string | undefined {
  if (!CURRENT.test(page)) return undefined;
  const folder = page.replace(/^docs\//, '').replace(/\.mdx$/, '');
  return `${ARCHIVES_FOLDER}/${folder}/${sample}.zip`;
}

/** Whether npm can read the package.json: a sample may be about one that it cannot. */
export function isInstallable(packageJson: string | undefined): boolean {
  try {
    JSON.parse(packageJson ?? '{}');
    return true;
  } catch {
    return false;
  }
}

/** Where StackBlitz takes projects, by a form that is posted. */
export const STACKBLITZ_URL = 'https://stackblitz.com/run';

/** The fields of that form, for a project that Node.js runs; the first command is run at once. */
export function stackblitzFields(
  title: string,
  files: ReadonlyMap<string, string>,
  command: string,
): [name: string, value: string][] {
  return [
    ['project[title]', title],
    ['project[template]', 'node'],
    ...[...files].map(([file, text]): [string, string] => [`project[files][${file}]`, text]),
    ['project[files][.stackblitzrc]', JSON.stringify({ startCommand: command })],
  ];
}
