import path from 'node:path';
import { createTypeScriptImportResolver } from 'eslint-import-resolver-typescript';
import importX from 'eslint-plugin-import-x';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

/**
 * Who may import what: the table of ARCHITECTURE.md. Each row names a room and the places that it
 * must not reach into; `except` are doors in such a wall.
 */
const WALLS = [
  { room: 'src/site', closed: ['src/plugins', 'src/features', 'src/theme'] },
  { room: 'src/plugins', closed: ['src/site', 'src/features', 'src/theme'] },
  { room: 'src/first-view', closed: ['src/plugins', 'src/theme'] },
  { room: 'src', closed: ['tools', 'tests', 'bench'] },
  { room: 'packages', closed: ['src', 'tools', 'tests', 'bench'] },
];

/** Which packages a package may import: a graph without circles, from the bottom up. */
const PACKAGES = {
  kit: [],
  runtime: ['kit'],
  search: ['kit'],
  translations: ['kit'],
  samples: ['kit', 'translations'],
  'tsup-to-rslib': ['kit', 'translations'],
  'search-gateway': ['kit', 'search'],
};
/** Parts of packages that must not import one another. */
const PARTS = [
  {
    room: 'packages/kit/shared',
    closed: ['browser', 'node', 'ui'].map((one) => `packages/kit/${one}`),
  },
  { room: 'packages/kit/browser', closed: ['packages/kit/node', 'packages/kit/ui'] },
  { room: 'packages/kit/node', closed: ['packages/kit/browser', 'packages/kit/ui'] },
  { room: 'packages/kit/ui', closed: ['packages/kit/node'] },
  {
    room: 'packages/search/engine',
    closed: ['dialog', 'providers', 'plugin'].map((one) => `packages/search/${one}`),
  },
];
const ROOMS = [
  ...WALLS,
  ...PARTS,
  ...Object.entries(PACKAGES).map(([name, open]) => ({
    room: `packages/${name}`,
    closed: Object.keys(PACKAGES)
      .filter((other) => other !== name && !open.includes(other))
      .map((other) => `packages/${other}`),
  })),
];

const zones = [
  ...ROOMS.flatMap(({ room, closed }) =>
    closed.map((from) => ({
      target: `./${room}`,
      from: `./${from}`,
      message: `${room} must not import ${from}: see the table in ARCHITECTURE.md.`,
    })),
  ),
  {
    target: './src/first-view',
    from: './src/site',
    except: ['./options.ts'],
    message: 'The first-view script takes its settings from src/site/options.ts.',
  },
  {
    target: ['./src/features', './src/theme'],
    from: './src/site',
    except: ['./client.ts'],
    message: 'Features and slots read facts about the site through src/site/client.ts.',
  },
  {
    target: ['./src/features', './src/theme'],
    from: './src/plugins/**/!(client|contract).*',
    message: 'A plugin is read through its client.ts and contract.ts.',
  },
];

const FEATURE = /[\\/]src[\\/]features[\\/]([^\\/]+)[\\/]/;

/** Features do not import features: a slot composes them, what two need moves down. */
const noFeatureToFeature = {
  create(context) {
    const own = FEATURE.exec(context.filename)?.[1];
    return {
      ImportDeclaration(node) {
        const source = node.source.value;
        const resolved = source.startsWith('@site/')
          ? path.join(import.meta.dirname, source.slice('@site/'.length))
          : path.resolve(path.dirname(context.filename), source);
        const other = FEATURE.exec(resolved)?.[1];
        if (own && other && own !== other) {
          context.report({ node, message: `Feature "${own}" must not import feature "${other}".` });
        }
      },
    };
  },
};

/** What only one module may do, with the way to it. Each selector names the kind, not a place. */
const ROOT = "[object.property.name='documentElement']";
const ALIAS = '[object.name=/^(root|html)$/]';
const FOREIGN = '/^(lang|dir|class|className|title)$/';
const FOREIGN_MESSAGE =
  'Browsers, translators and extensions write this attribute: read facts from kit/browser/page-facts.';
const RESTRICTED = [
  {
    selector: "Identifier[name='NormalModuleReplacementPlugin']",
    message: 'Use replaceModules of runtime/upstream: it notices when nothing is replaced.',
  },
  ...[ROOT, ALIAS].map((object) => ({
    selector: `MemberExpression${object}[property.name=${FOREIGN}]:not(AssignmentExpression > .left)`,
    message: FOREIGN_MESSAGE,
  })),
  {
    selector: `CallExpression[callee.property.name='getAttribute'][callee.object.property.name='documentElement'][arguments.0.value=${FOREIGN}]`,
    message: FOREIGN_MESSAGE,
  },
  {
    selector: `VariableDeclarator[init.property.name='documentElement'] > ObjectPattern > Property[key.name=${FOREIGN}]`,
    message: FOREIGN_MESSAGE,
  },
  {
    selector: 'MemberExpression[property.name=/^(push|replace)State$/]',
    message: 'A browser may refuse: use writeAddress of kit/browser/write-address.',
  },
  {
    selector:
      'Literal[value=/\\((min|max)-width: ?\\d/], TemplateElement[value.raw=/\\((min|max)-width: ?\\d/]',
    message: 'Take the width from kit/ui/breakpoints.',
  },
  {
    selector:
      "CallExpression[callee.name='matchMedia'], CallExpression[callee.property.name='matchMedia'][optional=false]",
    message: 'Use mediaMatches of lib/platform/media-matches.',
  },
  {
    selector:
      "Identifier[name='DEFAULT_PARSE_FRONT_MATTER'], CallExpression[callee.property.name='defaultParseFrontMatter']",
    message: 'It evaluates a header of ---js: use parseHeader of plugins/front-matter/header.',
  },
];

export default tseslint.config(
  {
    ignores: [
      'build*/',
      'archive/',
      '.docusaurus*/',
      '.cache/',
      '**/node_modules/',
      'test-results/',
      'packages/search-gateway/dist/',
    ],
  },
  ...tseslint.configs.recommended,
  {
    files: ['**/*.{ts,tsx,mts,mjs}'],
    plugins: {
      'import-x': importX,
      house: { rules: { 'no-feature-to-feature': noFeatureToFeature } },
    },
    settings: {
      ...importX.flatConfigs.typescript.settings,
      'import-x/resolver-next': [createTypeScriptImportResolver({ project: './tsconfig.json' })],
    },
    rules: {
      // A package cannot import us; following their own imports took half of the time.
      'import-x/no-cycle': ['error', { ignoreExternal: true }],
      'import-x/no-restricted-paths': ['error', { zones }],
      'house/no-feature-to-feature': 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { ignoreRestSiblings: true }],
      'no-console': 'off',
      eqeqeq: 'error',
      'max-lines': ['error', { max: 200, skipBlankLines: true }],
    },
  },
  {
    // Lists, without a line that does something.
    files: ['docusaurus.config.ts', 'packages/runtime/upstream/inventory.ts'],
    rules: { 'max-lines': ['error', { max: 250, skipBlankLines: true }] },
  },
  {
    files: ['{src,packages}/**/*.{ts,tsx}'],
    plugins: { 'react-hooks': reactHooks },
    rules: reactHooks.configs.recommended.rules,
  },
  {
    files: ['{src,packages}/**/*.{ts,tsx}'],
    ignores: [
      '**/*.test.*',
      'packages/kit/browser/write-address.ts',
      'packages/runtime/upstream/replace-modules.ts',
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
