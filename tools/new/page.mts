import { TRANSLATIONS, chineseFile } from '@rslib-docs/translations/core/places';
import {
  DESCRIPTION,
  KEYWORDS,
  TITLE,
  optionName,
  pagePath,
  readKeywords,
  type Field,
  type Values,
} from './fields.mts';
import { addressOf } from '../addresses/read-addresses.mts';
import { publish } from './published.mts';
import { frontMatter, readProjectFile, type Kind, type Plan } from './plan.mts';

const SIDEBARS = 'sidebars.ts';
const OPTIONS_FOLDER = 'config/lib';
const OPTIONS_GROUP = 'config-lib';

interface NewPage {
  id: string;
  group: string;
  english: string;
  chinese: string;
}

async function planPage(root: string, page: NewPage): Promise<Plan> {
  const name = `docs/${page.id}.mdx`;
  // Brings the TypeScript compiler, which help and wrong usage need not wait for.
  const { addToGroup, listGroups } = await import('./sidebar-entry.mts');
  const sidebars = await readProjectFile(root, SIDEBARS);
  if (!listGroups(sidebars).includes(page.group)) {
    throw new Error(
      `sidebars.ts has no group "${page.group}". Use one of ${listGroups(sidebars).join(', ')}, ` +
        'or add the group there and its Chinese label to current.json.',
    );
  }
  const chinese = `${TRANSLATIONS}/${chineseFile(name)}`;
  return {
    created: new Map([
      [name, page.english],
      [chinese, page.chinese],
    ]),
    changed: new Map([
      [SIDEBARS, addToGroup(sidebars, page.group, page.id)],
      await publish(root, name, addressOf(name, undefined)),
    ]),
    next: [
      `Write ${name}; its place in the sidebar is in ${SIDEBARS}.`,
      `Translate it in ${chinese}, then npm run i18n -- accept ${page.id}.`,
      'Until then npm run i18n -- check names each of its sections.',
    ],
  };
}

const toKebab = (name: string): string =>
  name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

function optionFacts(values: Values): Record<string, string | boolean | string[]> {
  const flags = values.cli!.split(/[\s,]+/).filter(Boolean);
  return {
    option: values.name!,
    type: values.type!,
    default: values.default!,
    topLevel: values['top-level'] === 'true',
    ...(flags.length > 0 && { cli: flags }),
  };
}

function usageSample(name: string): string {
  return [
    '```ts title="rslib.config.ts" check',
    "import { defineConfig } from '@rslib/core';",
    '',
    'export default defineConfig({',
    `  lib: [{ ${name}: undefined }],`,
    '});',
    '```',
    '',
  ].join('\n');
}

export const PAGE: Kind = {
  about: 'a page of the guide',
  fields: [
    { flag: 'path', asks: 'Path', example: 'guide/basic/tree-shaking', refuses: pagePath },
    {
      flag: 'group',
      asks: 'Group of the sidebar',
      example: 'guide-basic',
      // guide/basic/x stands in the group guide-basic.
      fallback: ({ path }) => path!.split('/').slice(0, 2).join('-'),
    },
    ...TITLE,
    ...DESCRIPTION,
    ...KEYWORDS,
  ],
  plan: (root, values) => {
    const { title, description } = values;
    const [zhTitle, zhDescription] = [values['title-zh']!, values['description-zh']!];
    const page = (head: string, intro: string, heading: string): string =>
      `${head}\n${intro}\n\n## ${heading} {/* #usage */}\n\n${intro}\n`;
    return planPage(root, {
      id: values.path!,
      group: values.group!,
      english: page(
        frontMatter({
          title: title!,
          description: description!,
          keywords: readKeywords(values.keywords!),
        }),
        description!,
        'Usage',
      ),
      chinese: page(
        frontMatter({
          title: zhTitle,
          description: zhDescription,
          keywords: readKeywords(values['keywords-zh']!),
        }),
        zhDescription,
        '用法',
      ),
    });
  },
};

const bool: Field['refuses'] = (value) =>
  ['true', 'false'].includes(value) ? undefined : `"${value}" must be true or false`;

const cliFlags: Field['refuses'] = (value) =>
  value
    .split(/[\s,]+/)
    .filter((flag) => flag && !/^--[a-z][\w-]*$/.test(flag))
    .map((flag) => `"${flag}" is no flag such as --dts`)[0];

export const OPTION: Kind = {
  about: 'the page of an option of lib',
  fields: [
    { flag: 'name', asks: 'Name of the option', example: 'umdName', refuses: optionName },
    { flag: 'type', asks: 'Its TypeScript type', example: 'string' },
    { flag: 'default', asks: 'Its default', example: 'undefined', fallback: () => 'undefined' },
    {
      flag: 'top-level',
      asks: 'May it stand at the top level (true or false)',
      example: 'false',
      refuses: bool,
      fallback: () => 'false',
    },
    {
      flag: 'cli',
      asks: 'Its command-line flags, if any',
      example: '--umd-name',
      refuses: cliFlags,
      fallback: () => '',
    },
    ...DESCRIPTION,
    ...KEYWORDS,
  ],
  plan: (root, values) => {
    const name = values.name!;
    const facts = optionFacts(values);
    const page = (description: string, words: string, heading: string): string =>
      frontMatter({
        title: `lib.${name}`,
        description,
        keywords: readKeywords(words),
        ...facts,
      }) +
      `\n\`lib.${name}\`: ${description}\n\n## ${heading} {/* #usage */}\n\n${usageSample(name)}`;
    return planPage(root, {
      id: `${OPTIONS_FOLDER}/${toKebab(name)}`,
      group: OPTIONS_GROUP,
      english: page(values.description!, values.keywords!, 'Usage'),
      chinese: page(values['description-zh']!, values['keywords-zh']!, '用法'),
    });
  },
};
