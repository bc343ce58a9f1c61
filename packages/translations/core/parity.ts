import { maskComments } from './code-text';
import { compareBags, compareFacts, literalsOf, placeOf, without, type Difference } from './facts';
import { INHERITED } from './normal-form';
import type { Sample, Section, SectionedPage } from './sections';

/** Facts of the front matter that are not text: the same in every language. */
const FACTS = ['slug', 'id', 'date', 'pageType', 'option', 'type', 'topLevel', 'cli', 'authors'];
/** From this many words on, a text without a Chinese character is not a translation. */
const MIN_WORDS = 4;
/** This many words identify a text that was left in English. */
const QUOTED_WORDS = 5;

export interface ParityFinding extends Difference {
  kind: string;
  section: string;
  /** Whether links to the page may lead nowhere, so that it must not be shown. */
  isBreaking?: boolean;
}

const headOf = ({ lang, meta }: Sample): string => `\`\`\`${lang} ${meta}`.trim();
const codeOf = ({ code, lang }: Sample): string =>
  lang === DIAGRAM ? diagramStructure(code) : maskComments(code, lang);

/** The first line of a sample that differs, with what to write there. */
function compareCode(original: Sample, sample: Sample): Difference {
  const [wanted, found] = [original, sample].map(({ code, lang }) =>
    code.split('\n').map((text) => ({ text, code: maskComments(text, lang).trim() })),
  ) as [{ text: string; code: string }[], { text: string; code: string }[]];
  const isKnown = new Set(wanted.map(({ code }) => code));
  const isThere = new Set(found.map(({ code }) => code));
  const added = found.findIndex(({ code }) => !isKnown.has(code));
  const lost = wanted.findIndex(({ code }, at) =>
    added < 0 ? code !== found[at]?.code : !isThere.has(code),
  );
  const line = sample.line + 1 + Math.max(0, added < 0 ? lost : added);
  const says = `write \`${wanted[lost]?.text.trim() ?? ''}\` here`;
  const isClear = wanted[lost]?.text.trim() && sample.lang !== DIAGRAM;
  return { line, message: `this code differs: ${isClear ? says : 'copy it from the English'}` };
}

function compareSamples(english: Section, chinese: Section): Difference[] {
  const [wanted, found] = [english.samples, chinese.samples];
  if (wanted.length !== found.length) {
    const inWords = ({ samples }: Section) =>
      samples.map((one) => ({ text: headOf(one) + codeOf(one), line: one.line }));
    const message = `number of samples differs: ${wanted.length} in English, ${found.length} here`;
    return [{ line: placeOf(english, chinese, inWords), message }];
  }
  return found.flatMap((sample, at): Difference[] => {
    const original = wanted[at]!;
    if (headOf(sample) !== headOf(original))
      return [{ line: sample.line, message: `write this line as ${headOf(original)}` }];
    return codeOf(sample) === codeOf(original) ? [] : [compareCode(original, sample)];
  });
}

/** The number of the rows of tables, and of the cells of each. */
function compareTables(english: Section, chinese: Section): Difference[] {
  const [wanted, found] = [english.rows, chinese.rows];
  const [known, actual] = [wanted, found].map((rows) => rows.map(({ cells }) => String(cells)));
  if (wanted.length === found.length) {
    return found.flatMap(({ cells, line }, at) => {
      const message = `this row has ${cells} cells: write ${wanted[at]!.cells}, with | between them`;
      return cells === wanted[at]!.cells ? [] : [{ line, message }];
    });
  }
  const line = placeOf(english, chinese, ({ rows }) => rows);
  const message = `the table has ${actual!.length} rows: write ${known!.length}, as in English`;
  return [{ line, message }];
}

/** Whether a text has enough words to need a translation, and no Chinese character. */
const isEnglish = (words: readonly string[], translated = words): boolean =>
  words.filter((word) => /^\p{Ll}/u.test(word)).length >= MIN_WORDS &&
  !translated.some((word) => /\p{Script=Han}/u.test(word));

/** The English parts: the whole section, or paragraphs and cells of it. */
function findEnglish(english: Section, chinese: Section): Difference[] {
  if (isEnglish(english.words, chinese.words))
    return [{ line: chinese.line, message: 'the text is not translated' }];
  return chinese.blocks
    .filter(({ words }) => isEnglish(words))
    .map(({ words, line }) => {
      return { line, message: `"${words.slice(0, QUOTED_WORDS).join(' ')} …" is not translated` };
    });
}

function compareSection(english: Section, chinese: Section): ParityFinding[] {
  const { id: section } = chinese;
  type Listed = readonly { text: string; line: number }[];
  const inAnyOrder = (what: string, listOf: (section: Section) => Listed): Difference[] => {
    const [wanted, found] = [english, chinese].map((one) => listOf(one).map(({ text }) => text));
    const message = compareBags(what, wanted!, found!);
    return message ? [{ line: placeOf(english, chinese, listOf), message }] : [];
  };
  const neutralUrls = (list: Section['links']) =>
    list.map(({ url, line }) => ({ text: neutralUrl(url), line }));
  const tables = compareTables(english, chinese);
  const differences: Readonly<Record<string, Difference[]>> = {
    samples: compareSamples(english, chinese),
    tables,
    links: inAnyOrder('links', ({ links }) => neutralUrls(links)),
    images: inAnyOrder('images', ({ images }) => neutralUrls(images)),
    admonitions: inAnyOrder('notices', ({ admonitions }) => admonitions),
    components: inAnyOrder('components and expressions', ({ code }) =>
      code.map(({ text, line }) => ({ text: maskComments(text, 'js'), line })),
    ),
    // A different number of rows is reported as such.
    facts: tables.length > 0 ? [] : compareFacts(english, chinese),
    untranslated: findEnglish(english, chinese),
  };
  return Object.entries(differences).flatMap(([kind, list]) =>
    list.map((one) => ({ kind, section, ...one })),
  );
}

function compareFrontMatter(english: SectionedPage, chinese: SectionedPage): ParityFinding[] {
  const findings: ParityFinding[] = [];
  const source = chinese.sections[0]?.source.split('\n') ?? [];
  const add = (message: string, key = ''): void => {
    const line = source.findIndex((text) => text.startsWith(`${key}:`)) + 1 || 1;
    findings.push({ kind: 'front-matter', section: ':front-matter', line, message });
  };
  const keys = (page: SectionedPage) =>
    Object.keys(page.frontMatter).filter((key) => !INHERITED.has(key));
  const bags = compareBags('front matter keys', keys(english), keys(chinese));
  if (bags) add(bags, without(keys(chinese), keys(english))[0]);
  for (const key of FACTS) {
    const [en, zh] = [english, chinese].map(({ frontMatter }) => JSON.stringify(frontMatter[key]));
    if (en !== zh) add(`front matter key "${key}" is ${zh}: write ${en}`, key);
  }
  const [en, zh] = [english, chinese].map(({ frontMatter }) => literalsOf(frontMatter.default));
  if (en !== zh) add(`front matter key "default" says ${zh || 'no value'}: write ${en}`, 'default');
  return findings;
}

/** Ids of the original that belong to headings without one, in order; empty where that is unclear. */
export function lostIds(english: SectionedPage, chinese: SectionedPage): string[] {
  const known = new Set(chinese.headings.map(({ id }) => id));
  const lost = english.headings.map(({ id }) => id).filter((id) => !known.has(id));
  return lost.length === chinese.headingsWithoutId.length ? lost : [];
}

/** Whether a part holds a heading that lost its id, and with it the section of that heading. */
function hasSwallowed(section: Section, { sections, headingsWithoutId }: SectionedPage): boolean {
  const next = sections[sections.indexOf(section) + 1]?.line ?? Infinity;
  return headingsWithoutId.some(({ line }) => line >= section.line && line < next);
}

/** Headings, their levels and their order. */
function compareOutlines(english: SectionedPage, chinese: SectionedPage): ParityFinding[] {
  const findings: ParityFinding[] = [];
  const add = (message: string, line = 1, section = '', isBreaking = false): void => {
    findings.push({ kind: 'ids', section, line, message, ...(isBreaking && { isBreaking }) });
  };
  const lost = lostIds(english, chinese);
  for (const [at, { text, line }] of chinese.headingsWithoutId.entries()) {
    const wanted = lost[at] ? `{/* #${lost[at]} */}` : 'the one of the English heading';
    add(`heading "${text}" has no id; add ${wanted}`, line, '', true);
  }
  const ids = chinese.headings.map(({ id }) => id);
  for (const id of new Set(ids.filter((one, at) => ids.indexOf(one) !== at))) {
    const [, second] = chinese.sections.filter((section) => section.id === id);
    add(`heading id "${id}" occurs twice`, second?.line, id, true);
  }
  const lineOf = (id: string) => chinese.sections.find((section) => section.id === id)?.line;
  const depths = new Map(english.headings.map(({ id, depth }) => [id, depth]));
  for (const { id, depth } of chinese.headings) {
    const wanted = depths.get(id) ?? depth;
    if (wanted !== depth)
      add(`heading "${id}" is of level ${depth} instead of ${wanted}`, lineOf(id), id);
  }
  const known = new Set(ids);
  const order = [...depths.keys()].filter((id) => known.has(id));
  const moved = ids.filter((id) => depths.has(id)).find((id, at) => id !== order[at]);
  if (moved !== undefined) {
    const message = `the headings are in another order than in English, from "${moved}" on`;
    add(message, lineOf(moved), moved);
  }
  // The states of whole sections are compared elsewhere.
  const nested = ({ headings, sections }: SectionedPage) =>
    headings.map(({ id }) => id).filter((id) => !sections.some((section) => section.id === id));
  const isNested = new Set([...nested(english), ...nested(chinese)]);
  const inside = (list: Iterable<string>) => [...list].filter((id) => isNested.has(id));
  const bags = compareBags('heading ids', inside(depths.keys()), inside(known));
  if (bags) add(bags);
  return findings;
}

/** Everything but the words: what a translation must share with the page that it translates. */
export function findDifferences(english: SectionedPage, chinese: SectionedPage): ParityFinding[] {
  const hasHeader = ({ frontMatter }: SectionedPage) => Object.keys(frontMatter).length > 0;
  if (hasHeader(english) && !hasHeader(chinese)) {
    const message = 'the front matter cannot be found: write it between two lines of ---';
    return [{ kind: 'front-matter', section: ':front-matter', line: 1, message, isBreaking: true }];
  }
  const counterparts = new Map(chinese.sections.map((section) => [section.id, section]));
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

/** Other sites have their own Chinese pages: the address without its language. */
export function neutralUrl(url: string): string {
  return url.replace(/^(https?:\/\/[^/]+)\/(?:zh|zh-CN|en)(?=\/|$)/, '$1');
}

/** Language of fences that draw. Their labels are text and are translated. */
const DIAGRAM = 'mermaid';

/** Text of a diagram: its two accessibility lines, labels of nodes, of arrows and of groups. */
const TEXT =
  /^\s*acc(?:Title|Descr):.*$|\|[^|\n]*\||"[^"\n]*"|(?<=[[({]+)[^[\](){}\n]+(?=[\])}]+)/gm;

/** The structure of a diagram, without its words: the same in every language. */
export function diagramStructure(source: string): string {
  return source.replace(TEXT, '').replace(/\s+/g, ' ').trim();
}
