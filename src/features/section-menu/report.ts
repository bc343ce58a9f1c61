import { pageLocale } from '@rslib-docs/kit/browser/page';
import type { ReportField } from './section-menu';
import {
  counterpartLink,
  readCounterpart,
  headingBefore,
  headingOf,
  sameBlock,
  sectionOf,
  textOf,
} from './sections';

/** The code host refuses addresses of more than 8 KB. */
export const MOST_ADDRESS_BYTES = 8192;

/** Room in the address for what may be long, in bytes; all other fields are ours, and short. */
const MOST_FIELD_BYTES: Readonly<Partial<Record<ReportField, number>>> = {
  title: 600,
  quoted: 2900,
  counterpart: 2900,
  command: 600,
};

type Fields = Partial<Record<ReportField, string>>;

const ELLIPSIS = '…';
const bytesOf = (text: string): number => new URLSearchParams([['', text]]).toString().length - 1;

/** The beginning of a text that takes at most so many bytes in an address, cut between characters. */
export function cutToBytes(text: string, most: number): string {
  if (bytesOf(text) <= most) return text;
  let left = most - bytesOf(ELLIPSIS);
  let kept = '';
  for (const character of text) {
    left -= bytesOf(character);
    if (left < 0) break;
    kept += character;
  }
  return kept + ELLIPSIS;
}

/** Address of the form with these fields; empty ones are left to the reader. */
export function reportAddress(form: string, fields: Readonly<Fields>): string {
  const url = new URL(form);
  for (const [name, value] of Object.entries(fields)) {
    const most = MOST_FIELD_BYTES[name as ReportField];
    const text = most === undefined ? value : cutToBytes(value, most);
    if (text) url.searchParams.set(name, text);
    else url.searchParams.delete(name);
  }
  return url.href;
}

export interface Selected {
  range: Range;
  /** The selected lines as displayed, without styles and without unselectable text. */
  words: string;
}

const startOf = ({ startContainer, startOffset }: Range): Node =>
  startContainer.childNodes[startOffset] ?? startContainer;

/** The id of the section that the outline marks as the one in view. */
function sectionInView(): string {
  const entry = document.querySelector<HTMLAnchorElement>('#outline [aria-current]');
  return scrollY > 0 && entry ? decodeURIComponent(entry.hash.slice(1)) : '';
}

/** The commands of the sample that a place stands in, else of the first one of the section. */
function commandOf(place: Node | undefined, section: readonly Element[]): string {
  const around = section.filter((one) => place && one.contains(place));
  const links = [...around, ...section].flatMap((one) => [
    ...one.querySelectorAll<HTMLElement>('[data-archive]'),
  ]);
  return links[0] ? links[0].dataset.archive || 'npx rslib' : '';
}

/** The same words in the other language, as far as the structure of the pages shows them. */
async function counterpartText(place: Node, id: string, own: readonly Element[]): Promise<string> {
  const page = await readCounterpart();
  const block = page && sameBlock(place, own, sectionOf(page, id));
  return block ? textOf(block) : '';
}

/**
 * Adds the reader's subject to the address of a report: the selected words, else the section of
 * the menu (`pressed`), else the one in view. The same in the other language joins when it has come.
 */
export async function fillReport(
  link: HTMLAnchorElement,
  selected: Selected | undefined,
  pressed?: string,
): Promise<void> {
  const isInPage = selected?.range.startContainer.parentElement?.closest('article');
  const inText = isInPage ? selected?.range : undefined;
  // A press inside a section means that section, even if text is selected elsewhere.
  const isMeant =
    pressed === undefined ||
    sectionOf(document, pressed).some((one) => inText?.intersectsNode(one));
  const range = isMeant ? inText : undefined;
  const place = range && startOf(range);
  const id = place ? (headingBefore(place)?.id ?? '') : (pressed ?? sectionInView());
  const section = sectionOf(document, id);
  const heading = headingOf(document, id);
  const other = counterpartLink();
  const places = [document.querySelector('h1'), heading].flatMap((one) =>
    one ? [textOf(one)] : [],
  );
  const page = new URL(new URL(link.href).searchParams.get('page')!);
  page.hash = id;
  // The published address, even in a local build.
  const counterpart = other ? new URL(other.pathname, page) : undefined;
  if (counterpart) counterpart.hash = id;
  link.href = reportAddress(link.href, {
    title: `${places.join(' › ')} (${pageLocale()})`,
    page: page.href,
    quoted: range ? selected!.words.trim() : '',
    counterpart: counterpart?.href ?? '',
    command: commandOf(place, section),
  });
  const filled = link.href;
  if (!place || !counterpart) return;
  const text = await counterpartText(place, id, section);
  // The link may have been moved to another section meanwhile.
  const both = { counterpart: `${counterpart.href}\n\n${text}` };
  if (text && link.href === filled) link.href = reportAddress(filled, both);
}
