import { normalizeCode } from './code-text';
import { compareFacts, literalsOf, compareBags } from './facts';
import { INHERITED } from './normal-form';
import type { Sample, Section, SectionedPage } from './sections';

/** Facts of the front matter that are no text: the same in every language. */
const FACTS = ['slug', 'id', 'date', 'pageType', 'option', 'type', 'topLevel', 'cli', 'authors'];
/** From this many words on, a text without a Chinese character is no translation. */
const MIN_WORDS = 4;
/** So many words of a text that was left in English show which one it is. */
const QUOTED_WORDS = 5;

export type ParityKind =
  | 'ids'
  | 'samples'
  | 'tables'
  | 'links'
  | 'images'
  | 'admonitions'
  | 'components'
  | 'facts'
  | 'front-matter'
  | 'untranslated';

export interface ParityFinding {
  kind: ParityKind;
  section: string;
  /** Line in the Chinese file. */
  line: number;
  message: string;
  /** Whether links to the page may lead nowhere, so that it must not be shown. */
  isBreaking?: boolean;
}

function compareSamples(english: Section, chinese: Section): ParityFinding[] {
  const finding = (line: number, message: string): ParityFinding => ({
    kind: 'samples',
    section: chinese.id,
    line,
    message,
  });
  if (english.samples.length !== chinese.samples.length) {
    const counts = `${english.samples.length} in English, ${chinese.samples.length} here`;
    return [finding(chinese.line, `number of samples differs: ${counts}`)];
  }
  return english.samples.flatMap((sample, index) => {
    const counterpart = chinese.samples[index]!;
    const name = `sample ${index + 1}`;
    if (sample.lang !== counterpart.lang || sample.meta !== counterpart.meta) {
      const heads = [sample, counterpart].map(({ lang, meta }) => `"${lang} ${meta}"`);
      return [finding(counterpart.line, `${name} opens with ${heads[1]} instead of ${heads[0]}`)];
    }
    const shared = ({ code, lang }: Sample) =>
      lang === DIAGRAM ? diagramStructure(code) : normalizeCode(code, lang);
    return shared(sample) === shared(counterpart)
      ? []
      : [finding(counterpart.line, `the code of ${name} differs (comments aside)`)];
  });
}

const isProse = (words: readonly string[]): boolean =>
  words.filter((word) => /^\p{Ll}/u.test(word)).length >= MIN_WORDS;
const isChinese = (words: readonly string[]): boolean =>
  words.some((word) => /\p{Script=Han}/u.test(word));

/** What was left in English: the whole section, or paragraphs and cells of it. */
function findEnglish(english: Section, chinese: Section): ParityFinding[] {
  const finding = (line: number, message: string): ParityFinding => ({
    kind: 'untranslated',
    section: chinese.id,
    line,
    message,
  });
  if (isProse(english.words) && !isChinese(chinese.words)) {
    return [finding(chinese.line, 'the text is not translated')];
  }
  return chinese.blocks
    .filter(({ words }) => isProse(words) && !isChinese(words))
    .map(({ words, line }) =>
      finding(line, `"${words.slice(0, QUOTED_WORDS).join(' ')} …" is not translated`),
    );
}

function compareSection(english: Section, chinese: Section): ParityFinding[] {
  const { id: section, line } = chinese;
  const findings = compareSamples(english, chinese);
  const add = (kind: ParityKind, message: string | undefined): void => {
    if (message) findings.push({ kind, section, line, message });
  };
  const urls = (list: Section['links']) => list.map(({ url }) => neutralUrl(url));
  const isSameShape = english.tables.join() === chinese.tables.join();
  if (!isSameShape) {
    const [en, zh] = [english, chinese].map(({ tables }) => tables.join(', ') || 'none');
    add('tables', `tables differ: ${en} in English, ${zh} here (rows×columns)`);
  }
  add('links', compareBags('links', urls(english.links), urls(chinese.links)));
  add('images', compareBags('images', urls(english.images), urls(chinese.images)));
  if (english.admonitions.join() !== chinese.admonitions.join()) {
    const [en, zh] = [english, chinese].map(({ admonitions }) => admonitions.join(', ') || 'none');
    add('admonitions', `admonitions differ: ${en} in English, ${zh} here`);
  }
  const code = (one: Section) => one.code.map(({ text }) => normalizeCode(text, 'js'));
  add('components', compareBags('components and expressions', code(english), code(chinese)));
  // A row more or less is told as such.
  const facts = isSameShape ? compareFacts(english, chinese) : [];
  findings.push(...facts.map((one): ParityFinding => ({ kind: 'facts', section, ...one })));
  return [...findings, ...findEnglish(english, chinese)];
}

function compareFrontMatter(english: SectionedPage, chinese: SectionedPage): ParityFinding[] {
  const findings: ParityFinding[] = [];
  const add = (message: string): void => {
    findings.push({ kind: 'front-matter', section: ':front-matter', line: 1, message });
  };
  const keys = (page: SectionedPage) =>
    Object.keys(page.frontMatter).filter((key) => !INHERITED.has(key));
  const bags = compareBags('front matter keys', keys(english), keys(chinese));
  if (bags) add(bags);
  for (const key of FACTS) {
    const [en, zh] = [english, chinese].map(({ frontMatter }) => JSON.stringify(frontMatter[key]));
    if (en !== zh) add(`front matter key "${key}" is ${zh} instead of ${en}`);
  }
  const [en, zh] = [english, chinese].map(({ frontMatter }) => literalsOf(frontMatter.default));
  if (en !== zh) add(`front matter key "default" says ${zh || 'no value'} instead of ${en}`);
  return findings;
}

/** Everything but the words: what a translation must share with the page that it translates. */
export function findDifferences(english: SectionedPage, chinese: SectionedPage): ParityFinding[] {
  const counterparts = new Map(chinese.sections.map((section) => [section.id, section]));
  const [own, wanted] = [chinese, english].map(
    ({ frontMatter }) => Object.keys(frontMatter).length,
  );
  if (own === 0 && wanted! > 0) {
    const message = 'no front matter is read: it must stand between two lines of three hyphens';
    return [{ kind: 'front-matter', section: ':front-matter', line: 1, message, isBreaking: true }];
  }
  const isClear = lostIds(english, chinese).length > 0;
  return [
    ...compareFrontMatter(english, chinese),
    ...compareOutlines(english, chinese),
    ...english.sections.flatMap((section) => {
      const counterpart = counterparts.get(section.id);
      if (!counterpart || (isClear && hasSwallowed(counterpart, chinese))) return [];
      return compareSection(section, counterpart);
    }),
  ];
}

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

/** Other sites have Chinese pages of their own: the address without its language. */
export function neutralUrl(url: string): string {
  return url.replace(/^(https?:\/\/[^/]+)\/(?:zh|zh-CN|en)(?=\/|$)/, '$1');
}

/** Language of fences that draw. Their labels are text and are translated. */
export const DIAGRAM = 'mermaid';

/** Text of a diagram: its two accessibility lines, labels of nodes, of arrows and of groups. */
const TEXT =
  /^\s*acc(?:Title|Descr):.*$|\|[^|\n]*\||"[^"\n]*"|(?<=[[({]+)[^[\](){}\n]+(?=[\])}]+)/gm;

/** What a diagram draws, without its words: the same in every language. */
export function diagramStructure(source: string): string {
  return source.replace(TEXT, '').replace(/\s+/g, ' ').trim();
}
