import { TRANSLATIONS } from '../core/places';
import { readText } from './lock.mts';
import { expectedTexts } from './ui-files.mts';

/** Where the English texts of the interface stand for Crowdin; `crowdin.yml` names it too. */
const SOURCES_FOLDER = 'interface';

type Entries = Record<string, { message: string; description?: string }>;

/**
 * The English texts of the interface as files of the shape and in the order of the Chinese ones, so
 * that a file that comes back differs in what was translated and in nothing else.
 */
export async function crowdinSources(root: string): Promise<Map<string, string>> {
  const files = new Map<string, string>();
  for (const [file, texts] of await expectedTexts(root)) {
    const chinese = await readText(root, `${TRANSLATIONS}/${file}`);
    const known = JSON.parse(chinese ?? '{}') as Entries;
    // Docusaurus brings a translation of its own texts; ours come in the order that they have.
    const wanted = [...texts.keys()].filter((key) => key in known || !key.startsWith('theme.'));
    const keys = new Set([...Object.keys(known).filter((key) => texts.has(key)), ...wanted]);
    const entries = [...keys].map((key) => {
      const { description } = known[key] ?? {};
      return [key, { message: texts.get(key)!, ...(description !== undefined && { description }) }];
    });
    const json = JSON.stringify(Object.fromEntries(entries), null, 2);
    files.set(`${SOURCES_FOLDER}/${file}`, `${json}\n`);
  }
  return files;
}
