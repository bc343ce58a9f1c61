import type { Element, ElementContent, Parent, Root } from 'hast';
import type { MdxJsxFlowElementHast } from 'mdast-util-mdx-jsx';
import type { VFile } from 'vfile';
import { LANGUAGES, PLAIN_LANGUAGES, highlightCode } from './highlight';
import { findMetaProblems, parseFenceMeta } from '@rslib-docs/samples/runner/fence-meta';
import { typeHovers } from './type-hovers/cached-types';
import { SampleError, type Hover } from './type-hovers/sample-types';

const KNOWN: readonly string[] = [...LANGUAGES, ...PLAIN_LANGUAGES];

function isFence(node: ElementContent): node is Element & { children: [Element] } {
  return (
    node.type === 'element' &&
    node.tagName === 'pre' &&
    node.children[0]?.type === 'element' &&
    node.children[0].tagName === 'code'
  );
}

function languageOf(code: Element): string {
  const classes = [code.properties.className ?? []].flat().map(String);
  return classes.find((name) => name.startsWith('language-'))?.slice('language-'.length) ?? 'text';
}

/** Hovers of a fence that asks for them; a sample that does not compile stops the build. */
async function hoversOf(code: string, lang: string, pre: Element, file: VFile): Promise<Hover[]> {
  if (lang !== 'ts' && lang !== 'tsx') {
    file.fail(`"twoslash" is for ts and tsx, not for ${lang}.`, pre);
  }
  try {
    return await typeHovers(code, lang);
  } catch (error) {
    if (!(error instanceof SampleError)) throw error;
    // The fence's own line comes before the first of the code.
    const line = (pre.position?.start.line ?? 0) + error.line;
    return file.fail(error.message, { line, column: 1 });
  }
}

async function toComponent(pre: Element & { children: [Element] }, file: VFile) {
  const [code] = pre.children;
  const text = code.children
    .map((child) => ('value' in child ? child.value : ''))
    .join('')
    .replace(/\n$/, '');
  const lang = languageOf(code);
  if (!KNOWN.includes(lang)) {
    file.fail(`unknown code language "${lang}". Use one of: ${KNOWN.join(', ')}.`, pre);
  }
  const meta = parseFenceMeta(code.properties.metastring as string | undefined);
  const [problem] = findMetaProblems(meta);
  if (problem) file.fail(problem, pre);
  const { title, lineNumbers, values } = meta;
  const hovers = values.has('twoslash') ? await hoversOf(text, lang, pre, file) : [];
  const { html, hasFocus, lineCount } = await highlightCode(text, lang, hovers);
  const attributes = {
    lang,
    html,
    title,
    hasFocus: hasFocus ? 'true' : undefined,
    lineNumbers,
    lineCount: String(lineCount),
  };
  const component: MdxJsxFlowElementHast = {
    type: 'mdxJsxFlowElement',
    name: 'CodeFence',
    attributes: Object.entries(attributes)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => ({ type: 'mdxJsxAttribute' as const, name, value })),
    children: [],
  };
  return component;
}

/**
 * Turns every code fence into `<CodeFence html lang title>` with the highlighted code as one string
 * of HTML: the browser gets no highlighter and has no token elements to hydrate.
 */
export function rehypeCodeFences() {
  return async (tree: Root, file: VFile): Promise<void> => {
    const walk = async (parent: Parent): Promise<void> => {
      for (const [index, node] of parent.children.entries()) {
        if (isFence(node as ElementContent)) {
          parent.children[index] = await toComponent(
            node as Element & { children: [Element] },
            file,
          );
        } else if ('children' in node) {
          await walk(node);
        }
      }
    };
    await walk(tree);
  };
}
