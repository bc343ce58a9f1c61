import { existsSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  createLinkResolver,
  escapeForVue,
  growTo,
  isExtra,
  readPages,
  routeOf,
  sidebarsOf,
  toAsides,
  toPlainPage,
  type PlainPage,
} from './content.mts';
import { plainPage } from './docusaurus.mts';
import stock from './stock-config';

const PAGE = `---
title: CLI
description: Flags
---

import { Thing } from '@site/src/features/thing/Thing';

Text with [flags](../../config/lib/dts.mdx#flags).

## Usage {/* #usage */}

<Thing>

:::warning[Take care]
Not \`this\`.
:::

</Thing>

\`\`\`ts title="a.ts" sample="x" twoslash
const a = 1; // [!code highlight]
\`\`\`
`;
/** Reading all pages takes seconds. */
let all: Promise<PlainPage[]> | undefined;
const allPages = () => (all ??= readPages());

const place = { area: 'docs', file: 'guide/basic/cli.mdx', locale: 'zh' } as const;

describe('a page for other generators', () => {
  it('keeps the words, loses what only this site understands, and shows no picture that is not there', async () => {
    const page = await toPlainPage(PAGE, place);
    expect(page).toMatchObject({ route: '/guide/basic/cli', title: 'CLI', description: 'Flags' });
    expect(page.body).toContain('[flags](/zh/config/lib/dts#flags)');
    expect(page.body).toContain('## Usage\n');
    expect(page.body).toContain('> [!WARNING]');
    expect(page.body).toContain('```ts title="a.ts"\nconst a = 1;\n```');
    expect(page.body).not.toMatch(/import|Thing|\{\/\*|twoslash|\[!code/);
    const pages = await allPages();
    const pictures = pages.flatMap(({ body }) => [...body.matchAll(/!\[[^\]]*\]\(([^)\s]+)/g)]);
    expect(pictures.length).toBeGreaterThan(0);
    const missing = pictures
      .map(([, url]) => url!)
      .filter((url) => url.startsWith('/') && !existsSync(path.join('static', url)));
    expect(missing).toEqual([]);
  });

  it.each([
    ['docs', 'index.mdx', '/'],
    ['docs', 'guide/start/index.mdx', '/guide/start/'],
    ['docs', 'config/lib/dts.mdx', '/config/lib/dts'],
    ['blog', '2025-05-14-introducing-rslib.mdx', '/blog/introducing-rslib'],
  ])('%s/%s is %s', (area, file, route) => expect(routeOf(area, file)).toBe(route));

  it.each([
    ['en', 'https://rslib.rs/x.mdx', 'https://rslib.rs/x.mdx'],
    ['en', '#here', '#here'],
    ['en', './', '/guide/basic/'],
    ['en', '/guide/start/', '/guide/start/'],
    ['zh', '../start/index.mdx#next', '/zh/guide/start/#next'],
    ['zh', '/', '/zh/'],
    ['zh', '/favicon.ico', '/favicon.ico'],
  ] as const)('in %s the link %s leads to %s', (locale, url, target) => {
    expect(createLinkResolver('docs', 'guide/basic/cli.mdx', locale)(url)).toBe(target);
  });
});

describe('dialects', () => {
  it('alerts are asides for Starlight', () => {
    expect(toAsides('> [!WARNING]\n> **Care**\n>\n> Text\n\nNext\n')).toBe(
      ':::caution\n**Care**\n\nText\n:::\n\nNext\n',
    );
    expect(toAsides('> A quotation\n')).toBe('> A quotation\n');
  });

  it('for VitePress only prose is escaped', () => {
    const code = '```vue\n{{ a }} \\<b\n```';
    expect(escapeForVue(`{{ a }} \\<T> \`{{ b }}\`\n\n${code}\n`)).toBe(
      `&#123;&#123; a }} &lt;T> \`{{ b }}\`\n\n${code}\n`,
    );
  });

  it('code is not prose, however it is fenced', () => {
    const code = '`{{b` ``{{c ` d``\n````md\n```ts\n{{b\n```\n````\n';
    expect(escapeForVue(`{{a ${code}{{e`)).toBe(`&#123;&#123;a ${code}&#123;&#123;e`);
  });
});

describe('a page for stock Docusaurus', () => {
  it('has lost our components, and has what they enclose', () => {
    const page = `import Helper from '@theme/Helper';
import { Explorer } from '@site/src/features/explorer/Explorer';

Text about \`<Helper />\`.

<Explorer name="x">

Kept.

</Explorer>

<Helper />
`;
    expect(plainPage(page)).toBe('\nText about `<Helper />`.\n\n\nKept.\n\n\n');
  });

  it('is as it was where there are none', () => {
    const page = "```js\nimport x from 'y';\n```\n\n<details>\n";
    expect(plainPage(page)).toBe(page);
  });

  it('has the languages of its fences, and the site loads no others', async () => {
    const text = (await allPages()).map(({ body }) => body).join('\n');
    // Those of ours that Prism has and that prism-react-renderer 2.4 does not bring along.
    const used = ['bash', 'json5', 'less', 'scss', 'toml'].filter((language) =>
      new RegExp(`^\\s*\`{3,}${language}\\b`, 'm').test(text),
    );
    const { prism } = stock.themeConfig as { prism: { additionalLanguages: string[] } };
    expect(prism.additionalLanguages).toEqual(used);
  });
});

it('a large site has as many pages as asked for, at addresses of their own', () => {
  const model = (route: string, locale: 'en' | 'zh'): PlainPage => ({
    route, locale, title: 'T', description: '', body: '',
  }); // prettier-ignore
  const pages = (['en', 'zh'] as const).flatMap((locale) => [
    model('/', locale),
    model('/guide/a', locale),
  ]);
  const extra = growTo(10, pages).filter(isExtra);
  expect(extra).toHaveLength(6);
  expect(new Set(extra.map(({ route, locale }) => locale + route)).size).toBe(6);
  expect(extra.filter(({ locale }) => locale === 'en')).toHaveLength(3);
  expect(growTo(3, pages)).toEqual(pages);
  expect(sidebarsOf([...pages, ...extra], 'zh')['guide']?.at(-1)?.items).toHaveLength(3);
});
