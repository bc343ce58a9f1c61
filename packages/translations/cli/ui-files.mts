import fs from 'node:fs';
import path from 'node:path';
import { TRANSLATIONS } from '../core/places';
import { readVersions } from '@rslib-docs/kit/node/versions/places';
import { loadModule, readConfig, type InterfaceTexts } from './config.mts';
import { HARMFUL_KINDS, type Finding } from './findings.mts';
import { checkJson, type CheckedJson, type Expected } from './json-file.mts';
import { readText } from './lock.mts';
import { readUiStrings } from './ui-strings.mts';

interface Labelled {
  type?: string;
  label?: string;
  title?: string;
  key?: string;
  items?: readonly unknown[];
}

/** Keys of the labels in a sidebar, as Docusaurus names them. */
function sidebarKeys(name: string, items: readonly unknown[]): [string, string][] {
  return items.flatMap((item): [string, string][] => {
    const { type, label, key, items: inner = [] } = item as Labelled;
    const own = type === 'category' || type === 'link';
    return [
      ...(own
        ? [[`sidebar.${name}.${type}.${key ?? label}`, label ?? ''] as [string, string]]
        : []),
      ...sidebarKeys(name, inner),
    ];
  });
}

function labelKeys(items: readonly unknown[]): [string, string][] {
  return items.flatMap((item): [string, string][] => {
    const { label, items: inner = [] } = item as Labelled;
    return [
      ...(label ? [[`item.label.${label}`, label] as [string, string]] : []),
      ...labelKeys(inner),
    ];
  });
}

async function expectedOfCode({ code }: InterfaceTexts, root: string): Promise<Expected> {
  return new Map((await readUiStrings(root, code)).map(({ id, message }) => [id, message]));
}

async function expectedOfNavbar({ title, navbar }: InterfaceTexts): Promise<Expected> {
  return new Map([['title', title], ...labelKeys(navbar)]);
}

async function expectedOfFooter({ footer }: InterfaceTexts): Promise<Expected> {
  return new Map(
    (footer as Labelled[]).flatMap(({ title, items = [] }) => [
      [`link.title.${title}`, title!] as const,
      ...labelKeys(items).map(([key, label]) => [`link.${key}`, label] as const),
    ]),
  );
}

async function expectedOfSidebars(
  { sidebarPath }: InterfaceTexts,
  root: string,
): Promise<Expected> {
  const loaded = await loadModule(root, sidebarPath);
  const { default: inner } = loaded as { default: Record<string, unknown> };
  // A module that was CommonJS wraps its default again.
  const sidebars = (inner.default ?? inner) as Record<string, readonly unknown[]>;
  return new Map([
    ['version.label', 'Next'],
    ...Object.entries(sidebars).flatMap(([name, items]) => sidebarKeys(name, items)),
  ]);
}

async function expectedOfBlog(): Promise<Expected> {
  return new Map([
    ['title', 'Blog'],
    ['description', 'Blog'],
    ['sidebar.title', 'Recent posts'],
  ]);
}

/** The files of interface texts, below the folder of the translations. */
type ExpectedOf = (texts: InterfaceTexts, root: string) => Promise<Expected>;
const FILES: readonly [file: string, expected: ExpectedOf][] = [
  ['code.json', expectedOfCode],
  ['docusaurus-theme-classic/navbar.json', expectedOfNavbar],
  ['docusaurus-theme-classic/footer.json', expectedOfFooter],
  ['docusaurus-plugin-content-docs/current.json', expectedOfSidebars],
  ['docusaurus-plugin-content-blog/options.json', expectedOfBlog],
];

/** Labels of the docs of old versions; what was English then is no longer known. */
const VERSION_LABELS = /^docusaurus-plugin-content-docs\/version-[^/]+\.json$/;

/** Whether a file holds texts of the interface. */
export function isUiFile(file: string): boolean {
  const name = path.posix.relative(TRANSLATIONS, file);
  return FILES.some(([known]) => known === name) || VERSION_LABELS.test(name);
}

/** The English texts of every file, by key; none where the site does not say where they are. */
export async function expectedTexts(root: string): Promise<Map<string, Expected>> {
  const { interfaceTexts } = await readConfig(root);
  if (!interfaceTexts) return new Map();
  const files = FILES.map(
    async ([file, expectedOf]) => [file, await expectedOf(interfaceTexts, root)] as const,
  );
  return new Map(await Promise.all(files));
}

export interface CheckedUiFile extends CheckedJson {
  file: string;
  text: string | undefined;
}

/** A file of an old version: only what would spoil a page is looked for. */
function checkLabels(file: string, text: string): CheckedJson {
  const { usable, findings } = checkJson(file, text, new Map());
  return { usable, findings: findings.filter(({ kind }) => HARMFUL_KINDS.has(kind)) };
}

/** Reads and checks all files of interface texts, where the site says what they must hold. */
export async function checkUiFiles(root: string): Promise<CheckedUiFile[]> {
  const { interfaceTexts } = await readConfig(root);
  if (!interfaceTexts) return [];
  const labels = readVersions(root)
    .map((version) => `docusaurus-plugin-content-docs/version-${version}.json`)
    .filter((name) => fs.existsSync(path.join(root, TRANSLATIONS, name)));
  return Promise.all([
    ...[...(await expectedTexts(root))].map(async ([name, expected]) => {
      const file = `${TRANSLATIONS}/${name}`;
      const text = await readText(root, file);
      if (text !== undefined)
        return { file, text, ...checkJson(file, text, expected, interfaceTexts.names) };
      const missing: Finding = { kind: 'json', file, line: 1, message: 'the file is missing' };
      return { file, text, usable: undefined, findings: [missing] };
    }),
    ...labels.map(async (name) => {
      const file = `${TRANSLATIONS}/${name}`;
      const text = (await readText(root, file)) ?? '';
      return { file, text, ...checkLabels(file, text) };
    }),
  ]);
}
