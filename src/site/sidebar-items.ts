import type { Locale } from './locales';

/** The allowed `customProps` of an item in `sidebars.ts`. */
export interface SidebarItemProps {
  /** A short word before the label; one text, or one per language. */
  tag?: string | Readonly<Record<Locale, string>>;
  /** Handed to the page as `data-context`, for styles and scripts of a deployment. */
  context?: string;
  /** On a group: labels that look like names of options are set as code. */
  options?: boolean;
  /** On an item of an overview page: levels of the headings that it shows. */
  overviewHeaders?: readonly number[];
  /** Set by `divider()`. */
  divider?: 'dashed' | 'solid';
  /** Set by `sectionHeader()`. */
  section?: boolean;
}

/** A line between items of a sidebar, at any depth. */
export function divider(line: 'dashed' | 'solid' = 'solid') {
  // Docusaurus wants a value; it is never shown.
  return { type: 'html' as const, value: '-', customProps: { divider: line } };
}

/** A bold text above items; to Docusaurus a link, of which it translates `sidebar.<name>.link.<key>`. */
export function sectionHeader(label: string, key: string, tag?: SidebarItemProps['tag']) {
  return { type: 'link' as const, label, key, href: '#', customProps: { section: true, tag } };
}
