import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { repairMessage, repairPage } from './repair';

/** A damage that was seen in practice, with the repository and the thread that report it. */
interface Damage {
  seen: string;
  english: string;
  damaged: string;
  repaired: string;
  /** Looks alike but is intended. */
  kept?: string;
}

const FOLDER = path.join(import.meta.dirname, 'damage');
const CASES = fs
  .readdirSync(FOLDER)
  .map(
    (name) => [name, parse(fs.readFileSync(path.join(FOLDER, name), 'utf8')) as Damage] as const,
  );

describe('damage by tools of translation @F340', () => {
  it.each(CASES)('%s is undone', (_name, { english, damaged, repaired }) => {
    expect(damaged).not.toBe(repaired);
    expect(repairPage(english, damaged)).toBe(repaired);
  });

  it.each(CASES)('%s: intact text stays unchanged', (_name, { english, repaired, kept }) => {
    for (const whole of [english, repaired, ...(kept ? [kept] : [])])
      expect(repairPage(english, whole)).toBe(whole);
  });

  it('a list below a key in quotation marks stays as it is', () => {
    const [english, chinese] = ["keywords: ['a']", '"keywords":\n  - 甲'];
    const page = `---\n${chinese}\n---\n\n正文。\n`;
    expect(repairPage(`---\n${english}\n---\n\nText.\n`, page)).toBe(page);
  });

  it('line ends, a byte order mark and invisible characters are not text', () => {
    expect(repairPage('Text.\n', '\uFEFF正\u200E文\u200B 的\u00A0词。\r\n\r\n')).toBe(
      '正文 的 词。\n',
    );
  });
});

describe('a text of the interface @F340', () => {
  it.each([
    ['{count} of {total}', '共 { total } 页中的 ｛count｝ 页', '共 {total} 页中的 {count} 页'],
    ['{count} of {total}', String.raw`\{Count\} / {total}`, '{count} / {total}'],
    ['It\'s "new"', '这是&quot;新&quot;的 &lt;值&gt;', '这是"新"的 <值>'],
    ['Write &lt;', '写作 &lt;', '写作 &lt;'],
    ['Text', '正文 { x }', '正文 { x }'],
  ])('%s: %s', (english, damaged, repaired) => {
    expect(repairMessage(english, damaged)).toBe(repaired);
  });
});
