/** Id of the menu that the buttons beside all headings of a page open. */
export const SECTION_MENU_ID = 'section-menu';
/** Marks links to the form for mistakes; a script adds to their address what the reader means. */
export const REPORT_LINK = 'data-report';
/** Marks the link to the page in the other language. */
export const COUNTERPART_LINK = 'data-counterpart';

/** On the menu: ids of the sections whose translation has fallen behind, with blanks between them. */
export const BEHIND = 'data-behind';

/** Fields of the form, `.github/ISSUE_TEMPLATE/wrong-content.yml`. */
export type ReportField = 'title' | 'page' | 'quoted' | 'counterpart' | 'command' | 'version';

/** What `start-section-menu.ts` loads. */
export interface SectionTools {
  prepare(control: HTMLElement, event: string): void;
}
