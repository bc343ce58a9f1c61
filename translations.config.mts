import type { TranslationsConfig } from '@rslib-docs/translations/cli/config';
import { FOOTER_LINKS } from './src/site/footer';
import { SITE_TITLE } from './src/site/identity';
import { NAVBAR_ITEMS } from './src/site/navbar';

const config: TranslationsConfig = {
  locale: 'zh',
  interfaceTexts: {
    code: ['src', 'packages'],
    title: SITE_TITLE,
    navbar: NAVBAR_ITEMS,
    footer: FOOTER_LINKS,
    sidebarPath: 'sidebars.ts',
    names: ['Rslib', 'GitHub', 'Discord', 'X', 'RSS', 'npm'],
  },
  compiledWith: {
    texts: [
      'src',
      ...['kit', 'runtime', 'search', 'translations'].map((name) => `packages/${name}`),
      'packages/samples/runner/fence-meta.ts',
      ...['docusaurus.config.ts', 'sidebars.ts', 'tsconfig.json'],
    ],
    names: ['static'],
    settings: /^(?:SITE_|BASE_URL$|SEARCH_|NODE_ENV$)/,
  },
  build: ['--import=tsx', 'tools/build/build.mts'],
};

export default config;
