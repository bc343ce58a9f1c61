import type { Plugin } from '@docusaurus/types';

/**
 * Shows `docusaurus write-translations` where the packages have texts of the interface: it looks
 * into `src/`, and into what plugins watch.
 */
export default function interfaceTextsPlugin(): Plugin<undefined> {
  return {
    name: 'interface-texts',
    getPathsToWatch: () => ['../../../packages/{runtime,search,translations}/**/*.{ts,tsx}'],
  };
}
