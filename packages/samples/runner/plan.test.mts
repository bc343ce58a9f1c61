import { describe, expect, it } from 'vitest';
import { formatFinding, readFences } from './fences.mts';
import { keepNotations, replaceFence } from './compare-output.mts';
import { parseFenceMeta } from './fence-meta';
import { parseCommand, planPages } from './plan.mts';

const CONFIG = "import { defineConfig } from '@rslib/core';\n\nexport default defineConfig({});";
const fence = (head: string, code: string) => `\`\`\`${head}\n${code}\n\`\`\`\n\n`;

async function plan(...sources: string[]) {
  const pages = await Promise.all(
    sources.map(async (source, index) => {
      const file = index === 0 ? 'docs/page.mdx' : 'i18n/zh/page.mdx';
      return { name: 'page', file, fences: await readFences(file, source) };
    }),
  );
  return planPages(pages);
}

describe('a project', () => {
  it('is joined from the fences of a page, and completed', async () => {
    const { projects, problems } = await plan(
      fence('ts title="rslib.config.ts" sample="a" fails="no"', CONFIG) +
        fence('bash sample="a"', '# twice\nnpx rslib --format cjs\nDEBUG=rslib npx rslib') +
        fence('text title="dist" sample="a"', 'index.js'),
    );
    expect(problems).toEqual([]);
    const [project] = projects;
    const files = ['package.json', 'rslib.config.ts', 'src/index.ts', 'tsconfig.json'];
    expect([...project!.files.keys()].sort()).toEqual(files);
    expect(project).toMatchObject({ fails: 'no', expectations: [{ kind: 'listing' }] });
    expect(project!.commands).toEqual([
      { program: 'rslib', args: ['--format', 'cjs'], env: {} },
      { program: 'rslib', args: [], env: { DEBUG: 'rslib' } },
    ]);
  });

  it('is run once for both languages when only comments differ, and is what a reader copies', async () => {
    const page = (comment: string, code: string) =>
      fence('ts title="src/index.ts" sample="a"', `// ${comment}\n${code}`);
    const same = await plan(page('one', 'export const a = 1;'), page('一', 'export const a = 1;'));
    expect(same.projects[1]!.runsAs).toBe(same.projects[0]);
    const code = 'a(); // [!code ++]\nb(); // [!code --]\nc();';
    const { projects } = await plan(fence('js title="src/index.js" sample="a"', code));
    expect(projects[0]!.files.get('src/index.js')).toBe('a();\nc();');
  });

  it('of a translation is never run when it is another program', async () => {
    const page = (code: string) => fence('ts title="src/index.ts" sample="a"', code);
    for (const english of [page('export const a = 1;'), '']) {
      const { projects, problems } = await plan(english, page('export const a = 2;'));
      expect(projects.map((project) => project.fence.file)).not.toContain('i18n/zh/page.mdx');
      expect(problems.map(formatFinding).join()).toMatch(/^i18n\/zh\/page\.mdx:1: .*is not run/);
    }
  });
});

it.each([
  ['says nothing', fence('ts', 'a();'), 'say sample="id"'],
  ['says two things', fence('ts check unchecked="x"', 'a();'), 'not both'],
  ['has an unknown attribute', fence('ts chekc', 'a();'), 'unknown attribute "chekc"'],
  ['gives no reason', fence('ts unchecked', 'a();'), 'unchecked="reason"'],
  ['gives an empty reason', fence('ts unchecked=""', 'a();'), 'unchecked="reason"'],
  ['checks in no known way', fence('ts check="maybe"', 'a();'), 'check="error"'],
  ['has no right id', fence('ts title="a.ts" sample="Not An Id"', 'a();'), 'sample="an-id"'],
  ['fails without being run', fence('ts check fails="x"', 'a();'), 'needs a sample'],
  ['has no name', fence('ts sample="a"', 'a();'), 'needs its name'],
  ['leaves its folder', fence('ts title="../a.ts" sample="a"', 'a();'), 'outside'],
  ['runs something else', fence('bash sample="a"', 'rm -rf dist'), 'runs "npx rslib …"'],
])('a fence is a finding with its line when it %s', async (_name, source, message) => {
  const { problems } = await plan(`Text.\n\n${source}`);
  expect(problems.map(formatFinding)).toEqual([expect.stringContaining(message)]);
  expect(problems[0]).toMatchObject({ file: 'docs/page.mdx', line: 3 });
});

it.each([
  ['npx rslib inspect', { program: 'rslib', args: ['inspect'], env: {} }],
  ['node build.mjs', { program: 'node', args: ['build.mjs'], env: {} }],
  [
    'npx @arethetypeswrong/cli --pack',
    { program: '@arethetypeswrong/cli', args: ['--pack'], env: {} },
  ],
  ['npx publint-all', undefined],
  ['npm run build', undefined],
  ['node -e "console.log(1 + 1)"', undefined],
  ['npx rslib # once', undefined],
  ['npx rslib && node dist/index.js', undefined],
])('reads the command %s', (line, command) => expect(parseCommand(line)).toEqual(command));

it('writes into a fence without touching what is around it', async () => {
  const source = `- item\n\n  \`\`\`js title="dist/a.js" sample="a"\n  old();\n  \`\`\`\n\nText.\n`;
  const [one] = await readFences('a.mdx', source);
  expect(replaceFence(source, one!, 'first();\n\nlast();')).toBe(
    `- item\n\n  \`\`\`js title="dist/a.js" sample="a"\n  first();\n\n  last();\n  \`\`\`\n\nText.\n`,
  );
  expect(keepNotations('a(); // [!code highlight]\nb();', ['a();', 'c();'])).toBe(
    'a(); // [!code highlight]\nc();',
  );
});

it('line numbers in a fence are asked for, forbidden, or left to the site', () => {
  expect(parseFenceMeta('lineNumbers').lineNumbers).toBe('true');
  expect(parseFenceMeta('title="a" lineNumbers=false').lineNumbers).toBe('false');
  expect(parseFenceMeta('title="a"').lineNumbers).toBeUndefined();
});
