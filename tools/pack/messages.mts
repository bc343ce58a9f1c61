import fs from 'node:fs';
import path from 'node:path';

const FILE = path.resolve(import.meta.dirname, '../../i18n/zh/code.json');

/** The Chinese of the texts whose ids match, as other sites read it. */
export function chineseMessages(ids: RegExp): string {
  const all = JSON.parse(fs.readFileSync(FILE, 'utf8')) as Record<string, { message: string }>;
  const own = Object.entries(all).filter(([id]) => ids.test(id));
  const messages = Object.fromEntries(own.map(([id, { message }]) => [id, message]));
  return `${JSON.stringify(messages, null, 2)}\n`;
}
