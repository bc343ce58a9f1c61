import type { OptionEntry } from './rehype-option-facts';

/** The facts below a page's headings, as texts for the search, by the names of options. */
export function optionTexts(frontMatter: object): Record<string, string> {
  const { options = {} } = frontMatter as { options?: Readonly<Record<string, OptionEntry>> };
  return Object.fromEntries(
    Object.entries(options).map(([name, { type, default: value, cli = [] }]) => [
      name,
      [type, value, ...cli].filter((text) => text !== undefined).join(' '),
    ]),
  );
}
