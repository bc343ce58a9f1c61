import type { ListItem, Nodes, Root, RootContent } from 'mdast';
import type { MdxFlowExpression, MdxTextExpression } from 'mdast-util-mdx-expression';
import { excessOf, excessOfData, LIMITS } from '../limits';
import { MERGE_CONFLICT, findUnseen, lineOfConflict } from '../text';

/** The text of a page is not one that every reader of it takes alike. */
export class SourceError extends Error {
  /** @param line in the file, from 1 */
  constructor(
    readonly line: number,
    message: string,
  ) {
    super(message);
  }
}

const { pageCharacters, pageSigns, pageColons, pageLines } = LIMITS;
const { blockSigns, lineCharacters, pageIndentation } = LIMITS;
const SIGNS = /[[\]*_~|:<{!&`\\]/g;
const INDENTED = new RegExp(
  String.raw`^(?:[\t >]|[*+-][\t ]|\d{1,9}[.)][\t ]){${pageIndentation}}`,
);

const linesOf = (source: string): string[] => source.replace(/^\uFEFF/, '').split('\n');
const countOf = (text: string, sign: RegExp): number => text.match(sign)?.length ?? 0;

/** The first limit that a page exceeds: then nothing but this is done with it. */
export function excessOfPage(source: string): SourceError | undefined {
  const whole =
    excessOf('the page', source.length, pageCharacters, 'characters', 'Divide it.') ??
    excessOf('the page', countOf(source, /\n/g), pageLines, 'lines', 'Divide it.') ??
    excessOf(
      'the page',
      countOf(source, /^[ \t>]*:{3}/gm),
      pageColons,
      'lines of colons',
      'Divide it.',
    ) ??
    excessOf('the page', countOf(source, SIGNS), pageSigns, 'signs of Markdown', 'Divide it.');
  if (whole) return new SourceError(1, whole);
  let signs = 0;
  for (const [index, line] of linesOf(source).entries()) {
    signs = line.trim() === '' ? 0 : signs + countOf(line, SIGNS);
    const problem =
      excessOf('the line', line.length, lineCharacters, 'characters', 'Divide it.') ??
      excessOf('this part', signs, blockSigns, 'signs of Markdown', 'Add empty lines.') ??
      (INDENTED.test(line)
        ? `has ${pageIndentation} characters of space, lists and quotations before its text. ` +
          'Use fewer levels.'
        : undefined);
    if (problem) return new SourceError(index + 1, problem);
  }
  return undefined;
}

function checkLimits(source: string): void {
  const excess = excessOfPage(source);
  if (excess) throw excess;
  const conflict = lineOfConflict(source);
  if (conflict !== undefined) throw new SourceError(conflict, MERGE_CONFLICT);
  for (const [index, line] of linesOf(source).entries()) {
    const problem = line.includes('\uFFFD')
      ? 'is not UTF-8. Save the file with that encoding.'
      : findUnseen(line);
    if (problem) throw new SourceError(index + 1, problem);
  }
}

function checkHeader(source: string): void {
  const fail = (line: number, problem: string): never => {
    throw new SourceError(line, `the front matter ${problem}`);
  };
  const [first = '', ...rest] = source.replace(/^\uFEFF/, '').split('\n');
  if (!/^---(?!-)/.test(first)) {
    if (!/^\s*---(?!-)/.test(source)) return;
    fail(1, 'must begin on the first line. Remove what stands before it.');
  }
  if (!/^---[ \t]*\r?$/.test(first)) {
    fail(1, 'is YAML below a line of three hyphens. Remove what follows them.');
  }
  const end = rest.findIndex((line) => line.startsWith('---'));
  if (end < 0) fail(1, 'opens with --- but is never closed. Add a line --- after the last key.');
  const excess = excessOfData(rest.slice(0, end).join('\n'));
  if (excess) fail(1, `is too much: ${excess}`);
  if (/^---[ \t]*\r?$/.test(rest[end]!)) return;
  fail(end + 2, 'ends with a line of three hyphens and nothing else. Correct this line.');
}

/**
 * Throws a `SourceError` before a parser sees a page that is no plain text within the limits, or
 * whose header Docusaurus would take otherwise than other readers: it evaluates `---js`.
 */
export function checkSource(source: string): void {
  checkLimits(source);
  checkHeader(source);
}

export interface Heading {
  text: string;
  id: string;
  depth: number;
  /** Offset of the heading's text in `content`; -1 where it has none. */
  charIndex: number;
}

export interface MarkdownPage {
  headingTitle: string | undefined;
  headings: Heading[];
  /** Headings of level 2 to 4 that carry no explicit id, with their line in the file. */
  headingsWithoutId: { text: string; line: number }[];
  /**
   * The text without markup, one block per line: cells of a table parted by tabs, lines of code
   * with a carriage return before each. Links that stand alone in a list are left out.
   */
  content: string;
  /** Where code samples stand in `content`: from here to before there, in order. */
  samples: [from: number, to: number][];
  tree: Root;
}

const OUTLINE_DEPTHS = [2, 3, 4];
const HEADING_ID = /^\s*\/\*\s*#([\w-]+)\s*\*\/\s*$/;

function isExpression(node: { type: string }): node is MdxTextExpression | MdxFlowExpression {
  return node.type === 'mdxTextExpression' || node.type === 'mdxFlowExpression';
}

const toCodeLine = (code: string) => `\r${code.replace(/(?:\r?\n)+/g, '\r')}`;

/** Whether an entry of a list only leads elsewhere: it is links, or a link and what it leads to. */
function leadsElsewhere({ children: [only, ...others] }: ListItem): boolean {
  if (others.length > 0 || only?.type !== 'paragraph') return false;
  const [first, second] = only.children;
  if (first?.type === 'link' && second?.type === 'text' && /^[:：]/.test(second.value)) return true;
  return only.children.every(
    (node) => node.type === 'link' || (node.type === 'text' && !/[\p{L}\p{N}]/u.test(node.value)),
  );
}

async function createParser() {
  const [{ unified }, parse, mdx, gfm, frontmatter, directive, { CJK_SYNTAX }] = await Promise.all([
    import('unified'),
    import('remark-parse'),
    import('remark-mdx'),
    import('remark-gfm'),
    import('remark-frontmatter'),
    import('remark-directive'),
    import('./cjk-syntax'),
  ]);
  return unified()
    .use(parse.default)
    .use(frontmatter.default, ['yaml'])
    .use(mdx.default)
    .use(gfm.default)
    .use(directive.default)
    .use(CJK_SYNTAX);
}

/** A colon before a word, as in `node:fs`, is text; Docusaurus knows only after the outline. */
export function restoreText(node: Nodes, source: string): void {
  if (!('children' in node)) return;
  for (const [at, child] of node.children.entries()) {
    if (child.type !== 'textDirective') restoreText(child, source);
    else {
      const { start, end } = child.position!;
      const value = source.slice(start.offset, end.offset);
      node.children[at] = { type: 'text', value, position: child.position! };
    }
  }
}

let parser: ReturnType<typeof createParser> | undefined;

/**
 * Reads an MDX source into its outline and its plain text.
 * @param below texts that the page shows below headings and that are not in the source, by the text
 *   of the heading or what that is the end of (`exe.targets` of `experiments.exe.targets`)
 * @param run runs the parser; it may end it after a time
 */
export async function readMarkdown(
  source: string,
  below: Readonly<Record<string, string>> = {},
  run: <T>(parse: () => T) => T = (parse) => parse(),
): Promise<MarkdownPage> {
  const [{ toString }, processor] = await Promise.all([
    import('mdast-util-to-string'),
    (parser ??= createParser()),
  ]);
  const tree = run(() => processor.runSync(processor.parse(source)) as Root);
  restoreText(tree, source);
  const page: MarkdownPage = {
    headingTitle: undefined,
    headings: [],
    headingsWithoutId: [],
    content: '',
    samples: [],
    tree,
  };
  const blocks: string[] = [];
  let length = 0;
  const push = (text: string): number => {
    const at = length;
    blocks.push(text);
    length += text.length + 1;
    return at;
  };

  const toPlainText = (node: RootContent) => toString(node).replace(/\s+/g, ' ').trim();
  const visit = (node: RootContent): void => {
    switch (node.type) {
      case 'yaml':
      case 'mdxjsEsm':
      case 'mdxFlowExpression':
      case 'definition':
      case 'html':
        return;
      case 'heading': {
        const last = node.children.at(-1);
        const id = last && isExpression(last) ? HEADING_ID.exec(last.value)?.[1] : undefined;
        const text = toString(id ? { ...node, children: node.children.slice(0, -1) } : node).trim();
        const charIndex = text ? push(text) : -1;
        const name = Object.keys(below).find((one) => one === text || one.endsWith(`.${text}`));
        if (name !== undefined) push(toCodeLine(below[name]!));
        if (node.depth === 1) page.headingTitle ??= text;
        if (!OUTLINE_DEPTHS.includes(node.depth)) return;
        if (id) page.headings.push({ text, id, depth: node.depth, charIndex });
        else page.headingsWithoutId.push({ text, line: node.position?.start.line ?? 0 });
        return;
      }
      case 'code':
        if (node.value) {
          const code = toCodeLine(node.value);
          const from = push(code);
          page.samples.push([from, from + code.length]);
        }
        return;
      case 'paragraph': {
        const text = toPlainText(node);
        if (text) push(text);
        return;
      }
      case 'tableRow': {
        const text = node.children.map(toPlainText).join('\t');
        if (text.trim()) push(text);
        return;
      }
      case 'listItem':
        if (leadsElsewhere(node)) return;
        for (const child of node.children) visit(child);
        return;
      default:
        if ('children' in node) for (const child of node.children) visit(child as RootContent);
    }
  };
  for (const node of tree.children) visit(node);
  page.content = blocks.join('\n');
  return page;
}
