import fs from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FALLBACK_FOLDER } from '@rslib-docs/translations/core/places';
import { FixtureSite, pageSource } from '../lib/fixture-site.mts';

/** A page may hold no code of its own that throws; a component may. */
const THROWER = 'export function Thrower({ title }) {\n  throw new Error(title);\n}\n';
const THROWS = (title: string): string =>
  `import { Thrower } from '@site/src/Thrower';\n\n<Thrower title="${title}" />`;

interface Stage {
  name: string;
  files: Record<string, string>;
  /** Parts of the last words of the build: the file, the key and what to do. */
  says: (string | RegExp)[];
}

/** The stages of a build, each with what it finds. A later one is not reached. */
const STAGES: Stage[] = [
  // Wrong settings, links on the disk and broken front matter: the tests of what reads them.
  {
    name: 'bundling: pages that cannot be compiled, each of them @F120 @F122 @F243 @F244',
    files: {
      'docs/a.mdx': `${pageSource('A')}\n\`\`\`typoscript\nx\n\`\`\`\n`,
      'docs/b.mdx': `${pageSource('B')}\n[x](javascript:alert)\n`,
      'docs/c.mdx': `${pageSource('C')}\n![x](/img/nope.png)\n`,
      'docs/d.mdx': `${pageSource('D')}\n\`\`\`ts twoslash\nlet a = b;\n\`\`\`\n`,
      'docs/e.mdx': `${pageSource('E')}\n![x](https://x.example/a.png)\n`,
      'docs/f.mdx': `${pageSource('F')}\n<Nope />\n`,
      'docs/g.mdx': `${pageSource('G')}\n{/* a */ process.env.HOME /* b */}\n`,
      'docs/shared/h.mdx': 'export const a = 1;\n',
      'docs/h.mdx': `${pageSource('H')}\nimport Part from './shared/h.mdx';\n\n<Part />\n`,
      'docs/i.mdx': `${pageSource('I')}\n:::not\nText.\n:::\n`,
    },
    says: [
      'docs/a.mdx:12:1: unknown code language "typoscript". Use one of',
      /docs\/b\.mdx:12:1: .*begins with javascript:.*Use http/,
      /\/img\/nope\.png.*docs\/c\.mdx" \(12:1\)/,
      "docs/d.mdx:13:1: TS2304: Cannot find name 'b'",
      /docs\/e\.mdx:12:1: the image .* is external/,
      'docs/f.mdx:12:1: <Nope> is not a component of this site',
      'docs/g.mdx:12:1: {/* a */ process.env.HOME /* b */} is code',
      'docs/shared/h.mdx:1:1: content may import',
      'docs/i.mdx:12:1: Unknown admonition ":::not"',
    ],
  },
  {
    name: 'rendering: pages that throw, each with its reason @F121',
    files: {
      'src/Thrower.tsx': THROWER,
      'docs/a.mdx': `${pageSource('A')}\n${THROWS('undefined name')}\n`,
      'docs/b.mdx': `${pageSource('B')}\n${THROWS('on purpose')}\n`,
    },
    says: [
      /docs\/a\.mdx \(\/a\): [^.]*\. Error: undefined name/,
      'docs/b.mdx (/b)',
      'Error: on purpose',
    ],
  },
  {
    name: 'links of pages and of the top bar, each where it is written @F120',
    files: { 'docs/a.mdx': `${pageSource('A')}\n[x](/nope)\n` },
    says: [
      'docs/a.mdx (/a): the link /nope leads nowhere',
      'src/site/navbar.ts: "Config" links to /no-config/, which does not exist',
    ],
  },
];

const MARK = 'build/last-good-build.txt';

/** The end of the output of a build that stopped: people do not read the stacks above it. */
const lastWords = (output: string): string =>
  output.slice(output.lastIndexOf('Build failed: ')).replace(/\s+/g, ' ');

let site: FixtureSite;
beforeAll(async () => {
  site = await FixtureSite.create({ isEnglish: true });
  // Only the stage of links gets that far.
  await site.replace('src/site/navbar.ts', "link: '/config/'", "link: '/no-config/'");
  // By this page a build is known.
  await site.write('build/404.html', 'An earlier build');
  await site.write(MARK, 'untouched');
});
afterAll(() => site.remove());

describe('the build stops, says where and what to do, and leaves the last good build', () => {
  for (const { name, files, says } of STAGES) {
    it(name, async () => {
      for (const [file, content] of Object.entries(files)) await site.write(file, content);
      const { code, output } = await site.build();
      for (const file of Object.keys(files)) await fs.rm(path.join(site.dir, file));
      expect(code, output).toBe(1);
      const text = lastWords(output);
      for (const part of says) {
        if (typeof part === 'string') expect(text, output).toContain(part);
        else expect(text, output).toMatch(part);
      }
      // Authors cannot fix the copies that the build makes.
      expect(text).not.toContain(FALLBACK_FOLDER);
      expect(await site.read(MARK)).toBe('untouched');
      await expect(fs.stat(path.join(site.dir, 'build.next'))).rejects.toThrow('ENOENT');
    });
  }
});
