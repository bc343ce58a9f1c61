import fs from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { listFiles } from '@rslib-docs/kit/node/files';
import assistants from 'rslib-docs/package.json' with { type: 'json' };
import { DOCUMENTED_VERSION } from '../../src/site/identity';
import { findLockfileProblems, type Lockfile } from './find-lockfile-problems.mts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const read = (file: string) => fs.readFile(path.join(ROOT, file), 'utf8');

it('src/theme holds slots only: nothing but index files and their styles', async () => {
  const files = await listFiles(path.join(ROOT, 'src/theme'), '');
  const strange = files.filter((file) => !/(?:^|\/)(?:index\.tsx|styles\.module\.css)$/.test(file));
  expect(strange).toEqual([]);
});

describe('packages that another site could install', () => {
  const NAMES = ['diagrams', 'kit', 'offline', 'runtime', 'search', 'translations'];
  /** Names, folders and addresses of this site; the scope of the packages is theirs. */
  const OF_THIS_SITE = [
    /(?<!@)rslib|rslib(?!-docs)|web-infra-dev/i,
    /@site\/src\b|\bsrc\/(?:design|features|first-view|plugins|site|theme)\b/,
    /\bdocs\/(?:guide|config)\b|\bguide\/(?:basic|start)\b/,
  ];
  /** Commands and decisions of this site: a README names them for those who work on the package. */
  const OF_THIS_PROJECT = /npm run site\b|\bdecisions\/\d/;
  const SOURCE = /(?:\.[cm]?[jt]sx?|\.css|\/package\.json|\/README\.md)$/;
  const NOT_SHIPPED = /\/(?:dist|node_modules)\/|\.test\.m?tsx?$/;

  it.each(NAMES)('%s knows nothing of this one', async (name) => {
    const folder = `packages/${name}`;
    const files = (await listFiles(path.join(ROOT, folder), '')).map((file) => `${folder}/${file}`);
    const sources = files.filter((file) => SOURCE.test(file) && !NOT_SHIPPED.test(file));
    expect(sources.length).toBeGreaterThan(3);
    const found = sources.map(async (file) =>
      (await read(file))
        .split('\n')
        .flatMap((line, at) =>
          OF_THIS_SITE.some((name) => name.test(line)) ||
          (OF_THIS_PROJECT.test(line) && !file.endsWith('/README.md'))
            ? [`${file}:${at + 1}: ${line.trim()}`]
            : [],
        ),
    );
    expect((await Promise.all(found)).flat()).toEqual([]);
  });
});

describe('design', () => {
  it('every custom property that is used exists', async () => {
    const found = ['src', 'packages'].map(async (folder) =>
      (await listFiles(path.join(ROOT, folder), '.css')).map((file) => `${folder}/${file}`),
    );
    const isOurs = (file: string) => !/^packages\/[^/]+\/dist\//.test(file);
    const files = (await Promise.all(found)).flat().filter(isOurs);
    const styles = await Promise.all(files.map(async (file) => ({ file, css: await read(file) })));
    // Properties that a component sets from its own code.
    const fromCode = ['--span', '--icon', '--share', '--figures'];
    const defined = new Set([
      ...fromCode,
      ...styles.flatMap(({ css }) => [...css.matchAll(/(--[\w-]+):/g)].map(([, name]) => name!)),
    ]);
    const isOfTheme = (file: string) => /^packages\/[^/]+\/theme\//.test(file);
    const missing = styles.flatMap(({ file, css }) =>
      [...css.matchAll(/var\((--[\w-]+)/g)]
        .map(([, name]) => name!)
        // A package that other sites install uses the names of their theme.
        .filter((name) => !defined.has(name) && !(isOfTheme(file) && name.startsWith('--ifm-')))
        .map((name) => `${file}: ${name}`),
    );
    expect(missing).toEqual([]);
  });
});

/** Licenses that require only attribution, or cover the package's own files alone. */
const LICENSES = new Set([
  '(BSD-2-Clause OR MIT OR Apache-2.0)', '(MIT OR CC0-1.0)', '(WTFPL OR MIT)', '0BSD',
  'Apache-2.0', 'Apache-2.0 AND MIT', 'BSD-2-Clause', 'BSD-3-Clause', 'BlueOak-1.0.0', 'CC-BY-4.0',
  'CC0-1.0', 'EPL-2.0', 'ISC', 'MIT', 'MIT AND Apache-2.0', 'MIT-0', 'MPL-2.0', 'OFL-1.1', 'Python-2.0', 'WTFPL',
]); // prettier-ignore
/** Packages without a license that machines can read, and one with data that is never published. */
const LOOKED_AT = new Set([
  'eval', 'format', 'require-like', 'svg-tags', '@cspell/dict-en-common-misspellings',
]); // prettier-ignore

/** They fetch, check or compile a binary that comes as a package here, or greet; none is run. */
const HAVE_KNOWN_SCRIPTS = new Set([
  '@parcel/watcher', '@swc/core', 'core-js', 'esbuild', 'svelte-preprocess', 'unrs-resolver',
]); // prettier-ignore

describe('packages', () => {
  interface Package {
    dependencies: Record<string, string>;
    devDependencies: Record<string, string>;
    /** Versions for a package, or for its dependencies. */
    overrides: Record<string, string | Record<string, string>>;
  }
  const OWN_PACKAGES = [
    'packages/samples/runner/packages',
    'packages/samples/consumers/packages',
    ...['rspress', 'starlight', 'vitepress'].map((name) => `bench/sites/${name}`),
  ];

  it.each(['package.json', ...OWN_PACKAGES.map((dir) => `${dir}/package.json`)])(
    'of %s are pinned to exact versions',
    async (file) => {
      const {
        dependencies,
        devDependencies,
        overrides = {},
      } = JSON.parse(await read(file)) as Partial<Package>;
      const overridden = Object.entries(overrides).flatMap(([name, what]) =>
        typeof what === 'string' ? [[name, what] as const] : Object.entries(what),
      );
      const direct = Object.entries({ ...dependencies, ...devDependencies });
      expect(direct.length).toBeGreaterThan(0);
      for (const [name, version] of [...direct, ...overridden]) {
        // `$name` takes the version of the direct dependency.
        expect(version, name).toMatch(
          /^(?:(?:npm:[@\w/-]+@)?\d+\.\d+\.\d+(?:-[\w.]+)?|\$[@\w/-]+)$/,
        );
      }
    },
  );

  type Locked = Lockfile['packages'][string] & {
    license?: string;
    optionalDependencies?: Record<string, string>;
  };
  const readLock = async (file = 'package-lock.json') =>
    JSON.parse(await read(file)) as { packages: Record<string, Locked> };

  it.each(['package-lock.json', ...OWN_PACKAGES.map((dir) => `${dir}/package-lock.json`)])(
    '%s names no host, gives every package its integrity and runs nothing new @F104',
    async (file) => {
      expect(findLockfileProblems(await readLock(file), HAVE_KNOWN_SCRIPTS)).toEqual([]);
    },
  );

  it('the lockfile holds the binaries of every platform', async () => {
    const { packages } = await readLock();
    const names = Object.keys(packages).map((name) => name.split('node_modules/').at(-1));
    const missing = Object.values(packages).flatMap(({ optionalDependencies }) =>
      Object.keys(optionalDependencies ?? {}).filter((name) => !names.includes(name)),
    );
    // `npm ci` refuses a lockfile that lacks one, on every machine.
    expect(missing).toEqual([]);
  });

  it('have licenses that allow what is done with them', async () => {
    const { packages } = await readLock();
    const found = Object.entries(packages)
      .filter(([, { link }]) => !link)
      .map(
        ([place, { name, license }]) =>
          [name ?? place.split('node_modules/').at(-1)!, license] as const,
      )
      .filter(([name, license]) => !(license && LICENSES.has(license)) && !LOOKED_AT.has(name));
    expect(found).toEqual([]);
  });

  it('of this project have the versions of the site', async () => {
    const ours = JSON.parse(await read('package.json')) as Package;
    const all = { ...ours.devDependencies, ...ours.dependencies };
    const folders = await fs.readdir(path.join(ROOT, 'packages'));
    for (const folder of folders) {
      const its = JSON.parse(await read(`packages/${folder}/package.json`)) as Partial<Package>;
      const shared = { ...its.devDependencies, ...its.dependencies };
      for (const [name, version] of Object.entries(shared))
        expect(version, `${folder}: ${name}`).toBe(all[name] ?? version);
    }
  });

  it('of Rslib, and for assistants, have the version that the pages are about', async () => {
    const { devDependencies } = JSON.parse(await read('package.json')) as Package;
    expect(devDependencies['@rslib/core']).toBe(DOCUMENTED_VERSION);
    expect(assistants.version).toBe(DOCUMENTED_VERSION);
  });

  it.each(['.npmrc', ...OWN_PACKAGES.map((dir) => `${dir}/.npmrc`)])(
    'install scripts are off in %s @F104',
    async (file) => {
      expect(await read(file)).toMatch(/^ignore-scripts=true$/m);
    },
  );
});
