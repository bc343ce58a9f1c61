export interface PageTitleParts {
  /** Title of the page; undefined where the page is known by the site's name alone. */
  title: string | undefined;
  siteTitle: string;
  /** Stands after the title instead of the site's name; it may bring its own separator. */
  titleSuffix: string | undefined;
}

/** The text of the browser's tab: `page - site`, or the parts joined as the suffix wants it. */
export function pageTitle({ title, siteTitle, titleSuffix }: PageTitleParts): string {
  const suffix = titleSuffix ?? (title && title !== siteTitle ? siteTitle : undefined);
  const first = title ?? siteTitle;
  if (!suffix) return first;
  return /^\s*[-|]/.test(suffix) ? `${first} ${suffix.trim()}` : `${first} - ${suffix}`;
}
