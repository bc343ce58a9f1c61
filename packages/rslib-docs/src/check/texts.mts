import type { Language } from '../library/contract.mts';
import type { Finding } from './finding.mts';
import texts from './texts.json' with { type: 'json' };

type Values = Readonly<Record<string, string>>;

/** A text with what stands for `{name}` in it. */
export const fill = (text: string, values: Values = {}): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);

const SHOWN = 10;

/** Some files, as a list in a text. */
export const listed = (files: readonly string[]): string =>
  files.slice(0, SHOWN).join(', ') + (files.length > SHOWN ? ' …' : '');

export const say = (lang: Language, id: keyof typeof texts.en, values?: Values): string =>
  fill(texts[lang][id], values);

/** Findings as people and assistants read them: `file:line level id: message`. */
export function format(findings: readonly Finding[], lang: Language, isBuilt = true): string {
  const lines = findings.map(({ file, line, level, id, message, page }) => {
    const place = line === undefined ? file : `${file}:${line}`;
    const more = page === undefined ? '' : `\n  → ${say(lang, 'more', { page })}`;
    return `${place} ${say(lang, level)} ${id}: ${message}${more}`;
  });
  const mistakes = findings.filter(({ level }) => level !== 'note').length;
  const clean = say(lang, isBuilt ? 'clean' : 'cleanUnbuilt');
  const count = say(lang, mistakes === 1 ? 'countOne' : 'count', { findings: `${mistakes}` });
  return [...lines, mistakes > 0 ? count : clean].join('\n');
}
