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
