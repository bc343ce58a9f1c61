import { factOf, type Fate, type SituationId } from './options';

/** What the helper has to say of one option of the configuration that it was given. */
export interface Note {
  /** Name of the option in tsup, or what else in the configuration the note is about. */
  option: string;
  fate: Fate;
  situations: SituationId[];
  /** Counted from 1; that of the first place where the option is set. */
  line: number;
}

const SEVERITY: Record<Fate, number> = { mapped: 0, changed: 1, none: 2 };

/** Collects the notes of a conversion, one for each option. */
export class Notes {
  private readonly byOption = new Map<string, Note>();

  /** An option was seen; what the table says of it holds, unless `fate` is worse. */
  add(option: string, line: number, fate: Fate = factOf(option)?.fate ?? 'none'): void {
    const known = this.byOption.get(option);
    if (!known) this.byOption.set(option, { option, fate, situations: [], line });
    else if (SEVERITY[fate] > SEVERITY[known.fate]) known.fate = fate;
  }

  /** Something of this configuration only is to be said of the option. */
  say(option: string, line: number, situation: SituationId, fate?: Fate): void {
    this.add(option, line, fate);
    const { situations } = this.byOption.get(option)!;
    if (!situations.includes(situation)) situations.push(situation);
  }

  /** In the order of the configuration. */
  list(): Note[] {
    return [...this.byOption.values()].sort((a, b) => a.line - b.line);
  }
}
