import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import {
  defaultTreeAdapter as tree,
  html as standard,
  parse,
  parseFragment,
  serialize,
} from 'parse5';
import type { DefaultTreeAdapterTypes as Tree } from 'parse5';
import { attributeOf, elementsOf } from '@rslib-docs/kit/node/page-head';

export interface HtmlError {
  /** From 1, in the page's own source; undefined where only an element is known. */
  line?: number;
  /** Name of the rule, or of the parse error in the HTML standard. */
  rule: string;
  message: string;
}

/** Errors by the HTML standard, without rules of style; their table is built once for all pages. */
const STANDARD = { root: true, extends: ['html-validate:standard'] };
const rules = await new StaticConfigLoader(STANDARD).getConfigFor('');
const loader = new StaticConfigLoader(STANDARD);
loader.getConfigFor = () => rules;
const validator = new HtmlValidate(loader);

/** Elements whose end tag may be left out, or that have none. */
const MAY_STAY_OPEN = new Set(
  [
    'html head body li dt dd p rt rp optgroup option colgroup caption thead tbody tfoot tr td th',
    'area base br col embed hr img input link meta source track wbr',
  ].flatMap((names) => names.split(' ')),
);

/** Elements that only end because something around them does; the parser does not report these. */
function findUnclosed(elements: readonly Tree.Element[]): HtmlError[] {
  return elements.flatMap(({ tagName, namespaceURI, sourceCodeLocation: location }) => {
    const mustEnd = namespaceURI === standard.NS.HTML && !MAY_STAY_OPEN.has(tagName);
    if (!mustEnd || !location || location.endTag) return [];
    const message = `<${tagName}> has no end tag`;
    return [{ line: location.startLine, rule: 'unclosed-element', message }];
  });
}

/** Ids in templates count too: scripts put their content into the page. */
function findRepeatedIds(elements: readonly Tree.Element[]): HtmlError[] {
  const ids = elements.flatMap((element) => attributeOf(element, 'id') ?? []);
  const repeated = new Set(ids.filter((id, at) => ids.indexOf(id) !== at));
  return [...repeated].map((id) => ({
    rule: 'no-dup-id',
    message: `the id "${id}" is there twice, in a template or beside one`,
  }));
}

/** Takes the contents of all templates out of a tree. They are separate pages, not part of it. */
function emptyTemplates(node: Tree.ParentNode, found: string[]): void {
  for (const child of node.childNodes) {
    if (!tree.isElementNode(child)) continue;
    if (child.tagName !== 'template') {
      emptyTemplates(child, found);
      continue;
    }
    const content = tree.getTemplateContent(child as Tree.Template);
    emptyTemplates(content, found);
    found.push(serialize(content));
    tree.setTemplateContent(child as Tree.Template, parseFragment(''));
  }
}

async function forbiddenIn(html: string): Promise<HtmlError[]> {
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId: rule, message, selector }) => ({
      rule,
      message: selector ? `${message} (${selector})` : message,
    })),
  );
}

/**
 * The errors of a page by the HTML standard. First errors of its text, found by a parser of the
 * standard; then errors of its elements, in the tree that every browser makes of it, so that
 * optional tags may be left out.
 */
export async function findHtmlErrors(html: string): Promise<HtmlError[]> {
  const errors: HtmlError[] = [];
  const document = parse(html, {
    sourceCodeLocationInfo: true,
    onParseError: ({ code, startLine, startOffset }) => {
      const near = html.slice(Math.max(0, startOffset - 20), startOffset + 20);
      errors.push({ line: startLine, rule: code, message: `near ${JSON.stringify(near)}` });
    },
  });
  const elements = elementsOf(document);
  errors.push(...findUnclosed(elements), ...findRepeatedIds(elements));
  const templates: string[] = [];
  emptyTemplates(document, templates);
  for (const part of [serialize(document), ...templates]) errors.push(...(await forbiddenIn(part)));
  return errors;
}
