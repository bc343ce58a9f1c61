import type { Locale } from '../../src/site/locales';
import { PARTS } from './metrics.mts';

interface Section {
  title: string;
  text: string;
}

/** Headings of the page that hold results, in order, with the parts that stand below them. */
export const OUTLINE = [
  { id: 'libraries', name: 'libraries', parts: ['libraries'] },
  { id: 'sites', name: 'sites', parts: PARTS },
] as const;

export type SectionId = (typeof OUTLINE)[number]['id'] | (typeof PARTS)[number] | 'method';

/** Stands for the number of pages of the large site, which the run decides. */
export const PAGES = '<pages>';

/** What the page says besides figures. */
export const SECTIONS: Readonly<Record<Locale, Readonly<Record<SectionId, Section>>>> = {
  en: {
    libraries: {
      title: 'Rslib beside other tools',
      text: 'One library of 65 TypeScript modules, built to an ES module and a CommonJS module: first JavaScript alone, then with declarations. Each build starts without a cache. The tools do not do quite the same: tsup puts the declarations into one file, the others write one for each module; tsc does not bundle, and it and Rollup, with `@rollup/plugin-typescript`, check types in both tasks, where Rslib and tsup check them only for declarations. Shorter is better.',
    },
    sites: {
      title: 'This site beside other generators',
      text: 'The pages of this site, in both languages, built by four other generators as their guides show, without further plugins. What they cannot take is left out of their pages: the output explorer, type hovers, and the parts of the home page. The search of stock Docusaurus is a service, so it has no values there. Less is better in every row; what is best is bold, and values that differ by less than the measurement can tell share the place.',
    },
    weight: {
      title: 'Page weight',
      text: 'A documentation page with code, opened on an empty cache in a window 1280 pixels wide. Bytes are those of files compressed with Brotli.',
    },
    paint: {
      title: 'Paint and first control',
      text: 'The same page with a processor four times slower and a network of 1.6 Mbit/s with a latency of 150 ms. The control is the switch between light and dark, pressed every 50 ms until it answers, in a window 1440 pixels wide, where every site shows it. One row is our page cut after its first screen: no order of the whole page can show its text sooner.',
    },
    navigation: {
      title: 'Navigation',
      text: 'From the press on a link in the sidebar to the frame that shows the heading of its page. First the first press of a visit, on the slow processor and network, two seconds after the page has come to rest, when the pointer has rested on the link for 300 ms; then a press on a fast connection when both pages have been visited, which most visits never come to.',
    },
    search: {
      title: 'Search',
      text: 'From opening the search to the first result, on the slow processor and network, when the page has come to rest. What a site has loaded before that is in its page weight.',
    },
    build: {
      title: 'Build',
      text: 'Both languages. The memory is the largest sum over all processes of a build; memory that they share counts more than once. Starlight is built with a Node.js that it accepts.',
    },
    growth: {
      title: 'A large site',
      text: 'The same site with <pages> pages in both languages together. The cost of a page is how much HTML, styles and scripts of another page in the same language have grown, divided by the pages added.',
    },
    method: {
      title: 'Repeat it',
      text: `In the folder of this site:

\`\`\`bash unchecked="Takes an hour"
npm ci
npm run bench
npm run --prefix bench libraries
npm run --prefix bench pages
\`\`\`

\`npm run bench -- --help\` lists the flags, for example to measure one generator or one part only. The generators are pinned in \`bench/sites/\`, the tools in \`bench/libraries/\`. All take turns, and each round begins with another one, so that other work on the machine slows them alike. Times depend on the machine: compare the values of a row, not those of two machines. Every run is kept in \`bench/results/\`.`,
    },
  },
  zh: {
    libraries: {
      title: 'Rslib 与其他工具',
      text: '把同一个库（65 个 TypeScript 模块）构建为一个 ES 模块和一个 CommonJS 模块：先只输出 JavaScript，再加上类型声明。每次构建都不使用缓存。各工具做的事并不完全相同：tsup 把类型声明打包成一个文件，其他工具则为每个模块各输出一个；tsc 不打包。tsc 和使用 `@rollup/plugin-typescript` 的 Rollup 在两项测试中都检查类型，而 Rslib 和 tsup 只在生成类型声明时检查。耗时越短越好。',
    },
    sites: {
      title: '本站与其他生成器',
      text: '用另外四个文档生成器，按各自指南的做法构建本站两种语言的页面，不加其他插件。它们无法处理的内容已从页面中移除：产物查看器、类型提示，以及首页的各个部分。原版 Docusaurus 的搜索是在线服务，因此该项没有数据。所有数值都是越小越好；最优值加粗显示，差异小于测量精度的视为并列。',
    },
    weight: {
      title: '页面体积',
      text: '在 1280 像素宽的窗口中，不使用缓存，打开一个带代码的文档页面。大小为 Brotli 压缩后的字节数。',
    },
    paint: {
      title: '绘制与首个可用控件',
      text: '打开同一页面，处理器速度降为四分之一，网速为 1.6 Mbit/s，延迟 150 ms。所测控件是明暗主题的切换按钮：在 1440 像素宽的窗口中（此时每个站点都会显示这个按钮），每 50 ms 按一次，直到有反应。其中一行测的是本站页面只保留首屏的情况：完整页面无论怎样安排，都不可能更快显示这些内容。',
    },
    navigation: {
      title: '页面跳转',
      text: '测量从按下侧边栏中的链接，到显示目标页面标题的时间。先测首次点击：限制处理器和网络的速度，页面加载完成两秒后，指针在链接上停留 300 ms 再按下。再测网络良好、两个页面都已访问过时的点击，多数访客不会遇到这种情况。',
    },
    search: {
      title: '搜索',
      text: '页面加载完成后，在同样的处理器和网络条件下，测量从打开搜索到出现第一条结果的时间。打开搜索之前加载的数据计入页面体积。',
    },
    build: {
      title: '构建',
      text: '两种语言一起构建。内存峰值为一次构建中所有进程内存之和的最大值，进程之间共享的内存会重复计算。Starlight 用它要求的 Node.js 版本构建。',
    },
    growth: {
      title: '大型站点',
      text: '把同一站点扩充到两种语言共 <pages> 个页面。每增加一个页面的开销，等于同一语言中另一个页面的 HTML、样式和脚本的增量，除以新增的页面数。',
    },
    method: {
      title: '复现测量',
      text: `在本站的目录中执行：

\`\`\`bash unchecked="Takes an hour"
npm ci
npm run bench
npm run --prefix bench libraries
npm run --prefix bench pages
\`\`\`

\`npm run bench -- --help\` 会列出所有命令行选项，例如只测量某个生成器或某个部分。各生成器的版本固定在 \`bench/sites/\` 中，各工具的版本固定在 \`bench/libraries/\` 中。测量轮流进行，每一轮从不同的对象开始，因此机器上的其他任务对它们的影响相同。耗时取决于机器：请比较同一行中的值，不要比较不同机器的值。每次测量的数据都保存在 \`bench/results/\` 中。`,
    },
  },
};
