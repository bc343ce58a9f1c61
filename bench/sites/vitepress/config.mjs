// Copied into the project's .vitepress folder: what the guide of VitePress shows for a site in two
// languages with local search, and nothing else.
import { defineConfig } from 'vitepress';
import settings from './settings.mjs';

const nav = (base, [guide, config, blog]) => [
  { text: guide, link: `${base}/guide/start/` },
  { text: config, link: `${base}/config/` },
  { text: blog, link: `${base}/blog/introducing-rslib` },
];

export default defineConfig({
  title: 'Rslib',
  cleanUrls: true,
  // Our own build checks the links.
  ignoreDeadLinks: true,
  themeConfig: { search: { provider: 'local' }, sidebar: settings.sidebars },
  locales: {
    root: {
      label: 'English',
      lang: 'en',
      themeConfig: { nav: nav('', ['Guide', 'Config', 'Blog']) },
    },
    zh: {
      label: '简体中文',
      lang: 'zh-CN',
      themeConfig: { nav: nav('/zh', ['指南', '配置', '博客']) },
    },
  },
});
