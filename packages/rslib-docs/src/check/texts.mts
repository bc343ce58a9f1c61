import type { Language } from '../library/contract.mts';
import type { Finding } from './finding.mts';

interface Texts {
  levels: Readonly<Record<Finding['level'], string>>;
  /** The printed line of a finding that has a page. */
  more: (page: string) => string;
  clean: string;
  count: (findings: number) => string;
  later: (option: string, since: string, installed: string) => string;
  missing: (file: string, written: readonly string[]) => string;
  unbuilt: (file: string, written: readonly string[]) => string;
  untold: (files: readonly string[]) => string;
  failed: (code: number, output: string) => string;
  version: (installed: string, documented: string) => string;
  packedTypes: (version: string) => string;
  noConfig: string;
  notRead: string;
  extended: string;
}

export const TEXTS: Readonly<Record<Language, Texts>> = {
  en: {
    levels: { error: 'error', warning: 'warning', note: 'note' },
    more: (page) => `read ${page}`,
    clean: 'No mistake was found.',
    count: (findings) => `${findings} ${findings === 1 ? 'finding' : 'findings'}.`,
    later: (option, since, installed) =>
      `"${option}" came with Rslib ${since}; this project has ${installed}.`,
    missing: (file, written) => {
      const like = written.length > 0 ? ` They write ${written.join(', ')}.` : '';
      return `Rslib's own builds, as this configuration describes them, do not write "${file}"; another tool may.${like}`;
    },
    unbuilt: (file, written) => {
      const like = written.length > 0 ? ` It wrote ${written.join(', ')}.` : '';
      return `"${file}" is not there after the build of Rslib.${like}`;
    },
    untold: (files) =>
      `Only a build can tell whether these are written: ${files.join(', ')}. Run it with --build.`,
    failed: (code, output) => `The build ended with exit code ${code}:\n${output}`,
    version: (installed, documented) =>
      `This project has @rslib/core ${installed}, the documentation describes ${documented}.`,
    packedTypes: (version) =>
      `@rslib/core is not installed in this folder: compared with the types of ${version}. If it is installed above, name that folder with --root.`,
    noConfig:
      'There is no rslib.config.*: Rslib builds src/index.* as ES modules, and this was checked.',
    notRead: 'A part of the configuration is only known when it runs, and was not checked.',
    extended:
      'What this file extends could not be read, so nothing was said that rests on its options. Install the packages, or name the folder that holds it with --root.',
  },
  zh: {
    levels: { error: '错误', warning: '警告', note: '说明' },
    more: (page) => `read ${page}`,
    clean: '没有发现问题。',
    count: (findings) => `共 ${findings} 个问题。`,
    later: (option, since, installed) =>
      `“${option}”从 Rslib ${since} 起提供，当前项目使用的是 ${installed}。`,
    missing: (file, written) => {
      const like = written.length > 0 ? `Rslib 输出的有 ${written.join('、')}。` : '';
      return `按这份配置，Rslib 自身的构建不会输出“${file}”，其他工具可能会输出。${like}`;
    },
    unbuilt: (file, written) => {
      const like = written.length > 0 ? `实际输出的有 ${written.join('、')}。` : '';
      return `Rslib 构建后没有“${file}”。${like}`;
    },
    untold: (files) =>
      `以下文件是否会输出，构建后才能确定：${files.join('、')}。请加上 --build，执行一次构建。`,
    failed: (code, output) => `构建失败，退出码为 ${code}：\n${output}`,
    version: (installed, documented) =>
      `当前项目使用 @rslib/core ${installed}，文档对应的版本是 ${documented}。`,
    packedTypes: (version) =>
      `这个目录中没有安装 @rslib/core，已按 ${version} 的类型检查。如果安装在上级目录，请用 --root 指定该目录。`,
    noConfig: '没有 rslib.config.*：Rslib 会把 src/index.* 构建为 ES 模块，已按此检查。',
    notRead: '配置中有一部分到运行时才能确定，没有检查。',
    extended:
      '无法读取这个文件 extends 的配置，因此没有检查与其选项有关的内容。请先安装依赖，或者用 --root 指定包含它的目录。',
  },
};

/** Findings as people and assistants read them: `file:line level id: message`. */
export function format(findings: readonly Finding[], lang: Language): string {
  const texts = TEXTS[lang];
  const lines = findings.map(({ file, line, level, id, message, page }) => {
    const place = line === undefined ? file : `${file}:${line}`;
    const more = page === undefined ? '' : `\n  → ${texts.more(page)}`;
    return `${place} ${texts.levels[level]} ${id}: ${message}${more}`;
  });
  const mistakes = findings.filter(({ level }) => level !== 'note').length;
  return [...lines, mistakes > 0 ? texts.count(mistakes) : texts.clean].join('\n');
}
