import type { Plugin } from '@docusaurus/types';

/** For `docusaurus write-translations`, which looks into `src/`, and into what plugins watch. */
export default function interfaceTextsPlugin(): Plugin<undefined> {
  return {
    name: 'interface-texts',
    getPathsToWatch: () => [
      '../../../packages/{diagrams,kit,runtime,search,translations}/**/*.{ts,tsx}',
    ],
  };
}
