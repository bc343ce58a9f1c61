import fs from 'node:fs';
import path from 'node:path';
import { listFiles } from '@rslib-docs/kit/node/files';
import { readVersions } from '@rslib-docs/kit/node/versions';
import { TRANSLATIONS } from '../core/places';
import { loadModule, readConfig, type InterfaceTexts } from './config.mts';
import { checkJson, type CheckedJson, type Expected } from './json-file.mts';
import { HARMFUL_KINDS, readText } from './project.mts';

export interface UiString {
  id: string;
  message: string;
  /** Source file, from the root of the project. */
  file: string;
}

const CALL = /id: '([\w.-]+)',\s*message:\s*(?:'((?:[^'\\]|\\.)*)'|"([^"]*)")/g;
const ELEMENT =
  /<Translate\b[^>]*?\bid="([\w.-]+)"(?:(?!<\/Translate>)[\s\S])*?(?<!=)>\s*(?:\{\s*'([^']*)'\s*\}|\{\s*("(?:[^"\\]|\\.)*")\s*\}|([^<{]*?))\s*<\/Translate>/g;

/** Ids and messages that the code passes to `translate()` and `<Translate>`; both are literals. */
export async function readUiStrings(root: string, folders: readonly string[]): Promise<UiString[]> {
  const strings: UiString[] = [];
  for (const folder of folders) {
    for (const name of await listFiles(path.join(root, folder), '')) {
      if (!/(?<!\.test)\.tsx?$/.test(name)) continue;
      const file = `${folder}/${name}`;
      const code = fs.readFileSync(path.join(root, file), 'utf8');
      for (const [, id, single, double] of code.matchAll(CALL)) {
        strings.push({ id: id!, message: single ?? double!, file });
      }
      for (const [, id, single, double, plain] of code.matchAll(ELEMENT)) {
        const text = double === undefined ? (single ?? plain!) : (JSON.parse(double) as string);
        strings.push({ id: id!, message: text.replace(/\s+/g, ' '), file });
      }
    }
  }
  return strings;
}

/** An item of a menu or a sidebar, as configurations of Docusaurus have it. */
interface Item {
  type?: string;
  label?: string;
  title?: string;
  key?: string;
  items?: readonly unknown[];
}
type Entry = readonly [key: string, english: string];

/** The labels of items, at any depth, by the keys that Docusaurus gives them. */
function labelsOf(
  items: readonly unknown[],
  keyOf: (item: Item) => string | undefined = ({ label }) => label && `item.label.${label}`,
): Entry[] {
  return (items as readonly Item[]).flatMap((item): Entry[] => {
    const key = keyOf(item);
    const own: Entry[] = key ? [[key, item.label ?? '']] : [];
    return [...own, ...labelsOf(item.items ?? [], keyOf)];
  });
}

async function sidebarLabels({ sidebarPath }: InterfaceTexts, root: string): Promise<Entry[]> {
  const loaded = await loadModule(root, sidebarPath);
  const { default: inner } = loaded as { default: Record<string, unknown> };
  // A module that was CommonJS wraps its default again.
  const sidebars = (inner.default ?? inner) as Record<string, readonly unknown[]>;
  return Object.entries(sidebars).flatMap(([name, items]) =>
    labelsOf(items, ({ type, label, key }) =>
      type === 'category' || type === 'link'
        ? `sidebar.${name}.${type}.${key ?? label}`
        : undefined,
    ),
  );
}

/** The files of interface texts, below the folder of the translations, with their English. */
type EnglishOf = (texts: InterfaceTexts, root: string) => Entry[] | Promise<Entry[]>;
const FILES: Readonly<Record<string, EnglishOf>> = {
  'code.json': async ({ code }, root) =>
    (await readUiStrings(root, code)).map(({ id, message }) => [id, message]),
  'docusaurus-theme-classic/navbar.json': ({ title, navbar }) => [
    ['title', title],
    ...labelsOf(navbar),
  ],
  'docusaurus-theme-classic/footer.json': ({ footer }) =>
    (footer as Item[]).flatMap(({ title, items = [] }): Entry[] => [
      [`link.title.${title}`, title!],
      ...labelsOf(items, ({ label }) => label && `link.item.label.${label}`),
    ]),
  'docusaurus-plugin-content-docs/current.json': async (texts, root) => [
    ['version.label', 'Next'],
    ...(await sidebarLabels(texts, root)),
  ],
  'docusaurus-plugin-content-blog/options.json': () => [
    ['title', 'Blog'],
    ['description', 'Blog'],
    ['sidebar.title', 'Recent posts'],
  ],
};

/** Labels of the docs of old versions; their English of that time is no longer known. */
const VERSION_LABELS = /^docusaurus-plugin-content-docs\/version-[^/]+\.json$/;

/** Whether a file holds texts of the interface. */
export function isUiFile(file: string): boolean {
  const name = path.posix.relative(TRANSLATIONS, file);
  return Object.hasOwn(FILES, name) || VERSION_LABELS.test(name);
}

/** The English texts of every file, by key; none where the site does not say where they are. */
export async function expectedTexts(root: string): Promise<Map<string, Expected>> {
  const { interfaceTexts } = await readConfig(root);
  if (!interfaceTexts) return new Map();
  const files = Object.entries(FILES).map(
    async ([file, englishOf]) => [file, new Map(await englishOf(interfaceTexts, root))] as const,
  );
  return new Map(await Promise.all(files));
}

export interface CheckedUiFile extends CheckedJson {
  file: string;
  text: string | undefined;
}

/** Reads and checks all files of interface texts, if the site names their sources. */
export async function checkUiFiles(root: string): Promise<CheckedUiFile[]> {
  const { interfaceTexts } = await readConfig(root);
  if (!interfaceTexts) return [];
  const check = async (name: string, expected: Expected): Promise<CheckedUiFile> => {
    const file = `${TRANSLATIONS}/${name}`;
    const text = await readText(root, file);
    if (text !== undefined)
      return { file, text, ...checkJson(file, text, expected, interfaceTexts.names) };
    const findings = [{ kind: 'json', file, line: 1, message: 'the file is missing' }];
    return { file, text, usable: undefined, findings };
  };
  /** A file of an old version: only what would spoil a page is looked for. */
  const checkLabels = async (name: string): Promise<CheckedUiFile> => {
    const checked = await check(name, new Map());
    const findings = checked.findings.filter(({ kind }) => HARMFUL_KINDS.has(kind));
    return { ...checked, findings };
  };
  const labels = readVersions(root)
    .map((version) => `docusaurus-plugin-content-docs/version-${version}.json`)
    .filter((name) => fs.existsSync(path.join(root, TRANSLATIONS, name)));
  return Promise.all([
    ...[...(await expectedTexts(root))].map(([name, expected]) => check(name, expected)),
    ...labels.map(checkLabels),
  ]);
}
