import { testFaults } from '../lib/bad-input.mts';

testFaults([
  {
    name: 'a page in a sidebar that does not exist @F120',
    replace: ['sidebars.ts', "'config/index'", "'config/index', 'config/nope'"],
    says: ['sidebars.ts', 'config/nope', 'do not exist'],
  },
  {
    name: 'an unknown key of the configuration @F125',
    replace: ['docusaurus.config.ts', "favicon: 'favicon", "favicom: 'x',\n  favicon: 'favicon"],
    says: ['docusaurus.config.ts', 'favicom'],
  },
  {
    name: 'an unknown option of a plugin @F125',
    replace: ['docusaurus.config.ts', 'lang: locale,', 'langs: 1, lang: locale,'],
    says: ['docusaurus.config.ts: "langs" is not allowed'],
  },
  {
    name: 'a wrong type in the configuration @F125',
    replace: ['docusaurus.config.ts', "favicon: 'favicon.ico'", 'favicon: 7'],
    says: ['docusaurus.config.ts', '"favicon" must be a string'],
  },
  {
    name: 'a wrong type of a plugin option @F125',
    replace: ['docusaurus.config.ts', 'lang: locale,', 'lang: 7,'],
    says: ['"lang" must be'],
  },
  {
    name: 'a base path without slashes @F245',
    env: { BASE_URL: 'docs' },
    says: ['BASE_URL', '"docs"', '/docs/'],
  },
  {
    name: 'a site URL with a path @F245',
    env: { SITE_URL: 'https://x.example/y' },
    says: ['SITE_URL', 'BASE_URL'],
  },
  {
    name: 'an unknown search @F245',
    env: { SEARCH_PROVIDER: 'x' },
    says: ['SEARCH_PROVIDER', '"x"'],
  },
  {
    name: 'hosted search without its key @F53',
    env: { SEARCH_PROVIDER: 'hosted', SEARCH_APP_ID: 'A' },
    says: ['SEARCH_API_KEY', 'missing'],
  },
]);
