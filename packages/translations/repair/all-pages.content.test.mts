import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { listPages } from '../cli/project.mts';
import { repairPage } from './repair';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const FENCE = /(^\s*`{3,}[^\n]*\n[\s\S]*?^\s*`{3,}$)/m;
const ID = / (\{\/\* #([\w-]+) \*\/\})/g;
const CODE = /(?<!`)`([^`\n]+)`(?!`)/g;

const prose = (page: string, change: (text: string) => string): string =>
  page
    .split(FENCE)
    .map((part, at) => (at % 2 === 0 ? change(part) : part))
    .join('');
const encode = (text: string): string =>
  text.replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll("'", '&#39;');

const FORMS: Readonly<Record<string, (page: string) => string>> = {
  whole: (page) => page,
  'ids lost': (page) => prose(page, (text) => text.replace(ID, '')),
  'ids of the classic form': (page) => prose(page, (text) => text.replace(ID, ' {#$2}')),
  'ids escaped': (page) => prose(page, (text) => text.replace(ID, String.raw` {/\* #$2 \*/}`)),
  'ids underlined': (page) => prose(page, (text) => text.replace(ID, ' {/_ #$2 _/}')),
  'ids doubled': (page) => prose(page, (text) => text.replace(ID, ' $1 $1')),
  'ids on lines of their own': (page) => prose(page, (text) => text.replace(ID, '\n\n$1')),
  'quotation marks of samples': (page) =>
    page.replace(/^\s*`{3,}.*$/gm, (head) => head.replace(/="([^"]*)"/g, '=“$1”')),
  'backticks escaped': (page) => prose(page, (text) => text.replace(CODE, '\\`$1\\`')),
  'links escaped': (page) =>
    prose(page, (text) => text.replace(/\[([^[\]\n]+)\]\(([^()\s]+)\)/g, String.raw`\[$1\]\($2\)`)),
  'entities in inline code': (page) =>
    prose(page, (text) =>
      text.replace(/^---\n[\s\S]*?\n---$|`[^`\n]+`/gm, (part) =>
        part.startsWith('`') ? encode(part) : part,
      ),
    ),
  'paragraphs wrapped': (page) =>
    prose(page, (text) => text.replace(/^(\p{Script=Han}.*?，)(?=\p{Script=Han})/gmu, '$1\n')),
  'rules around front matter': (page) => page.replace(/^---$/gm, '- - -'),
  'front matter not closed': (page) => page.replace(/\n---\n\n/, '\n\n'),
  'other line ends': (page) => `\uFEFF${page.replaceAll('\n', '\r\n')}`,
  'notices with a space': (page) => prose(page, (text) => text.replace(/^:::(?=\w)/gm, '::: ')),
};

describe('damage of every translated page @F340', async () => {
  const pairs = await listPages(ROOT);
  const pages = pairs
    .filter(({ hasEnglish, hasChinese }) => hasEnglish && hasChinese)
    .map(({ page, english, chinese }) => {
      const [from, to] = [english, chinese].map((file) =>
        fs.readFileSync(path.join(ROOT, file), 'utf8'),
      );
      return { page, english: from!, chinese: to! };
    });

  it.each(Object.entries(FORMS))('%s: is undone to the byte', (_name, damage) => {
    for (const { page, english, chinese } of pages)
      expect(repairPage(english, damage(chinese)), page).toBe(chinese);
  });
});
