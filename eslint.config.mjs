import js from '@eslint/js';
import { createTypeScriptImportResolver } from 'eslint-import-resolver-typescript';
import importX from 'eslint-plugin-import-x';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import { RESTRICTED } from './tools/lint/restricted-syntax.mjs';
import { zones } from './tools/lint/zones.mjs';

/** A package has one door, its `exports`: a path from outside would go past it. */
const PACKAGE_BY_PATH = {
  regex: String.raw`^(?:@site/|(?:\.\./)+)packages/`,
  message: 'Import a package by its name.',
};

export default tseslint.config(
  {
    ignores: [
      'build*/',
      'archive/',
      '.docusaurus*/',
      '.cache/',
      '**/node_modules/',
      'test-results/',
      'packages/*/dist/',
    ],
  },
  js.configs.recommended,
  ...tseslint.configs.recommended,
  {
    // The compiler knows names; control characters and `{}` are meant where they stand.
    rules: { 'no-undef': 'off', 'no-control-regex': 'off', 'no-empty-pattern': 'off' },
  },
  {
    files: ['**/*.{ts,tsx,mts,mjs}'],
    plugins: { 'import-x': importX },
    settings: {
      ...importX.flatConfigs.typescript.settings,
      'import-x/resolver-next': [createTypeScriptImportResolver({ project: './tsconfig.json' })],
    },
    rules: {
      'import-x/no-restricted-paths': ['error', { zones }],
      'import-x/no-relative-packages': 'error',
      'no-restricted-imports': ['error', { patterns: [PACKAGE_BY_PATH] }],
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { ignoreRestSiblings: true }],
      'no-console': 'off',
      eqeqeq: 'error',
    },
  },
  {
    // A project with a lockfile of its own, which measures this one.
    files: ['bench/**'],
    rules: { 'import-x/no-relative-packages': 'off' },
  },
  {
    files: ['{src,packages}/**/*.{ts,tsx}'],
    plugins: { 'react-hooks': reactHooks },
    rules: { 'react-hooks/rules-of-hooks': 'error', 'react-hooks/exhaustive-deps': 'warn' },
  },
  {
    // The rest of its rules runs the compiler of React on every function.
    files: ['{src,packages}/**/*.tsx', '{src,packages}/**/use-*.ts'],
    rules: reactHooks.configs.recommended.rules,
  },
  {
    files: ['{src,packages}/**/*.{ts,tsx}'],
    ignores: [
      '**/*.test.*',
      'packages/kit/browser/page.ts',
      'packages/runtime/upstream/checks.ts',
      'src/plugins/front-matter/header.ts',
    ],
    rules: { 'no-restricted-syntax': ['error', ...RESTRICTED] },
  },
  {
    // CommonJS `require` is how Docusaurus resolves what it wraps.
    files: ['src/plugins/preset/index.ts'],
    rules: { '@typescript-eslint/no-require-imports': 'off' },
  },
);
