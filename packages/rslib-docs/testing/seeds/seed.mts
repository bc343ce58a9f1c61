/** A small package with one mistake. */
export interface Seed {
  /** Id of the rule that finds it. */
  rule: string;
  files: Readonly<Record<string, string>>;
}

const TSCONFIG = JSON.stringify({
  compilerOptions: {
    target: 'esnext',
    module: 'esnext',
    moduleResolution: 'bundler',
    strict: true,
    rootDir: 'src',
    types: ['node', '@rslib/core/types'],
  },
  include: ['src'],
});

/** A package without mistakes. */
export const BASE: Readonly<Record<string, string>> = {
  'package.json': '{ "type": "module", "devDependencies": { "typescript": "7.0.2" } }',
  'tsconfig.json': TSCONFIG,
  'src/index.ts': 'export const answer: number = 42;\n',
};

/** A `rslib.config.ts` with the given options. */
export const config = (options: string): string =>
  `import { defineConfig } from '@rslib/core';\n\nexport default defineConfig(${options});\n`;

/** Stands for a file of the base that is not there. */
export const NO_FILE = '';

type Files = Readonly<Record<string, string>>;

const withoutRemoved = (files: Files): Files =>
  Object.fromEntries(Object.entries(files).filter(([, text]) => text !== NO_FILE));

/** Forms of one mistake: options, or files. */
export const seeds = (rule: string, ...forms: readonly (string | Files)[]): Seed[] =>
  forms.map((form) => ({
    rule,
    files: withoutRemoved({
      ...BASE,
      ...(typeof form === 'string' ? { 'rslib.config.ts': config(form) } : form),
    }),
  }));

/** Files with a configuration of these options. */
export const withFiles = (options: string, files: Files): Files => ({
  'rslib.config.ts': config(options),
  ...files,
});

/** A `package.json` of a module with further fields. */
export const manifest = (fields: object): Files => ({
  'package.json': JSON.stringify({ type: 'module', ...fields }),
});
