import type { NavbarItem } from '@docusaurus/theme-common';

/** Top navigation. Labels are translated in `i18n/<locale>/docusaurus-theme-classic/navbar.json`. */
export const NAVBAR_ITEMS: NavbarItem[] = [
  { label: 'Guide', to: '/guide/start/', activeBaseRegex: '/guide/', position: 'left' },
  { label: 'Config', to: '/config/', activeBaseRegex: '/config/', position: 'left' },
  { label: 'Blog', to: '/blog/', activeBaseRegex: '/blog/', position: 'left' },
];
