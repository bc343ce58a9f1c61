import type { Element } from 'hast';
import type { BundledLanguage, Highlighter } from 'shiki';
import { fewerElements, rolesToClasses, ROLE_THEME } from '@rslib-docs/kit/shared/code-theme';
import { contentCache } from '@rslib-docs/kit/node/content-cache';
import { errorMessages, takeErrorMessages } from './error-messages';
import { markHovers, type Hover } from './type-hovers/type-hovers';

/** Languages that a fence may name. Loaded on first use. */
export const LANGUAGES = [
  'bash', 'css', 'html', 'js', 'json', 'json5', 'jsonc', 'jsx', 'less', 'md', 'mdx', 'scss',
  'svelte', 'toml', 'ts', 'tsx', 'vue', 'xml', 'yaml',
] as const satisfies readonly BundledLanguage[]; // prettier-ignore

export const PLAIN_LANGUAGES = ['text', 'txt', 'plain'] as const;

/** Longer code is shown without colours: its tokens would be hundreds of thousands of elements. */
const MAX_COLOURED_CHARACTERS = 100_000;

interface HighlightedCode {
  /** Inner HTML of the `code` element: one `span.line` per line, tokens by class. */
  html: string;
  /** Whether a notation marks lines as focused, so that the others step back. */
  hasFocus: boolean;
  lineCount: number;
}

async function createHighlight() {
  const [
    { createHighlighter, splitTokens },
    { createJavaScriptRegexEngine },
    notations,
    { toHtml },
  ] = await Promise.all([
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
  return (
    source: string,
    lang: string,
    hovers: readonly Hover[],
    byLine: boolean,
  ): HighlightedCode => {
    const { code, messages } = takeErrorMessages(source);
    const plain =
      (PLAIN_LANGUAGES as readonly string[]).includes(lang) ||
      code.length > MAX_COLOURED_CHARACTERS;
    const root = highlighter.codeToHast(code, {
      lang: plain ? 'text' : lang,
      theme: ROLE_THEME.name!,
      // A slow machine must not give another page: the first line compiles the grammar's patterns.
      tokenizeTimeLimit: 0,
      transformers: [
        ...transformers,
        fewerElements(byLine),
        errorMessages(messages),
        ...(hovers.length > 0 ? [markHovers(hovers, splitTokens)] : []),
      ],
    });
    const pre = root.children[0] as Element;
    const codeElement = pre.children[0] as Element;
    return {
      html: toHtml(codeElement.children),
      hasFocus: String(pre.properties.class).includes('has-focused'),
      lineCount: codeElement.children.filter(({ type }) => type === 'element').length,
    };
  };
}

let highlight: ReturnType<typeof createHighlight> | undefined;

/** Highlights without looking for what was made before. `byLine`: as `fewerElements` has it. */
export async function highlightNow(
  code: string,
  lang: string,
  hovers: readonly Hover[] = [],
  byLine = true,
): Promise<HighlightedCode> {
  highlight ??= createHighlight();
  return (await highlight)(code, lang, hovers, byLine);
}

const FOLDER = 'src/plugins/code-fences';

/** Grammars take long to start. The repository keeps what the output explorer shows. */
export const highlightCache = contentCache(
  'highlighted-code',
  {
    packages: ['shiki', '@shikijs/langs', '@shikijs/transformers', 'hast-util-to-html'],
    sources: [
      ...['highlight.ts', 'error-messages.ts', 'type-hovers'].map((name) => `${FOLDER}/${name}`),
      'packages/kit/shared/code-theme.ts',
    ],
  },
  'src/plugins/output-explorer/committed.json',
);

/**
 * Highlights `code` once at build time, with what is known of its words. Throws for a language
 * outside `LANGUAGES`.
 */
export async function highlightCode(
  code: string,
  lang: string,
  hovers: readonly Hover[] = [],
): Promise<HighlightedCode> {
  const make = async () => JSON.stringify(await highlightNow(code, lang, hovers));
  return JSON.parse(String(await highlightCache([code, lang, hovers], make))) as HighlightedCode;
}
