import fs from 'node:fs';

/**
 * Import zones: the table of ARCHITECTURE.md. Each row names a zone and the places that it
 * must not import from; `except` are the exceptions.
 */
const TOP_ZONES = [
  { zone: 'src/site', forbidden: ['src/plugins', 'src/features', 'src/theme'] },
  { zone: 'src/plugins', forbidden: ['src/site', 'src/features', 'src/theme'] },
  { zone: 'src/first-view', forbidden: ['src/plugins', 'src/theme'] },
  { zone: 'src', forbidden: ['tools', 'tests', 'bench'] },
  { zone: 'packages', forbidden: ['src', 'tools', 'tests', 'bench'] },
];

/** Which packages a package may import: a graph without circles, from the bottom up. */
const PACKAGES = {
  kit: [],
  runtime: ['kit'],
  diagrams: ['kit'],
  offline: ['kit', 'runtime'],
  search: ['kit'],
  translations: ['kit'],
  samples: ['kit', 'translations'],
  'tsup-to-rslib': ['kit', 'translations'],
  'search-gateway': ['kit', 'search'],
  'rslib-docs': ['kit', 'translations', 'samples', 'search', 'tsup-to-rslib'],
};
/** Parts of packages that must not import one another. */
const PARTS = [
  {
    zone: 'packages/kit/shared',
    forbidden: ['browser', 'node', 'ui'].map((one) => `packages/kit/${one}`),
  },
  { zone: 'packages/kit/browser', forbidden: ['packages/kit/node', 'packages/kit/ui'] },
  { zone: 'packages/kit/node', forbidden: ['packages/kit/browser', 'packages/kit/ui'] },
  { zone: 'packages/kit/ui', forbidden: ['packages/kit/node'] },
  {
    zone: 'packages/search/engine',
    forbidden: ['dialog', 'providers', 'plugin'].map((one) => `packages/search/${one}`),
  },
];
const ZONES = [
  ...TOP_ZONES,
  ...PARTS,
  ...Object.entries(PACKAGES).map(([name, open]) => ({
    zone: `packages/${name}`,
    forbidden: Object.keys(PACKAGES)
      .filter((other) => other !== name && !open.includes(other))
      .map((other) => `packages/${other}`),
  })),
];

/** Features do not import features: a slot composes them, what two need moves down. */
const FEATURES = fs.readdirSync(new URL('../../src/features', import.meta.url));

export const zones = [
  ...ZONES.flatMap(({ zone, forbidden }) =>
    forbidden.map((from) => ({
      target: `./${zone}`,
      from: `./${from}`,
      message: `${zone} must not import ${from}: see the table in ARCHITECTURE.md.`,
    })),
  ),
  ...FEATURES.map((name) => ({
    target: `./src/features/${name}`,
    from: './src/features',
    except: [`./${name}`],
    message: `Feature "${name}" must not import another feature.`,
  })),
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
