import type { SearchDocument } from '@rslib-docs/search/engine/document';
import type { ExplainedMessage, Facts, Language, LanguageData } from '../src/library.mts';
import { makeLibrary } from './library.mts';

const TEXTS: Readonly<Record<Language, { title: string; flags: string; codes: string }>> = {
  en: { title: 'Command line', flags: 'Flags begin with two hyphens.', codes: 'One is a failure.' },
  zh: { title: '命令行', flags: '参数以两个连字符开头。', codes: '退出码一表示失败。' },
};

function files(lang: Language): Record<string, string> {
  const { title, flags, codes } = TEXTS[lang];
  const content = `${title}\n${flags}\n${codes}`;
  const base = { domain: '', area: '', names: [], keywords: [] };
  const documents: SearchDocument[] = [
    {
      ...{ ...base, id: 0, title, content, routePath: 'guide/basic/cli' },
      toc: [
        { text: title, id: 'flags', depth: 2, charIndex: 0 },
        { text: codes, id: 'codes', depth: 3, charIndex: content.indexOf(codes) },
      ],
    },
    {
      ...{ ...base, id: 1, title: 'Errors', content: 'Unsupported format' },
      routePath: 'guide/faq/errors',
      toc: [{ text: 'Unsupported format', id: 'format', depth: 2, charIndex: 0 }],
    },
  ];
  const data: LanguageData = { documents, variants: [] };
  return {
    [`data/search.${lang}.json`]: JSON.stringify(data),
    [`${lang}/guide/basic/cli.md`]: `# ${title}\n\n## ${title} {#flags}\n\n${flags}\n\n### ${codes} {#codes}\n\n${codes}\n`,
    [`${lang}/guide/faq/errors.md`]: `# Errors\n\n## Unsupported format {#format}\n\n${lang}: esm, cjs.\n`,
  };
}

const MESSAGES: ExplainedMessage[] = [
  { text: 'Unsupported format: …', place: 'guide/faq/errors#format' },
];

/** A library of two pages in both languages. */
export const makeSmallLibrary = (facts: Partial<Facts> = {}) =>
  makeLibrary({ messages: MESSAGES, ...facts }, { ...files('en'), ...files('zh') });
