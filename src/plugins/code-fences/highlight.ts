import type { Element } from 'hast';
import type { BundledLanguage, Highlighter, ShikiTransformer } from 'shiki';
import { ROLE_THEME, TOKEN_ROLES } from './theme';

/** Languages that a fence may name. Loaded on first use. */
export const LANGUAGES = [
  'bash', 'css', 'html', 'js', 'json', 'json5', 'jsonc', 'jsx', 'less', 'md', 'mdx', 'scss',
  'svelte', 'toml', 'ts', 'tsx', 'vue', 'xml', 'yaml',
] as const satisfies readonly BundledLanguage[]; // prettier-ignore

export const PLAIN_LANGUAGES = ['text', 'txt', 'plain'] as const;

/** Class by what Shiki writes as style; plain text has none. */
const CLASS_BY_STYLE = new Map<string, string | undefined>([
  ['', undefined],
  ...Object.entries(TOKEN_ROLES).map(
    ([role, colour]) => [`color:${colour}`, role === 'ink' ? undefined : `t-${role}`] as const,
  ),
]);

/** Replaces placeholder colours by classes and removes what carries no information. */
const rolesToClasses: ShikiTransformer = {
  name: 'roles-to-classes',
  span(node) {
    const style = String(node.properties.style ?? '');
    if (!CLASS_BY_STYLE.has(style)) throw new Error(`Unexpected token style "${style}".`);
    const className = CLASS_BY_STYLE.get(style);
    delete node.properties.style;
    if (className) node.properties.class = className;
  },
  line(node) {
    node.children = node.children.flatMap((child) =>
      child.type === 'element' && Object.keys(child.properties).length === 0
        ? child.children
        : [child],
    );
  },
};

export interface HighlightedCode {
  /** Inner HTML of the `code` element: one `span.line` per line, tokens by class. */
  html: string;
  /** Whether a notation marks lines as focused, so that the others step back. */
  hasFocus: boolean;
}

async function createHighlight() {
  const [{ createHighlighter }, { createJavaScriptRegexEngine }, notations, { toHtml }] =
    await Promise.all([
      import('shiki'),
      import('shiki/engine/javascript'),
      import('@shikijs/transformers'),
      import('hast-util-to-html'),
    ]);
  const highlighter: Highlighter = await createHighlighter({
    themes: [ROLE_THEME],
    langs: [...LANGUAGES],
    engine: createJavaScriptRegexEngine({ forgiving: true }),
  });
  const transformers = [
    rolesToClasses,
    notations.transformerNotationDiff(),
    notations.transformerNotationHighlight(),
    notations.transformerNotationFocus(),
    notations.transformerNotationErrorLevel(),
  ];
  return (code: string, lang: string): HighlightedCode => {
    const plain = (PLAIN_LANGUAGES as readonly string[]).includes(lang);
    const root = highlighter.codeToHast(code, {
      lang: plain ? 'text' : lang,
      theme: ROLE_THEME.name!,
      transformers,
    });
    const pre = root.children[0] as Element;
    const codeElement = pre.children[0] as Element;
    return {
      html: toHtml(codeElement.children),
      hasFocus: String(pre.properties.class).includes('has-focused'),
    };
  };
}

let highlight: ReturnType<typeof createHighlight> | undefined;

/** Highlights `code` once at build time. Throws for a language outside `LANGUAGES`. */
export async function highlightCode(code: string, lang: string): Promise<HighlightedCode> {
  highlight ??= createHighlight();
  return (await highlight)(code, lang);
}
