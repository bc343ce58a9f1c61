// Copied into the project as astro.config.mjs: what the guide of Starlight shows for a site in two
// languages, and nothing else.
import starlight from '@astrojs/starlight';
import { defineConfig } from 'astro/config';
import settings from './settings.mjs';

export default defineConfig({
  site: 'https://rslib.rs',
  integrations: [
    starlight({
      title: 'Rslib',
      favicon: '/img/favicon.svg',
      defaultLocale: 'root',
      locales: {
        root: { label: 'English', lang: 'en' },
        zh: { label: '简体中文', lang: 'zh-CN' },
      },
      sidebar: settings.sidebar,
    }),
  ],
});
