/** Something that a translator or maintainer has to look at. */
export interface Finding {
  kind: string;
  /** Path relative to the project. */
  file: string;
  line: number;
  /** Name of the page, where the finding is about one. */
  page?: string;
  section?: string;
  key?: string;
  message: string;
}

/** Kinds that do not depend on a pair of pages but on the files of interface texts. */
export const KEY_KINDS = [
  'json',
  'missing-key',
  'unknown-key',
  'untranslated-key',
  'placeholder',
  'markup',
] as const;

/** Faults of texts that would show something wrong; a text that is only missing is English. */
export const HARMFUL_KINDS: ReadonlySet<string> = new Set(['json', 'markup', 'placeholder']);

export function formatFinding({ kind, file, line, section, key, message }: Finding): string {
  const place = key ? ` "${key}"` : section ? ` #${section}` : '';
  return `${file}:${line}:${place} ${message} [${kind}]`;
}

export function byPlace(a: Finding, b: Finding): number {
  return a.file === b.file ? a.line - b.line : a.file < b.file ? -1 : 1;
}

/** Two checks that look at one place from two sides tell it once. */
export function withoutRepeats(findings: readonly Finding[]): Finding[] {
  const seen = new Set<string>();
  return findings.filter(({ file, kind, line, key = '', message }) => {
    const name = [file, kind, line, key, message].join('\n');
    return !seen.has(name) && seen.add(name);
  });
}
