import { expect, it } from 'vitest';
import { readFences } from '../runner/fences.mts';
import { planPages } from '../runner/plan.mts';
import { archiveFile, isInstallable } from './address';
import { archiveFiles, commandText } from './archive.mts';
import type { InstalledPackages } from './installed.mts';
import { unzipFiles, zipFiles } from './zip.mts';

const VERSIONS: Readonly<Record<string, string>> = {
  '@rslib/core': '1.0.1',
  typescript: '6.0.3',
  '@types/node': '20.1.0',
  '@types/react': '19.3.0',
  '@rsbuild/core': '2.2.0',
  '@rsbuild/plugin-sass': '2.0.1',
  '@microsoft/api-extractor': '7.6.0',
  react: '19.2.9',
  nanoid: '3.3.20',
};
const packages: InstalledPackages = {
  versionOf: (name) => VERSIONS[name],
  overridesOf: (names): Record<string, string> =>
    names.includes('@rsbuild/plugin-sass') ? { 'sass-embedded': 'npm:sass@1.1.0' } : {},
};

const CONFIG = "import { defineConfig } from '@rslib/core';\n\nexport default defineConfig({});";
const fence = (head: string, code: string) => `\`\`\`${head}\n${code}\n\`\`\`\n\n`;

async function take(source: string) {
  const fences = await readFences('docs/page.mdx', source);
  const [project] = planPages([{ name: 'docs/page.mdx', file: 'docs/page.mdx', fences }]).projects;
  const files = archiveFiles(project!, { packages, pageUrl: 'https://docs.example/page' });
  const manifest = JSON.parse(files.get('package.json')!) as Record<string, unknown>;
  return { files, manifest };
}

const sample = (...fences: readonly [head: string, code: string][]) =>
  fences.map(([head, code]) => fence(`${head} sample="a"`, code)).join('');

it('an archive holds what is built, with exact versions and a README', async () => {
  const { files, manifest } = await take(
    sample(
      ['ts title="rslib.config.ts"', CONFIG],
      ['bash', '# twice\nDEBUG=x npx rslib --minify'],
      ['text title="dist"', 'index.js\nindex.d.ts'],
    ),
  );
  const sources = ['rslib.config.ts', 'src/index.ts', 'tsconfig.json'];
  expect([...files.keys()]).toEqual(['README.md', 'package.json', ...sources]);
  expect(files.get('rslib.config.ts')).toBe(`${CONFIG}\n`);
  expect(manifest).toEqual({
    private: true,
    type: 'module',
    devDependencies: { '@rslib/core': '1.0.1', '@types/node': '20.1.0', typescript: '6.0.3' },
  });
  expect(files.get('README.md')).toContain('npm install\nDEBUG=x npx rslib --minify\n');
  expect(files.get('README.md')).toContain('Then `dist` holds:\n\n```text\nindex.js\nindex.d.ts\n');
});

it('what is imported, and what an option or a plugin asks for, is named; what is unknown is not', async () => {
  const { manifest } = await take(
    sample(
      [
        'ts title="rslib.config.ts"',
        `import { pluginSass } from '@rsbuild/plugin-sass';
import { defineConfig } from '@rslib/core';

export default defineConfig({ lib: [{ dts: { bundle: true } }], plugins: [pluginSass()] });`,
      ],
      [
        'tsx title="src/index.tsx"',
        "import 'no-such-package';\nimport './a.css';\nexport const a = <b />;",
      ],
      ['json title="package.json"', '{ "name": "my-lib", "peerDependencies": { "react": "1" } }'],
    ),
  );
  expect(manifest).toEqual({
    name: 'my-lib',
    peerDependencies: { react: '1' },
    devDependencies: {
      '@microsoft/api-extractor': '7.6.0',
      '@rsbuild/core': '2.2.0',
      '@rsbuild/plugin-sass': '2.0.1',
      '@rslib/core': '1.0.1',
      '@types/node': '20.1.0',
      '@types/react': '19.3.0',
      react: '19.2.9',
      typescript: '6.0.3',
    },
    overrides: { 'sass-embedded': 'npm:sass@1.1.0' },
  });
});

it('packages of the sample itself are put in place when it is installed, and not fetched', async () => {
  const { files, manifest } = await take(
    sample(
      ['ts title="rslib.config.ts"', CONFIG],
      ['json title="package.json"', '{ "devDependencies": { "own": "1.0.0" } }'],
      ['json title="node_modules/own/package.json"', '{ "name": "own" }'],
    ),
  );
  expect([...files.keys()]).toContain('stand-ins/own/package.json');
  expect(manifest.devDependencies).toHaveProperty('own', 'file:stand-ins/own');
  expect(files.get('.npmrc')).toBe('install-links=true\n');
  expect(manifest.scripts).toEqual({ postinstall: expect.stringContaining('stand-ins/') });
});

it('a sample that must fail says so in its README, and what it lacks is not named', async () => {
  const { files } = await take(fence('ts title="rslib.config.ts" sample="a" fails="no"', CONFIG));
  expect(files.get('README.md')).toContain(
    'It must fail, with this in its message:\n\n```text\nno',
  );
  const config = CONFIG.replace('{}', '{ lib: [{ dts: { bundle: true } }] }');
  const head = 'ts title="rslib.config.ts" sample="a" fails="dependency declaration was not found"';
  const { manifest } = await take(fence(head, config));
  expect(manifest.devDependencies).not.toHaveProperty('@microsoft/api-extractor');
});

it('equal files give equal bytes, which are read back', () => {
  const files = new Map([
    ['a/b.ts', 'export {};\n'],
    ['README.md', '中文\n'],
  ]);
  expect(zipFiles(files)).toEqual(zipFiles(new Map(files)));
  expect(unzipFiles(zipFiles(files))).toEqual(files);
});

it('only pages of today have archives, and only for what npm can install; commands are as on the page', () => {
  expect(archiveFile('docs/guide/basic/cli.mdx', 'flags')).toBe(
    'samples/guide/basic/cli/flags.zip',
  );
  expect(archiveFile('blog/2025-post.mdx', 'a')).toBe('samples/blog/2025-post/a.zip');
  expect(archiveFile('versioned_docs/version-1.0/a.mdx', 'a')).toBeUndefined();
  expect(isInstallable('{ "name": "a", }')).toBe(false);
  expect(isInstallable(undefined)).toBe(true);
  expect(commandText({ program: 'node', args: ['dist/index.js'], env: {} })).toBe(
    'node dist/index.js',
  );
  expect(commandText({ program: '@arethetypeswrong/cli', args: ['--pack'], env: { A: 'b' } })).toBe(
    'A=b npx @arethetypeswrong/cli --pack',
  );
});
