import type { SidebarsConfig } from '@docusaurus/plugin-content-docs';

/** Groups of the sidebars, area by area. Labels are translated in `current.json` of the docs. */
const sidebars: SidebarsConfig = {
  guide: [
    {
      type: 'category',
      label: 'Start',
      key: 'guide-start',
      collapsed: false,
      items: [
        'guide/start/index',
        'guide/start/quick-start',
        'guide/start/npm-packages',
        'guide/start/glossary',
      ],
    },
    {
      type: 'category',
      label: 'Basics',
      key: 'guide-basic',
      collapsed: false,
      items: [
        'guide/basic/cli',
        'guide/basic/configure-rslib',
        'guide/basic/output-format',
        'guide/basic/output-structure',
        'guide/basic/typescript',
        'guide/basic/upgrade-rslib',
      ],
    },
    {
      type: 'category',
      label: 'Solutions',
      key: 'guide-solution',
      collapsed: false,
      items: [
        'guide/solution/index',
        'guide/solution/nodejs',
        'guide/solution/react',
        'guide/solution/vue',
      ],
    },
    {
      type: 'category',
      label: 'Advanced',
      key: 'guide-advanced',
      collapsed: false,
      items: [
        'guide/advanced/third-party-deps',
        'guide/advanced/dts',
        'guide/advanced/output-compatibility',
        'guide/advanced/static-assets',
        'guide/advanced/json-files',
        'guide/advanced/svgr-files',
        'guide/advanced/module-federation',
        'guide/advanced/storybook',
        'guide/advanced/javascript-api',
      ],
    },
    {
      type: 'category',
      label: 'Migration',
      key: 'guide-migration',
      collapsed: false,
      items: [
        'guide/migration/tsup',
        'guide/migration/tsc',
        'guide/migration/modernjs-module',
      ],
    },
    {
      type: 'category',
      label: 'Help',
      key: 'guide-help',
      collapsed: false,
      items: ['guide/faq/features'],
    },
  ],
  config: [
    'config/index',
    {
      type: 'category',
      label: 'Lib options',
      key: 'config-lib',
      customProps: { options: true },
      collapsed: false,
      items: [
        'config/lib/index',
        'config/lib/auto-extension',
        'config/lib/auto-external',
        'config/lib/banner',
        'config/lib/bundle',
        'config/lib/dts',
        'config/lib/external-helpers',
        'config/lib/footer',
        'config/lib/format',
        'config/lib/id',
        'config/lib/out-base',
        'config/lib/redirect',
        'config/lib/shims',
        'config/lib/syntax',
        'config/lib/umd-name',
      ],
    },
    {
      type: 'category',
      label: 'Rsbuild options',
      key: 'config-rsbuild',
      customProps: { options: true },
      collapsed: false,
      items: [
        'config/rsbuild/index',
        'config/rsbuild/output',
        'config/rsbuild/plugins',
        'config/rsbuild/resolve',
        'config/rsbuild/source',
        'config/rsbuild/tools',
      ],
    },
  ],
};

export default sidebars;
