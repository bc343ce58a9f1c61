import type { Nodes, RootContent } from 'mdast';
import { readMarkdownInTime } from '@rslib-docs/kit/node/content-cache';
import { parseYaml } from '@rslib-docs/kit/node/yaml';
import type { Heading, MarkdownPage } from '@rslib-docs/kit/shared/markdown/read-markdown';
import { isEmptyProgram } from '@rslib-docs/kit/shared/literal';
import { factsOfCode, factsOfText } from './facts';
import { fingerprint, frontMatterWords, normalForm, wordsOf } from './normal-form';

/** Names of the two parts without a heading. No heading id can hold a colon. */
export const FRONT_MATTER = ':front-matter';
export const INTRO = ':intro';

export interface Sample {
  lang: string;
  meta: string;
  code: string;
  line: number;
}

/** One part of a page: its front matter, what stands before the first heading, or a heading's. */
export interface Section {
  id: string;
  /** Text of the heading; empty for the two parts without one. */
  title: string;
  line: number;
  /** The part as it stands in the file, heading included. */
  source: string;
  hash: string;
  /** Words of the running text, without code and addresses. */
  words: string[];
  /** The same by heading, paragraph and cell, with the code and the numbers in them. */
  blocks: { words: string[]; facts: string[]; line: number }[];
  samples: Sample[];
  /** Code within the text, in order. */
  inlineCode: string[];
  /** The rows of all tables: their number of cells, and the code, numbers and addresses in them. */
  rows: { cells: number; text: string; line: number }[];
  links: { url: string; line: number }[];
  images: { url: string; line: number }[];
  admonitions: { text: string; line: number }[];
  /** Components, imports and expressions: all that runs. Each with the code that it consists of. */
  code: { text: string; line: number }[];
}

export interface SectionedPage {
  frontMatter: Record<string, unknown>;
  headings: Heading[];
  headingsWithoutId: { text: string; line: number }[];
  sections: Section[];
}

function emptySection(id: string, line: number): Section {
  return {
    ...{ id, title: '', line, source: '', hash: '' },
    ...{ words: [], blocks: [], samples: [], inlineCode: [], rows: [] },
    ...{ links: [], images: [], admonitions: [], code: [] },
  };
}

function gather(node: Nodes, section: Section): void {
  const line = node.position?.start.line ?? section.line;
  switch (node.type) {
    case 'heading':
    case 'paragraph':
    case 'tableCell':
      section.blocks.push({ words: [], facts: [], line });
      break;
    case 'text':
      section.words.push(...wordsOf(node.value));
      section.blocks.at(-1)?.words.push(...wordsOf(node.value));
      section.blocks.at(-1)?.facts.push(...factsOfText(node.value));
      break;
    case 'inlineCode':
      section.inlineCode.push(node.value);
      section.blocks.at(-1)?.facts.push(...factsOfCode(node.value));
      break;
    case 'code':
      section.samples.push({
        lang: node.lang ?? '',
        meta: node.meta ?? '',
        code: node.value,
        line,
      });
      break;
    case 'link':
    case 'definition':
      section.links.push({ url: node.url, line });
      break;
    case 'image':
      section.images.push({ url: node.url, line });
      break;
    case 'tableRow': {
      const shared = normalForm(node).filter((word) => /^[`(!<\d]/.test(word));
      section.rows.push({ cells: node.children.length, text: shared.sort().join(' '), line });
      break;
    }
    case 'containerDirective':
      section.admonitions.push({ text: `:::${node.name}`, line });
      break;
    case 'mdxjsEsm':
      section.code.push({ text: node.value.trim(), line });
      break;
    case 'mdxFlowExpression':
    case 'mdxTextExpression':
      if (!isEmptyProgram(node.data?.estree))
        section.code.push({ text: `{${node.value.trim()}}`, line });
      break;
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      section.code.push({ text: `<${node.name ?? ''}>`, line });
      for (const attribute of node.attributes) {
        if (attribute.type === 'mdxJsxExpressionAttribute') {
          section.code.push({ text: `{${attribute.value}}`, line });
        } else if (attribute.value && typeof attribute.value === 'object') {
          section.code.push({ text: `${attribute.name}={${attribute.value.value}}`, line });
        } else if (/^(?:on[A-Z]|href|src|dangerously)/.test(attribute.name)) {
          section.code.push({ text: `${attribute.name}="${attribute.value ?? ''}"`, line });
        }
      }
      break;
    default:
  }
  if ('children' in node) for (const child of node.children) gather(child, section);
}

/** The id at the end of a heading: `{/* #id *\/}`. */
function idOf(node: RootContent): string | undefined {
  if (node.type !== 'heading') return undefined;
  const last = node.children.at(-1);
  if (last?.type !== 'mdxTextExpression') return undefined;
  return /^\s*\/\*\s*#([\w-]+)\s*\*\/\s*$/.exec(last.value)?.[1];
}

/** The older form of an id, which MDX cannot read: `{#id}` at the end of a heading. */
const CLASSIC_ID = /^(#{1,6} .*)\{#([\w-]+)\}[ \t]*$/gm;

/** Reads an MDX source; a site may keep what it has read before. */
export type ReadMarkdown = (source: string) => Promise<MarkdownPage>;

/**
 * Reads an MDX source into its sections, each known by the id of its heading. A heading inside of a
 * component belongs to the section around it. Throws where MDX or YAML cannot be read.
 */
export async function readSections(
  text: string,
  read: ReadMarkdown = readMarkdownInTime,
): Promise<SectionedPage> {
  const source = text.replace(CLASSIC_ID, '$1{/* #$2 */}');
  const page = await read(source);
  const { children } = page.tree;
  const yaml = children[0]?.type === 'yaml' ? children[0] : undefined;
  const frontMatter = ((yaml && parseYaml(yaml.value)) ?? {}) as Record<string, unknown>;

  const head = emptySection(FRONT_MATTER, 1);
  head.source = yaml ? source.slice(0, yaml.position!.end.offset) : '';
  head.hash = fingerprint(frontMatterWords(frontMatter));
  for (const key of ['title', 'description']) {
    const words = wordsOf(`${frontMatter[key] ?? ''}`);
    head.words.push(...words);
    head.blocks.push({ words, facts: factsOfText(`${frontMatter[key] ?? ''}`), line: head.line });
  }

  const sections: Section[] = [];
  let section: Section | undefined;
  let forms: string[] = [];
  let start = 0;
  const close = (end: number): void => {
    if (!section) return;
    section.source = source.slice(start, end).trim();
    section.hash = fingerprint(forms);
    if (section.source !== '') sections.push(section);
  };
  for (const node of yaml ? children.slice(1) : children) {
    const id = idOf(node);
    const { start: from } = node.position!;
    if (!section || id) {
      close(from.offset!);
      section = emptySection(id ?? INTRO, from.line);
      start = from.offset!;
      forms = [];
      if (node.type === 'heading' && id) {
        section.title = page.headings.find((heading) => heading.id === id)?.text ?? '';
        forms.push(`h${node.depth}`);
      }
    }
    forms.push(...normalForm(node));
    gather(node, section);
  }
  close(source.length);
  const { headings, headingsWithoutId } = page;
  return { frontMatter, headings, headingsWithoutId, sections: [head, ...sections] };
}
