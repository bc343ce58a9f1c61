import type { Element, Parent, Root } from 'hast';
import type { MdxJsxFlowElementHast } from 'mdast-util-mdx-jsx';
import type { VFile } from 'vfile';
import {
  codeOf,
  element,
  isFence,
  jsxElement,
  languageOf,
  type Fence,
} from '@rslib-docs/kit/shared/hast';
import { findMetaProblems, parseFenceMeta } from '@rslib-docs/samples/runner/fence-meta';
import { isChecking } from '@rslib-docs/translations/core/places';
import { LANGUAGES, PLAIN_LANGUAGES, highlightCode } from './highlight';
import { ARCHIVE, COMMAND, IN_PANEL, PART } from './rehype-sample-blocks';
import { typeHovers, SampleError, type Hover } from './type-hovers/type-hovers';

interface Folder {
  entries: Map<string, Folder>;
}

const PATH = /^[\w@.~[\]-]+(\/[\w@.~[\]-]+)*$/;

function toList({ entries }: Folder): Element {
  const items = [...entries].map(([name, folder]) => {
    const inner = folder.entries.size > 0 ? [toList(folder)] : [];
    return element('li', [{ type: 'text', value: name }, ...inner]);
  });
  return element('ul', items);
}

/** The files of a listing, one path in each line, as nested lists; undefined for other text. */
export function listingTree(text: string): Element | undefined {
  const root: Folder = { entries: new Map() };
  for (const line of text.split('\n')) {
    if (!PATH.test(line)) return undefined;
    let folder = root;
    for (const name of line.split('/')) {
      if (!folder.entries.has(name)) folder.entries.set(name, { entries: new Map() });
      folder = folder.entries.get(name)!;
    }
  }
  return toList(root);
}

const KNOWN: readonly string[] = [...LANGUAGES, ...PLAIN_LANGUAGES];

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

/** A longer line does not fit into the window of a phone. */
const WIDE_CHARACTERS = 44;

/** The title of a fence that lists the files of a build. */
const LISTING = 'dist';

async function toComponent(pre: Fence, file: VFile): Promise<MdxJsxFlowElementHast> {
  const [code] = pre.children;
  const text = codeOf(code);
  const lang = languageOf(code);
  if (!KNOWN.includes(lang)) {
    file.fail(`unknown code language "${lang}". Use one of: ${KNOWN.join(', ')}.`, pre);
  }
  const meta = parseFenceMeta(code.properties.metastring as string | undefined);
  const [problem] = findMetaProblems(meta);
  if (problem) file.fail(problem, pre);
  const { title, lineNumbers, values } = meta;
  const inPanel = pre.properties[IN_PANEL] ? 'true' : undefined;
  const tree = title === LISTING && lang === 'text' ? listingTree(text) : undefined;
  if (tree) return jsxElement('FileTree', { title, inPanel }, [tree]);
  if (isChecking()) return jsxElement('CodeFence', { lang, title });
  const hovers = values.has('twoslash') ? await hoversOf(text, lang, pre, file) : [];
  const { html, hasFocus, lineCount } = await highlightCode(text, lang, hovers);
  return jsxElement('CodeFence', {
    lang,
    html,
    title,
    hasFocus: hasFocus ? 'true' : undefined,
    lineNumbers,
    lineCount: String(lineCount),
    inPanel,
    part: pre.properties[PART] as string | undefined,
    isWide: text.split('\n').some((line) => line.length > WIDE_CHARACTERS) ? 'true' : undefined,
    archive: pre.properties[ARCHIVE] as string | undefined,
    command: pre.properties[COMMAND] as string | undefined,
  });
}

/** Every fence becomes `<CodeFence>` with one string of HTML: no token elements to hydrate. */
export function rehypeCodeFences() {
  return async (tree: Root, file: VFile): Promise<void> => {
    const walk = async (parent: Parent): Promise<void> => {
      for (const [index, node] of parent.children.entries()) {
        if (isFence(node)) parent.children[index] = await toComponent(node, file);
        else if ('children' in node) await walk(node);
      }
    };
    await walk(tree);
  };
}
