import { isPlainClick } from '@rslib-docs/kit/browser/is-plain-click';
import { savesData } from '@rslib-docs/kit/browser/saves-data';
import { COUNTERPART_LINK, REPORT_LINK, SECTION_MENU_ID } from './contract';
import { counterpartLink } from './counterpart';
import { fillReport, type Selected } from './fill-report';
import { offerCounterpart, showCounterpart } from './show-counterpart';

/** What was selected when a press began, which itself may end the selection. */
let selected: Selected | undefined;
/** The heading whose menu was opened last. */
let heading: Element | undefined;

function noteSelection(): void {
  const selection = getSelection();
  selected =
    selection?.isCollapsed === false
      ? { range: selection.getRangeAt(0), words: String(selection) }
      : undefined;
}

/** The menu of a section: its report, and the way to the section in the other language. */
function prepareMenu(button: HTMLElement, isOpened: boolean): void {
  heading = button.parentElement!;
  const { id } = heading;
  const report = document.querySelector<HTMLAnchorElement>(`#${SECTION_MENU_ID} [${REPORT_LINK}]`);
  if (report) void fillReport(report, selected, id);
  const other = counterpartLink();
  if (!other) return;
  other.hash = id;
  // Who cannot reach it, or has it cost, learns of a missing section when the link is used.
  if (isOpened && !savesData()) offerCounterpart(other, id).catch(() => undefined);
}

/** Gives reports their address: `control` is a link to the form, or the button of a section. */
export function prepare(control: HTMLElement, type: string): void {
  // A press focuses as well, after it may have ended the selection.
  const isByPress = type === 'focusin' && !control.matches(':focus-visible');
  if (type !== 'click' && !isByPress) noteSelection();
  if (!control.hasAttribute(REPORT_LINK)) prepareMenu(control, type === 'click');
  else if (!control.closest(`#${SECTION_MENU_ID}`))
    void fillReport(control as HTMLAnchorElement, selected);
}

addEventListener('click', (event) => {
  const link = (event.target as Element | null)?.closest?.<HTMLAnchorElement>(
    `[${COUNTERPART_LINK}]`,
  );
  if (!link || !heading?.isConnected || !isPlainClick(event)) return;
  event.preventDefault();
  void showCounterpart(link, heading);
});
