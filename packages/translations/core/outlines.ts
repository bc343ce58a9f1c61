import { compareBags } from './bags';
import type { ParityFinding } from './parity';
import type { Section, SectionedPage } from './sections';

/** Ids of the original that belong to headings without one, in order; empty where that is unclear. */
export function lostIds(english: SectionedPage, chinese: SectionedPage): string[] {
  const known = new Set(chinese.headings.map(({ id }) => id));
  const lost = english.headings.map(({ id }) => id).filter((id) => !known.has(id));
  return lost.length === chinese.headingsWithoutId.length ? lost : [];
}

/** Whether a part holds a heading that lost its id, and with it the section of that heading. */
export function hasSwallowed(
  section: Section,
  { sections, headingsWithoutId }: SectionedPage,
): boolean {
  const next = sections[sections.indexOf(section) + 1]?.line ?? Infinity;
  return headingsWithoutId.some(({ line }) => line >= section.line && line < next);
}

/** Headings, their levels and their order. */
export function compareOutlines(english: SectionedPage, chinese: SectionedPage): ParityFinding[] {
  const finding = (message: string, line = 1, section = ''): ParityFinding => ({
    kind: 'ids',
    section,
    line,
    message,
  });
  const lost = lostIds(english, chinese);
  const findings = chinese.headingsWithoutId.map(({ text, line }, at): ParityFinding => {
    const wanted = lost[at] ? `{/* #${lost[at]} */}` : 'the one of the English heading';
    const message = `heading "${text}" has no id; add ${wanted}`;
    return { ...finding(message, line), isBreaking: true };
  });
  const ids = chinese.headings.map(({ id }) => id);
  for (const id of new Set(ids.filter((one, at) => ids.indexOf(one) !== at))) {
    const [, second] = chinese.sections.filter((section) => section.id === id);
    const twice = finding(`heading id "${id}" occurs twice`, second?.line, id);
    findings.push({ ...twice, isBreaking: true });
  }
  const lineOf = (id: string) => chinese.sections.find((section) => section.id === id)?.line;
  const depths = new Map(english.headings.map(({ id, depth }) => [id, depth]));
  for (const { id, depth } of chinese.headings) {
    const wanted = depths.get(id);
    if (wanted !== undefined && wanted !== depth) {
      const message = `heading "${id}" is of level ${depth} instead of ${wanted}`;
      findings.push(finding(message, lineOf(id), id));
    }
  }
  const shared = (page: SectionedPage, other: SectionedPage) =>
    page.headings.map(({ id }) => id).filter((id) => other.headings.some((one) => one.id === id));
  const order = shared(chinese, english);
  const moved = order.find((id, at) => id !== shared(english, chinese)[at]);
  if (moved !== undefined) {
    const message = `the headings are in another order than in English, from "${moved}" on`;
    findings.push(finding(message, lineOf(moved), moved));
  }
  // Whole sections are compared by who asks for their state.
  const nested = ({ headings, sections }: SectionedPage) =>
    headings.map(({ id }) => id).filter((id) => !sections.some((section) => section.id === id));
  const isNested = new Set([...nested(english), ...nested(chinese)]);
  const inside = (list: Iterable<string>) => [...list].filter((id) => isNested.has(id));
  const bags = compareBags('heading ids', inside(depths.keys()), inside(new Set(ids)));
  if (bags) findings.push(finding(bags));
  return findings;
}
