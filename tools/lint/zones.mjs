/**
 * Who may import what: the table of ARCHITECTURE.md. Each row names a room and the places that it
 * must not reach into; `except` are doors in such a wall.
 */
const IMPORT_ZONES = [
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
  ...IMPORT_ZONES,
  ...PARTS,
  ...Object.entries(PACKAGES).map(([name, open]) => ({
    room: `packages/${name}`,
    closed: Object.keys(PACKAGES)
      .filter((other) => other !== name && !open.includes(other))
      .map((other) => `packages/${other}`),
  })),
];

export const zones = [
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
