import type ts from 'typescript';
import type { Language } from '../../library/contract.mts';
import type { Finding } from '../finding.mts';
import type { Lib } from '../libs.mts';
import { fill } from '../texts.mts';
import type { Project } from '../project.mts';
import { valueAt, type Entry } from '../value.mts';

/** A node of a file, or a file as a whole, relative to the package. */
export type Place = ts.Node | { file: string };

export interface Hit {
  at: Place;
  /** Values for `{name}` in the texts. */
  values?: Readonly<Record<string, string>>;
}

/** The problem, and the remedy. */
export type RuleTexts = Readonly<Record<Language, readonly [wrong: string, fix: string]>>;

/** The texts of a rule as one, with what stands for `{name}`. */
export const fillTexts = (texts: RuleTexts, lang: Language, values: Hit['values'] = {}): string =>
  fill(texts[lang].join(lang === 'zh' ? '' : ' '), values);

/** Finds one kind of mistake; `rules.json` says what is wrong, and where more is written. */
export interface Finder {
  id: string;
  find(project: Project): readonly Hit[];
  /** What to write for the node that was hit, where that is sure. */
  fix?(node: ts.Node): string;
}

/** One known mistake. A `warning` breaks what users do, or the build; a `note` may do harm. */
export interface Rule extends Finder {
  level: Exclude<Finding['level'], 'error'>;
  /** The section that says more. */
  page: string;
  texts: RuleTexts;
}

type Found = Entry | ts.Node | undefined | false;

const isNode = (found: Entry | ts.Node): found is ts.Node => 'kind' in found;

/** A kind of mistake that is looked for in each lib item; one that all share is reported once. */
export const inLibs = (id: string, find: (lib: Lib, project: Project) => Found): Finder => ({
  id,
  find: (project) => {
    const found = project.libs.map((lib) => find(lib, project)).filter((one) => !!one);
    const nodes = new Set(found.map((one) => (isNode(one) ? one : one.node)));
    return [...nodes].map((at) => ({ at }));
  },
});

/** Whether a package is among those that the users of this one get, or build it. */
export function declares(project: Project, name: string, kinds: readonly string[]): boolean {
  return kinds.some((kind) => {
    const list = valueAt(project.manifest, kind);
    return list?.kind === 'object' && list.entries.has(name);
  });
}

/** The modules that the configuration imports. */
export function importsOfConfig({ exported }: Project): string[] {
  const { imports = [] } = (exported?.source ?? {}) as { imports?: { text: string }[] };
  return imports.map(({ text }) => text);
}
