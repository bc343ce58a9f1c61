import type { SearchHooks } from '../lib/search/contract';
import type { Synonyms } from '../lib/search/engine';

/** What this site does before, during and after a search. */
export const SEARCH_HOOKS: SearchHooks = {};

/** Words that mean the same; a search for one finds the others, in either language. */
export const SEARCH_SYNONYMS: Synonyms = [
  ['产物', 'output', 'artifact', '输出'],
  ['打包', 'bundle', 'bundling'],
  ['构建', 'build'],
  ['声明文件', '类型声明', 'declaration', 'dts', '.d.ts', 'typings'],
  ['外部化', '外部依赖', 'external', 'externals'],
  ['依赖', 'dependency', 'dependencies', 'deps'],
  ['格式', 'format'],
  ['语法', 'syntax'],
  ['降级', 'downgrade', 'transpile', 'es5'],
  ['压缩', 'minify', 'minification', 'compress'],
  ['插件', 'plugin', 'plugins'],
  ['别名', 'alias'],
  ['入口', 'entry'],
  ['静态资源', 'assets', 'asset'],
  ['样式', 'css', 'style', 'styles'],
  ['迁移', 'migration', 'migrate'],
  ['升级', 'upgrade', 'update'],
  ['模块联邦', 'module federation', 'mf'],
  ['配置', 'config', 'configuration', 'configure'],
  ['命令行', 'cli', 'command line'],
  ['监听', 'watch'],
  ['脚手架', 'scaffold', 'create-rslib'],
  ['快速开始', '上手', 'quick start', 'getting started'],
  ['术语表', '术语', 'glossary'],
  ['垫片', 'shims', 'shim'],
  ['重定向', 'redirect', 'redirection'],
  ['扩展名', '后缀', 'extension'],
  ['辅助函数', 'helpers', 'helper'],
  ['兼容性', 'compatibility', 'polyfill', 'browserslist'],
  ['源码映射', 'source map', 'sourcemap'],
  ['类型检查', 'type checking', 'typecheck'],
  ['装饰器', 'decorators', 'decorator'],
  ['环境变量', 'environment variable', 'define'],
  ['安装', 'install'],
  ['发布', 'publish'],
  ['头部', 'banner'],
  ['尾部', 'footer'],
];
