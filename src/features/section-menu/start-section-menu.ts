import { loadModule } from '@rslib-docs/kit/browser/load-module';
import { REPORT_LINK, SECTION_MENU_ID, type SectionTools } from './contract';

/** Address of the module that does the work; the bundler of the first view puts it in. */
declare const LAZY_MODULES: { readonly sectionTools: string };

/**
 * Loads what adds to a report what the reader means, when the button of a section or a link to the
 * form is pointed at or focused: before it is pressed. Until then, and where the module cannot be
 * loaded, the link leads to the form with the page alone.
 */
export function startSectionMenu(): void {
  for (const type of ['pointerover', 'pointerdown', 'focusin', 'click'])
    addEventListener(type, async ({ target }) => {
      const control = (target as Element | null)?.closest?.<HTMLElement>(
        `[${REPORT_LINK}],[popovertarget=${SECTION_MENU_ID}]`,
      );
      if (!control) return;
      const tools = await loadModule<SectionTools>(LAZY_MODULES.sectionTools).catch(
        () => undefined,
      );
      tools?.prepare(control, type);
    });
}
