import type { OptionEntry } from './rehype-option-facts';

/** What the search knows of the facts that a page shows below its headings, by the names of options. */
export function optionTexts(frontMatter: object): Record<string, string> {
  const { options = {} } = frontMatter as { options?: Readonly<Record<string, OptionEntry>> };
  return Object.fromEntries(
    Object.entries(options).map(([name, { type, default: value, cli = [] }]) => [
      name,
      [type, value, ...cli].filter((text) => text !== undefined).join(' '),
    ]),
  );
}
