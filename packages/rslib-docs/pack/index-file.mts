import path from 'node:path';
import { RULES, fillTexts } from '../src/check/rules.mts';
import { MAX_INDEX_BYTES, type Language } from '../src/library.mts';
import { fill } from '../src/texts.mts';
import type { SiteLanguage } from './read-site.mts';

const BEFORE: Readonly<Record<Language, string>> = {
  en: `# Rslib {version}: documentation of the installed version

What you remember of Rslib is likely of an older version. Before you write or change a configuration of Rslib, read the page about it below \`node_modules/rslib-docs/en/\`. Afterwards run \`npx rslib-docs check\` and mend what it finds.

- \`npx rslib-docs search <words>\` finds sections, \`npx rslib-docs read <page>#<section>\` prints one.
- \`npx rslib-docs explain "<message>"\` says what an error means.
- \`npx rslib-docs convert tsup.config.ts\` converts a configuration of tsup.

Folders and their pages; append \`.md\`:`,
  zh: `# Rslib {version}：与安装的版本一致的文档

你记得的 Rslib 用法很可能来自旧版本。编写或修改 Rslib 配置前，先阅读 \`node_modules/rslib-docs/zh/\` 下的相关页面；改完后运行 \`npx rslib-docs check --lang zh\`，并修复它报告的问题。

- \`npx rslib-docs search --lang zh <词语>\` 查找小节，\`npx rslib-docs read --lang zh <页面>#<小节>\` 输出其中一节。
- \`npx rslib-docs explain --lang zh "<报错信息>"\` 解释报错的原因和解决办法。
- \`npx rslib-docs convert --lang zh tsup.config.ts\` 转换 tsup 配置。

各目录及其页面（文件名加 \`.md\`）：`,
};

const BETWEEN: Readonly<Record<Language, string>> = {
  en: 'What is often wrong, as `check` says it:',
  zh: '常见错误（`check` 的提示）：',
};

const COMMON = [
  ...['environments', 'styles-dropped', 'umd-target', 'umd-name', 'define-unquoted'],
  ...['jsx-plugin', 'browserslist-ignored', 'unknown-command'],
];

/** The text for a project's `AGENTS.md`. @throws Error if it is too long for a conversation */
export function writeIndexFile({ lang, pages }: SiteLanguage, version: string): string {
  const folders = new Map<string, string[]>();
  // News and pages about the site answer no question about Rslib.
  for (const { path: page, document } of pages.filter((one) => !one.document.isAside)) {
    const folder = path.posix.dirname(page);
    const name = `${path.posix.basename(page)} (${document.title})`;
    folders.set(folder, [...(folders.get(folder) ?? []), name]);
  }
  const lists = [...folders].sort().map(([folder, names]) => `- ${folder}/: ${names.join(', ')}`);
  const mistakes = COMMON.map((id) => `- ${fillTexts(RULES[id]!, lang, { name: 'dev' })}`);
  const before = fill(BEFORE[lang], { version });
  const text = [before, '', ...lists, '', BETWEEN[lang], '', ...mistakes, ''].join('\n');
  const bytes = Buffer.byteLength(text);
  if (bytes > MAX_INDEX_BYTES)
    throw new Error(`AGENTS.${lang}.md has ${bytes} bytes; ${MAX_INDEX_BYTES} is the most.`);
  return text;
}
