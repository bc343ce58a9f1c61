import type { DynamicImportLanguageRegistration, HighlighterCore } from 'shiki/core';
import { fewerElements, rolesToClasses, ROLE_THEME } from '@rslib-docs/kit/shared/code-theme';

/** Grammars, each in a separate chunk. */
const GRAMMARS: Readonly<Record<string, DynamicImportLanguageRegistration>> = {
  bash: () => import('shiki/langs/bash.mjs'),
  css: () => import('shiki/langs/css.mjs'),
  html: () => import('shiki/langs/html.mjs'),
  js: () => import('shiki/langs/javascript.mjs'),
  json: () => import('shiki/langs/json.mjs'),
  jsonc: () => import('shiki/langs/jsonc.mjs'),
  jsx: () => import('shiki/langs/jsx.mjs'),
  scss: () => import('shiki/langs/scss.mjs'),
  ts: () => import('shiki/langs/typescript.mjs'),
  tsx: () => import('shiki/langs/tsx.mjs'),
  vue: () => import('shiki/langs/vue.mjs'),
  yaml: () => import('shiki/langs/yaml.mjs'),
};

const ALIASES: Readonly<Record<string, string>> = {
  javascript: 'js',
  sh: 'bash',
  shell: 'bash',
  typescript: 'ts',
  yml: 'yaml',
};

async function createEngine(): Promise<HighlighterCore> {
  const [{ createHighlighterCore }, { createJavaScriptRegexEngine }] = await Promise.all([
    import('shiki/core'),
    import('shiki/engine/javascript'),
  ]);
  return createHighlighterCore({
    themes: [ROLE_THEME],
    engine: createJavaScriptRegexEngine({ forgiving: true }),
  });
}

let engine: Promise<HighlighterCore> | undefined;

/** Code that exists only now as HTML of lines; undefined for a language without colours. */
export async function highlightAtRunTime(code: string, name: string): Promise<string | undefined> {
  const lang = ALIASES[name] ?? name;
  const grammar = GRAMMARS[lang];
  if (!grammar) return undefined;
  engine ??= createEngine().catch((error: unknown) => {
    // A failed request may succeed for the next block.
    engine = undefined;
    throw error;
  });
  const highlighter = await engine;
  const { default: registration } = await grammar();
  await highlighter.loadLanguage(registration);
  const html = highlighter.codeToHtml(code, {
    lang: registration.at(-1)!.name,
    theme: ROLE_THEME.name!,
    transformers: [rolesToClasses, fewerElements()],
    structure: 'classic',
  });
  return /<code>([\s\S]*)<\/code>/.exec(html)?.[1];
}
