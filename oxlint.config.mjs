import { defineConfig } from 'oxlint';
import { zones } from './tools/lint/zones.mjs';

/** A package has one door, its `exports`: a path from outside would go past it. */
const PACKAGE_BY_PATH = {
  regex: String.raw`^(?:@site/|(?:\.\./)+)packages/`,
  message: 'Import a package by its name.',
};

export default defineConfig({
  plugins: ['typescript'],
  jsPlugins: [
    { name: 'imports', specifier: 'eslint-plugin-import-x' },
    { name: 'site', specifier: './tools/lint/restricted-syntax.mjs' },
  ],
  settings: { 'import-x/resolver': { typescript: true } },
  options: { reportUnusedDisableDirectives: 'error' },
  ignorePatterns: ['/build*/', '/archive/'],
  categories: { correctness: 'error' },
  rules: {
    // Control characters and `{}` are meant where they stand.
    'no-control-regex': 'off',
    'no-empty-pattern': 'off',
    'imports/no-restricted-paths': ['error', { zones }],
    'imports/no-relative-packages': 'error',
    'no-restricted-imports': ['error', { patterns: [PACKAGE_BY_PATH] }],
    'no-unused-vars': ['error', { ignoreRestSiblings: true }],
    eqeqeq: 'error',
    'no-array-constructor': 'error',
    'no-case-declarations': 'error',
    'no-empty': 'error',
    'no-fallthrough': 'error',
    'no-prototype-builtins': 'error',
    'no-redeclare': 'error',
    'no-regex-spaces': 'error',
    'no-unexpected-multiline': 'error',
    'no-useless-assignment': 'error',
    'no-var': 'error',
    'prefer-const': 'error',
    'prefer-rest-params': 'error',
    'prefer-spread': 'error',
    'preserve-caught-error': 'error',
    'typescript/ban-ts-comment': 'error',
    'typescript/consistent-type-imports': 'error',
    'typescript/no-empty-object-type': 'error',
    'typescript/no-explicit-any': 'error',
    'typescript/no-namespace': 'error',
    'typescript/no-require-imports': 'error',
    'typescript/no-unnecessary-type-constraint': 'error',
    'typescript/no-unsafe-function-type': 'error',
  },
  overrides: [
    {
      // A project with a lockfile of its own, which measures this one.
      files: ['bench/**'],
      rules: { 'imports/no-relative-packages': 'off' },
    },
    {
      files: ['{src,packages}/**/*.{ts,tsx}'],
      plugins: ['react'],
      rules: { 'react/rules-of-hooks': 'error', 'react/unsupported-syntax': 'error' },
    },
    {
      files: ['{src,packages}/**/*.{ts,tsx}'],
      excludeFiles: [
        '**/*.test.*',
        'packages/kit/browser/page.ts',
        'packages/runtime/upstream/checks.ts',
        'src/plugins/front-matter/header.ts',
      ],
      rules: { 'site/restricted-syntax': 'error' },
    },
    {
      // CommonJS `require` is how Docusaurus resolves what it wraps.
      files: ['src/plugins/preset/index.ts'],
      rules: { 'typescript/no-require-imports': 'off' },
    },
  ],
});
