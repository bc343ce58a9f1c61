import type { Glossary, GlossaryEntry, GlossaryLanguage } from '@rslib-docs/kit/shared/glossary';

/** Chinese sentences stand side by side without a space. */
const BETWEEN: Readonly<Record<GlossaryLanguage, string>> = { en: ' ', zh: '' };

const heading = (level: string, title: string, id: string) => `${level} ${title} {/* #${id} */}`;

function entryText(entry: GlossaryEntry, language: GlossaryLanguage): string[] {
  const { title, definition, more } = entry[language];
  const text = [definition, ...(more ? [more] : [])].join(BETWEEN[language]);
  return [heading('###', title, entry.id), text];
}

/**
 * The glossary page of a language. Its front matter and introduction come from `current`: writers
 * own everything before the first heading, and the rest is generated.
 */
export function writePage(glossary: Glossary, language: GlossaryLanguage, current: string): string {
  const byId = new Map(glossary.terms.flatMap(({ entry }) => (entry ? [[entry.id, entry]] : [])));
  const head = current.split(/^## /m)[0]!.trimEnd();
  const blocks = glossary.groups.flatMap((group) => [
    heading('##', group[language], group.id),
    ...group.entries.flatMap((id) => entryText(byId.get(id)!, language)),
  ]);
  return [head, ...blocks].join('\n\n') + '\n';
}
