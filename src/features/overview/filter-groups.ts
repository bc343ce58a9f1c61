export interface OverviewPage {
  title: string;
  href: string;
  /** The first one of its description; nothing where it is not known. */
  sentence: string;
  headings: readonly { text: string; href: string }[];
}

export interface OverviewGroup {
  name: string;
  /** Whether titles that look like names of options are. */
  hasOptions: boolean;
  pages: readonly OverviewPage[];
}

/** Case and accents do not count, a hyphen is a space (specification §5). */
function fold(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replace(/[-\s]+/g, ' ')
    .trim();
}

/** `autoExtension` is also found as `auto extension`, as in its address. */
function inWords(name: string): string {
  return name.replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ');
}

/** All of a group or a page whose name matches the keyword, otherwise the headings that match. */
export function filterGroups(groups: readonly OverviewGroup[], keyword: string): OverviewGroup[] {
  const wanted = fold(keyword);
  const matches = (text: string): boolean =>
    fold(text).includes(wanted) || fold(inWords(text)).includes(wanted);
  return groups.flatMap((group) => {
    if (matches(group.name)) return [group];
    const pages = group.pages.flatMap((page) => {
      if (matches(page.title)) return [page];
      const headings = page.headings.filter(({ text }) => matches(text));
      return headings.length > 0 ? [{ ...page, headings }] : [];
    });
    return pages.length > 0 ? [{ ...group, pages }] : [];
  });
}
