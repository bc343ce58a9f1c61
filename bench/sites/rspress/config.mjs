// Copied into the project as rspress.config.mjs: what the guide of Rspress shows for a site in two
// languages, and nothing else.
import { defineConfig } from '@rspress/core';
import settings from './settings.mjs';

const nav = (base, [guide, config, blog]) => [
  { text: guide, link: `${base}/guide/start/` },
  { text: config, link: `${base}/config/` },
  { text: blog, link: `${base}/blog/introducing-rslib` },
];

export default defineConfig({
  root: 'docs',
  title: 'Rslib',
  lang: 'en',
  locales: [
    { lang: 'en', label: 'English' },
    { lang: 'zh', label: '简体中文' },
  ],
  // Our own build checks the links.
  markdown: { link: { checkDeadLinks: false } },
  themeConfig: {
    locales: [
      {
        lang: 'en',
        label: 'English',
        nav: nav('', ['Guide', 'Config', 'Blog']),
        sidebar: settings.sidebars.en,
      },
      {
        lang: 'zh',
        label: '简体中文',
        nav: nav('/zh', ['指南', '配置', '博客']),
        sidebar: settings.sidebars.zh,
      },
    ],
  },
});
