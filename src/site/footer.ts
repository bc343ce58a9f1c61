import type { Locale } from './locales';

/** Columns of the footer. Labels are translated in `i18n/<locale>/docusaurus-theme-classic/footer.json`. */
export const FOOTER_LINKS = [
  {
    title: 'Learn',
    items: [
      { label: 'Introduction', to: '/guide/start/' },
      { label: 'Quick start', to: '/guide/start/quick-start' },
      { label: 'Move from tsup', to: '/guide/migration/tsup' },
    ],
  },
  {
    title: 'Reference',
    items: [
      { label: 'Configuration', to: '/config/' },
      { label: 'Command line', to: '/guide/basic/cli' },
      { label: 'Glossary', to: '/guide/start/glossary' },
    ],
  },
  {
    title: 'Community',
    items: [
      { label: 'GitHub', href: 'https://github.com/web-infra-dev/rslib' },
      { label: 'Discord', href: 'https://discord.gg/XsaKEEk4mW' },
      { label: 'X', href: 'https://x.com/rspack_dev' },
      { label: 'Benchmarks', to: '/benchmarks' },
    ],
  },
];

/** Stands at the end of the home page, with inline Markdown; undefined means that there is none. */
export const FOOTER_MESSAGE: Record<Locale, string> | undefined = undefined as
  | Record<Locale, string>
  | undefined;
