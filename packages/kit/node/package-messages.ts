import fs from 'node:fs';
import path from 'node:path';

/**
 * The texts that a package brings, in the folder `messages` beside that of its plugin: those of `zh`
 * for `zh-CN`; none for English.
 */
export function packageMessages(pluginFolder: string, locale: string): Record<string, string> {
  const file = path.join(pluginFolder, `../messages/${locale.split('-')[0]}.json`);
  return fs.existsSync(file)
    ? (JSON.parse(fs.readFileSync(file, 'utf8')) as Record<string, string>)
    : {};
}
