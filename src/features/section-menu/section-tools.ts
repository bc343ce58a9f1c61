import { isPlainClick } from '@rslib-docs/kit/browser/interaction';
import { savesData } from '@rslib-docs/kit/browser/environment';
import { translate } from '@docusaurus/Translate';
import { announce } from '@rslib-docs/kit/browser/announce';
import { BEHIND, COUNTERPART_LINK, REPORT_LINK, SECTION_MENU_ID } from './section-menu';
import { element } from '@rslib-docs/kit/browser/page';
import { counterpartLink, readCounterpart, readableSection, sectionOf } from './sections';
import { fillReport, type Selected } from './report';
import styles from './CounterpartPanel.module.css';

/** The selection when a press began, which itself may end the selection. */
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

function prepareMenu(button: HTMLElement, isOpened: boolean): void {
  heading = button.parentElement!;
  const { id } = heading;
  const report = document.querySelector<HTMLAnchorElement>(`#${SECTION_MENU_ID} [${REPORT_LINK}]`);
  if (report) void fillReport(report, selected, id);
  const other = counterpartLink();
  if (!other) return;
  other.hash = id;
  // A missing section is found only when the link is used, if the page cannot be fetched cheaply.
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

/** Whether a shown section, or one in it, is outdated: the translation names these. */
function isBehind(page: Document, elements: readonly Element[]): boolean {
  const ids = [document, page].flatMap(
    (one) => one.querySelector(`[${BEHIND}]`)?.getAttribute(BEHIND)?.split(' ') ?? [],
  );
  return elements.some(({ id }) => id !== '' && ids.includes(id));
}

/** The panel with a section in the other language; it exists while it is open. */
function createPanel(link: HTMLAnchorElement, page: Document, section: readonly Element[]) {
  const language = link.querySelector<HTMLElement>('[lang]')!.cloneNode(true) as HTMLElement;
  const close = element('button', styles.close, '×');
  close.type = 'button';
  close.ariaLabel = translate({
    id: 'section-menu.panel.close',
    message: 'Close',
    description: 'Accessible name of the button that closes a section in the other language',
  });
  const parts = readableSection(section, link.href.split('#')[0]!, styles.tab);
  const text = element('div', 'prose', ...parts);
  text.lang = link.hreflang;
  const panel = element('div', styles.panel, element('div', styles.head, language, close));
  const behind = translate({
    id: 'section-menu.panel.behind',
    message: 'The Chinese of this section is behind the English.',
    description: 'Above a section in the other language whose translation is not current',
  });
  if (isBehind(page, section)) panel.append(element('p', styles.behind, behind));
  panel.append(text);
  panel.popover = 'auto';
  panel.tabIndex = -1;
  panel.role = 'region';
  panel.ariaLabel = translate(
    {
      id: 'section-menu.panel.label',
      message: 'This section in {language}',
      description: 'Accessible name of the panel with a section in the other language',
    },
    { language: language.textContent! },
  );
  close.addEventListener('click', () => panel.hidePopover());
  return panel;
}

/** Room for a panel beside the text, in pixels; where there is less, it is below. */
const LEAST_WIDTH_PX = 300;
/** Between the text and the panel. */
const GAP_PX = 24;

/** Puts the panel where the outline is, if that is wide enough. */
function place(panel: HTMLElement): void {
  const { right } = document.querySelector('article')!.getBoundingClientRect();
  const width = innerWidth - right - GAP_PX;
  panel.classList.toggle(styles.beside!, width >= LEAST_WIDTH_PX);
  if (width >= LEAST_WIDTH_PX) panel.style.width = `${width}px`;
}

/** Hides the way to a section that the other language does not have. */
export async function offerCounterpart(link: HTMLAnchorElement, id: string): Promise<void> {
  const item = link.parentElement!;
  item.hidden = false;
  const page = await readCounterpart();
  item.hidden = !page || sectionOf(page, id).length === 0;
}

/** Shows the section of a heading in the other language; follows the link where it cannot. */
export async function showCounterpart(link: HTMLAnchorElement, heading: Element): Promise<void> {
  const page = await readCounterpart().catch(() => undefined);
  const section = page ? sectionOf(page, heading.id) : [];
  if (!page || section.length === 0) {
    location.assign(link.href);
    return;
  }
  const panel = createPanel(link, page, section);
  document.body.append(panel);
  panel.addEventListener('toggle', (event) => {
    if ((event as ToggleEvent).newState === 'open') return;
    panel.remove();
    // The menu link that opened it no longer exists, so the focus returns to the menu's button.
    heading.querySelector<HTMLElement>('[popovertarget]')?.focus({ preventScroll: true });
  });
  place(panel);
  panel.showPopover();
  panel.focus({ preventScroll: true });
  if (!panel.classList.contains(styles.beside!)) heading.scrollIntoView({ block: 'start' });
  announce(panel.ariaLabel!);
}
