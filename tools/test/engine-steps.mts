import { bin, tsx, vitest, type Step } from './step.mts';

/** The search gateway has packages of its own; an engine comes from Debian's. */
const GATEWAY = ['--prefix', 'tools/search-gateway'];
export const ENGINES: readonly Step[] = [
  {
    name: 'search gateway: packages',
    command: 'npm',
    args: ['ci', ...GATEWAY, '--no-audit', '--no-fund'],
    isPrerequisite: true,
  },
  {
    name: 'search gateway: types',
    ...bin('node_modules/typescript/bin/tsc', '--noEmit', '-p', 'tools/search-gateway'),
  },
  {
    name: 'search gateway: bundle',
    command: 'npm',
    args: ['run', '--silent', 'build', ...GATEWAY],
    isPrerequisite: true,
  },
  { name: 'search engine', ...tsx('tools/engines/unpack-sphinx.mts'), isPrerequisite: true },
  {
    name: 'search gateway with engines',
    ...vitest('engines'),
  },
];
