import { loadModule } from '@rslib-docs/kit/browser/load-module';

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

/** The exports of the module that `startSectionMenu` loads. */
export interface SectionTools {
  prepare(control: HTMLElement, event: string): void;
}

/** Address of the module that does the work; the bundler of the first view puts it in. */
declare const LAZY_MODULES: { readonly sectionTools: string };

/** Loads what adds the section to a report, once its link or button is pointed at or focused. */
export function startSectionMenu(): void {
  for (const type of ['pointerover', 'pointerdown', 'focusin', 'click'])
    addEventListener(type, async ({ target }) => {
      const control = (target as Element | null)?.closest?.<HTMLElement>(
        `[${REPORT_LINK}],[popovertarget=${SECTION_MENU_ID}]`,
      );
      if (!control) return;
      const loading = loadModule<SectionTools>(LAZY_MODULES.sectionTools);
      (await loading.catch(() => undefined))?.prepare(control, type);
    });
}
