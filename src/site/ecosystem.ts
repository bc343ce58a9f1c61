import type { Locale } from './locales';

export interface EcosystemTool {
  name: string;
  /** One line in Chinese, and in English where that differs. */
  desc: string;
  descEn?: string;
  /** A sentence more, for the block on the home page. */
  details: string;
  detailsEn: string;
  /** Name of the mark in `src/design/marks.ts`; empty where a tool has none. */
  logo: 'rspack' | 'rsbuild' | 'rslib' | 'rspress' | 'rsdoctor' | 'rstest' | '';
  /** Factor on the size of the logo; 1 by default. */
  logoScale?: number;
  /** Address for Chinese readers, and for English readers where that differs. */
  url: string;
  urlEn?: string;
}

/** The button of the dropdown in the top bar. */
export const ECOSYSTEM_TRIGGER: 'hover' | 'focus' | 'press' = 'hover';

/** Line and address of a tool for readers of a language. */
export function describeTool({ desc, descEn, url, urlEn }: EcosystemTool, locale: Locale) {
  return locale === 'en' ? { desc: descEn ?? desc, url: urlEn ?? url } : { desc, url };
}

/** The sibling tools, from the bundler upward. */
export const ECOSYSTEM_TOOLS: readonly EcosystemTool[] = [
  {
    name: 'Rspack',
    desc: '与 webpack API 兼容的 Rust 打包工具',
    descEn: 'Bundler in Rust with a webpack-compatible API',
    details: '以 Rust 编写，兼容 webpack 的 API 与 loader。',
    detailsEn: 'Bundler in Rust that speaks the webpack API.',
    logo: 'rspack',
    url: 'https://rspack.rs/zh/',
    urlEn: 'https://rspack.rs/',
  },
  {
    name: 'Rsbuild',
    desc: '基于 Rspack 的应用构建工具',
    descEn: 'Build tool for apps, on top of Rspack',
    details: '应用构建工具：基于 Rspack，提供开发服务器、插件和合理的默认配置。',
    detailsEn: 'App build tool: dev server, plugins and sane defaults over Rspack.',
    logo: 'rsbuild',
    url: 'https://rsbuild.rs/zh/',
    urlEn: 'https://rsbuild.rs/',
  },
  {
    name: 'Rslib',
    desc: '基于 Rsbuild 的库构建工具',
    descEn: 'Build tool for libraries, on top of Rsbuild',
    details: '库构建工具，也就是你正在查看的项目。',
    detailsEn: 'Build tool for libraries. You are here.',
    logo: 'rslib',
    url: 'https://rslib.rs/zh/',
    urlEn: 'https://rslib.rs/',
  },
  {
    name: 'Rspress',
    desc: '使用 MDX 的静态站点生成器',
    descEn: 'Static site generator with MDX',
    details: '面向文档的静态站点生成器，使用 MDX。',
    detailsEn: 'Static site generator for docs, with MDX.',
    logo: 'rspress',
    url: 'https://rspress.rs/zh/',
    urlEn: 'https://rspress.rs/',
  },
  {
    name: 'Rsdoctor',
    desc: '构建分析工具',
    descEn: 'Build analyzer',
    details: '构建分析工具：逐个模块展示构建过程。',
    detailsEn: 'Build analyzer. Shows what a build did, layer by layer and module by module.',
    logo: 'rsdoctor',
    url: 'https://rsdoctor.rs/',
    urlEn: 'https://rsdoctor.rs/',
  },
  {
    name: 'Rstest',
    desc: '测试框架',
    descEn: 'Testing framework',
    details: '测试框架，编译代码的方式与构建时相同。',
    detailsEn: 'Test framework that runs tests on the same build stack.',
    logo: 'rstest',
    url: 'https://rstest.rs/',
    urlEn: 'https://rstest.rs/',
  },
];

/** List of projects by the community around these tools. */
export const COMMUNITY_LIST_URL = 'https://github.com/rstackjs/awesome-rstack';
