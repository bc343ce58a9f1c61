import type { Language } from '../library/contract.mts';
import type { Finding } from './finding.mts';

interface Texts {
  levels: Readonly<Record<Finding['level'], string>>;
  /** The printed line of a finding that has a page. */
  more: (page: string) => string;
  clean: string;
  /** After a check without a build. */
  cleanUnbuilt: string;
  count: (findings: number) => string;
  later: (option: string, since: string, installed: string) => string;
  meant: (option: string) => string;
  unbuilt: (file: string, written: readonly string[]) => string;
  otherTool: (command: string) => string;
  sameFile: (file: string, one: string, other: string) => string;
  types: (kind: string, file: string, specifier: string) => string;
  start: (text: string, reason: string) => string;
  publishConfig: string;
  elsewhere: (files: readonly string[]) => string;
  hangs: string;
  unbuiltPackage: (name: string) => string;
  failed: (code: number, output: string) => string;
  version: (installed: string, documented: string) => string;
  noConfig: string;
  notRead: string;
  extended: string;
}

const SHOWN = 10;
const some = (files: readonly string[], separator: string) =>
  files.slice(0, SHOWN).join(separator) + (files.length > SHOWN ? ' …' : '');

export const TEXTS: Readonly<Record<Language, Texts>> = {
  en: {
    levels: { error: 'error', warning: 'warning', note: 'note' },
    more: (page) => `read ${page}`,
    clean: 'No mistake was found.',
    cleanUnbuilt: 'No mistake was found; what the build writes was not looked at: --build does.',
    count: (findings) => `${findings} ${findings === 1 ? 'finding' : 'findings'}.`,
    later: (option, since, installed) =>
      `"${option}" came with Rslib ${since}; this project has ${installed}.`,
    meant: (option) => `It is called \`${option}\`.`,
    unbuilt: (file, written) => {
      const like = written.length > 0 ? ` It wrote ${written.join(', ')}.` : '';
      return `"${file}" is not there after the build of Rslib.${like}`;
    },
    otherTool: (command) => `\`${command}\` may write it, and was not run.`,
    sameFile: (file, one, other) =>
      `The lib items "${one}" and "${other}" both wrote ${file}: only the last one is left. Give each its own \`output.distPath\` or extension.`,
    types: (kind, file, specifier) => {
      const what = specifier === '' ? '' : `: it imports "${specifier}" without an ending`;
      return `Types are wrong where TypeScript reads modules as Node.js does (${kind}), in ${file}${what}.`;
    },
    start: (text, reason) => `\`${text}\` fails with what was built: ${reason}`,
    publishConfig:
      '`publishConfig` replaces fields where pnpm or Yarn publish, not where npm does: compared with it, and nothing is called an error.',
    elsewhere: (files) =>
      `These changed outside of the copy while the build ran, likely by it: ${some(files, ', ')}.`,
    hangs: 'The build did not end in time, so nothing was compared.',
    unbuiltPackage: (name) =>
      `The build needs ${name} of this workspace, which is not built. Build that first; nothing was compared.`,
    failed: (code, output) => `The build ended with exit code ${code}:\n${output}`,
    version: (installed, documented) =>
      `This project has @rslib/core ${installed}, the documentation describes ${documented}.`,
    noConfig: 'There is no rslib.config.*: Rslib builds src/index.* as ES modules.',
    notRead: 'A part of the configuration is only known when it runs, and was not checked.',
    extended:
      'What this file extends could not be read, so nothing was said that rests on its options. Install the packages, or name the folder that holds it with --root.',
  },
  zh: {
    levels: { error: '错误', warning: '警告', note: '说明' },
    more: (page) => `read ${page}`,
    clean: '没有发现问题。',
    cleanUnbuilt: '没有发现问题，但没有检查构建产物：加上 --build 才会检查。',
    count: (findings) => `共 ${findings} 个问题。`,
    later: (option, since, installed) =>
      `“${option}”从 Rslib ${since} 起提供，当前项目使用的是 ${installed}。`,
    meant: (option) => `应写作 \`${option}\`。`,
    unbuilt: (file, written) => {
      const like = written.length > 0 ? `实际输出的有 ${written.join('、')}。` : '';
      return `Rslib 构建后没有“${file}”。${like}`;
    },
    otherTool: (command) => `它可能由 \`${command}\` 输出，这里没有执行该命令。`,
    sameFile: (file, one, other) =>
      `lib 项“${one}”和“${other}”都输出了 ${file}，只有最后一份会保留。请为每一项设置不同的 \`output.distPath\` 或扩展名。`,
    types: (kind, file, specifier) => {
      const what = specifier === '' ? '' : `：其中导入“${specifier}”时没有写扩展名`;
      return `按 Node.js 的规则解析模块时，${file} 的类型不正确（${kind}）${what}。`;
    },
    start: (text, reason) => `用构建产物执行 \`${text}\` 失败：${reason}`,
    publishConfig:
      '用 pnpm 或 Yarn 发布时，`publishConfig` 会替换字段，用 npm 时则不会。这里按替换后的字段比较，结果都不算错误。',
    elsewhere: (files) =>
      `构建期间，副本以外的这些文件有改动，可能是构建写入的：${some(files, '、')}。`,
    hangs: '构建没有在规定时间内结束，因此没有比较产物。',
    unbuiltPackage: (name) =>
      `构建需要同一工作区中的 ${name}，但它还没有构建。请先构建它；这里没有比较产物。`,
    failed: (code, output) => `构建失败，退出码为 ${code}：\n${output}`,
    version: (installed, documented) =>
      `当前项目使用 @rslib/core ${installed}，文档对应的版本是 ${documented}。`,
    noConfig: '没有 rslib.config.*：Rslib 会把 src/index.* 构建为 ES 模块。',
    notRead: '配置中有一部分到运行时才能确定，没有检查。',
    extended:
      '无法读取这个文件 extends 的配置，因此没有检查与其选项有关的内容。请先安装依赖，或者用 --root 指定包含它的目录。',
  },
};

/** Findings as people and assistants read them: `file:line level id: message`. */
export function format(findings: readonly Finding[], lang: Language, isBuilt = true): string {
  const texts = TEXTS[lang];
  const lines = findings.map(({ file, line, level, id, message, page }) => {
    const place = line === undefined ? file : `${file}:${line}`;
    const more = page === undefined ? '' : `\n  → ${texts.more(page)}`;
    return `${place} ${texts.levels[level]} ${id}: ${message}${more}`;
  });
  const mistakes = findings.filter(({ level }) => level !== 'note').length;
  const clean = isBuilt ? texts.clean : texts.cleanUnbuilt;
  return [...lines, mistakes > 0 ? texts.count(mistakes) : clean].join('\n');
}
