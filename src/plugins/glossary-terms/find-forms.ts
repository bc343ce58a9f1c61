import type { Glossary, GlossaryLanguage } from '@rslib-docs/kit/shared/glossary';
import { escapeRegExp } from '@rslib-docs/kit/shared/text';

/** A word of a text that stands in the glossary. */
export interface FoundForm {
  id: string;
  start: number;
  end: number;
}

export type FindForms = (text: string) => FoundForm[];

const isAcronym = (form: string): boolean => form === form.toUpperCase();

/** The English page stands in where a translation is missing, so its words count there as well. */
const LANGUAGES: Readonly<Record<GlossaryLanguage, readonly GlossaryLanguage[]>> = {
  en: ['en'],
  zh: ['zh', 'en'],
};

/** Finds the longest words that the glossary marks, with plurals; acronyms keep their capitals. */
export function createFormFinder({ terms }: Glossary, language: GlossaryLanguage): FindForms {
  const ids = new Map<string, string>();
  for (const { entry } of terms) {
    for (const form of LANGUAGES[language].flatMap((one) => entry?.[one].mark ?? [])) {
      ids.set(form, entry!.id);
    }
  }
  if (ids.size === 0) return () => [];
  const forms = [...ids.keys()].sort((a, b) => b.length - a.length);
  const anyForm = forms.map((form) => `(${escapeRegExp(form)})`).join('|');
  const pattern = new RegExp(`(?<![\\w./@-])(?:${anyForm})(?:s|es)?(?![\\w-]|\\.\\w)`, 'gi');
  return (text) =>
    [...text.matchAll(pattern)].flatMap((match) => {
      const at = match.slice(1).findIndex((group) => group !== undefined);
      const form = forms[at]!;
      if (isAcronym(form) && match[at + 1] !== form) return [];
      return [{ id: ids.get(form)!, start: match.index, end: match.index + match[0].length }];
    });
}
