import type { Locale } from './locales';

export interface EcosystemTool {
  name: string;
  /** One line in Chinese, and in English where that differs. */
  desc: string;
  descEn?: string;
  /** Name of the mark in `src/ui/marks`; empty where a tool has none. */
  logo: 'rspack' | 'rsbuild' | 'rslib' | 'rspress' | 'rsdoctor' | 'rstest' | '';
  /** Factor on the size of the logo; 1 where nothing is said. */
  logoScale?: number;
  /** Address for Chinese readers, and for English readers where that differs. */
  url: string;
  urlEn?: string;
}

/** What opens the dropdown in the top bar. */
export const ECOSYSTEM_TRIGGER: 'hover' | 'focus' | 'press' = 'hover';

/** Line and address of a tool for readers of a language. */
export function describeTool(
  { desc, descEn, url, urlEn }: EcosystemTool,
  locale: Locale,
): { desc: string; url: string } {
  return locale === 'en' ? { desc: descEn ?? desc, url: urlEn ?? url } : { desc, url };
}

/** The sibling tools, from the bundler upward. */
export const ECOSYSTEM_TOOLS: readonly EcosystemTool[] = [
  {
    name: 'Rspack',
    desc: '与 webpack API 兼容的 Rust 打包工具',
    descEn: 'Bundler in Rust with a webpack-compatible API',
    logo: 'rspack',
    url: 'https://rspack.rs/zh/',
    urlEn: 'https://rspack.rs/',
  },
  {
    name: 'Rsbuild',
    desc: '基于 Rspack 的应用构建工具',
    descEn: 'Build tool for apps, on top of Rspack',
    logo: 'rsbuild',
    url: 'https://rsbuild.rs/zh/',
    urlEn: 'https://rsbuild.rs/',
  },
  {
    name: 'Rslib',
    desc: '基于 Rsbuild 的库构建工具',
    descEn: 'Build tool for libraries, on top of Rsbuild',
    logo: 'rslib',
    url: 'https://rslib.rs/zh/',
    urlEn: 'https://rslib.rs/',
  },
  {
    name: 'Rspress',
    desc: '使用 MDX 的静态站点生成器',
    descEn: 'Static site generator with MDX',
    logo: 'rspress',
    url: 'https://rspress.rs/zh/',
    urlEn: 'https://rspress.rs/',
  },
  {
    name: 'Rsdoctor',
    desc: '构建分析工具',
    descEn: 'Build analyzer',
    logo: 'rsdoctor',
    url: 'https://rsdoctor.rs/',
    urlEn: 'https://rsdoctor.rs/',
  },
  {
    name: 'Rstest',
    desc: '测试框架',
    descEn: 'Testing framework',
    logo: 'rstest',
    url: 'https://rstest.rs/',
    urlEn: 'https://rstest.rs/',
  },
];

/** List of projects by the community around these tools. */
export const COMMUNITY_LIST_URL = 'https://github.com/rstackjs/awesome-rstack';
