import { factOf, type MappingKind, type DiagnosticId } from './options';

export interface Note {
  /** Name of the option in tsup, or what else in the configuration the note is about. */
  option: string;
  mapping: MappingKind;
  diagnostics: DiagnosticId[];
  /** Counted from 1; the first place where the option is set. */
  line: number;
}

const SEVERITY: Record<MappingKind, number> = { mapped: 0, changed: 1, none: 2 };

/** Collects the notes of a conversion, one for each option. */
export class Notes {
  private readonly byOption = new Map<string, Note>();

  /** An option was seen; its row in the table applies, unless `mapping` is worse. */
  add(option: string, line: number, mapping?: MappingKind): Note {
    const worse = mapping ?? factOf(option)?.mapping ?? 'none';
    const note = this.byOption.get(option) ?? { option, mapping: worse, diagnostics: [], line };
    this.byOption.set(option, note);
    if (SEVERITY[worse] > SEVERITY[note.mapping]) note.mapping = worse;
    return note;
  }

  /** Something of this configuration only is to be said of the option. */
  say(option: string, line: number, diagnostic: DiagnosticId, mapping?: MappingKind): void {
    const { diagnostics } = this.add(option, line, mapping);
    if (!diagnostics.includes(diagnostic)) diagnostics.push(diagnostic);
  }

  /** In the order of the configuration. */
  list(): Note[] {
    return [...this.byOption.values()].sort((a, b) => a.line - b.line);
  }
}
