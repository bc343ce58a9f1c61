import fs from 'node:fs';
import path from 'node:path';
import type { Link, Nodes, Parent, Root, Text } from 'mdast';
import type { VFile } from 'vfile';
import { DEFINITION, type Glossary, type GlossaryLanguage } from '@rslib-docs/kit/shared/glossary';
import { createFormFinder, type FoundForm } from './find-forms';

/** The page that is written from the glossary, below the docs of a language or version. */
export const GLOSSARY_PAGE = 'guide/start/glossary.mdx';

export interface GlossaryTermsOptions {
  glossary: Glossary;
  /** The reader's. */
  language: GlossaryLanguage;
}

/** For each page. More would make its text restless. */
const MOST_TERMS = 6;
/** The folder of the docs of a language or version, and the page in it. */
const DOCS =
  /^(.*\/(?:docs|versioned_docs\/version-[^/]+|docusaurus-plugin-content-docs\/(?:current|version-[^/]+)))\/(.+)$/;
/** Elements with an action of their own, or without room for a link. */
const CLOSED: readonly string[] = ['heading', 'link', 'linkReference', 'textDirective'];
const CLOSED_ELEMENTS: readonly string[] = ['a', 'Link', 'button', 'summary', 'Badge', 'kbd'];

function isClosed(node: Nodes, index: number, parent: Nodes): boolean {
  if (CLOSED.includes(node.type)) return true;
  if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
    return CLOSED_ELEMENTS.includes(node.name ?? '');
  }
  if (node.type === 'tableRow') return parent.type === 'table' && index === 0;
  return node.type === 'paragraph' && !!(node.data as { directiveLabel?: boolean })?.directiveLabel;
}

/** The glossary page for a page, in its language and version. */
export function glossaryPageOf(file: string): string | undefined {
  const [, folder, page] = DOCS.exec(file.split(path.sep).join('/')) ?? [];
  if (folder === undefined || page === GLOSSARY_PAGE) return undefined;
  const target = path.join(folder, GLOSSARY_PAGE);
  return fs.existsSync(target) ? target : undefined;
}

function readTarget(file: string) {
  const target = glossaryPageOf(file);
  if (target === undefined) return undefined;
  const ids = fs.readFileSync(target, 'utf8').matchAll(/\{\/\* #([\w-]+) \*\/\}/g);
  const url = path.relative(path.dirname(file), target).split(path.sep).join('/');
  return { url, ids: new Set([...ids].map(([, id]) => id!)) };
}

/** A text cut into what stays text and the links. */
function split(node: Text, found: readonly FoundForm[], link: (form: FoundForm) => Link) {
  const parts: (Text | Link)[] = [];
  let at = 0;
  const keep = (end: number): void => {
    if (end > at) parts.push({ type: 'text', value: node.value.slice(at, end) });
  };
  for (const form of found) {
    keep(form.start);
    const label: Text = { type: 'text', value: node.value.slice(form.start, form.end) };
    parts.push({ ...link(form), children: [label], position: node.position });
    at = form.end;
  }
  keep(node.value.length);
  return parts;
}

/** Links the first use of a term to its entry, before links are resolved and so checked. */
export function remarkGlossaryTerms({ glossary, language }: GlossaryTermsOptions) {
  const findForms = createFormFinder(glossary, language);
  const entries = new Map(
    glossary.terms.flatMap(({ entry }) => (entry ? [[entry.id, entry]] : [])),
  );

  return (tree: Root, file: VFile): void => {
    const frontMatter = file.data.frontMatter as { pageType?: string } | undefined;
    const target = frontMatter?.pageType === 'home' ? undefined : readTarget(file.path);
    if (!target) return;
    const open = new Set([...entries.keys()].filter((id) => target.ids.has(id)));
    let left = MOST_TERMS;
    const takeFirst = ({ id }: FoundForm): boolean => left > 0 && open.delete(id) && left-- > 0;
    const link = ({ id }: FoundForm): Link => ({
      type: 'link',
      url: `${target.url}#${id}`,
      data: { hProperties: { [DEFINITION]: entries.get(id)![language].definition } },
      children: [],
    });
    const visit = (parent: Parent): void => {
      parent.children = parent.children.flatMap((node, index): Nodes[] => {
        if (isClosed(node, index, parent as Nodes)) return [node];
        if (node.type === 'text') return split(node, findForms(node.value).filter(takeFirst), link);
        if ('children' in node) visit(node);
        return [node];
      }) as Parent['children'];
    };
    visit(tree);
  };
}
