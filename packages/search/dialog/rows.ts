import { isElsewhere, type HighlightInfo, type SearchHit } from '../providers/contract';
import spoken from '@rslib-docs/kit/ui/spoken/Spoken.module.css';
import { h, icon } from './dom';
import type { Remembered } from './history';
import type { SearchItem } from './outcome';
import { TEXTS } from './texts';
import styles from './Rows.module.css';

/** A stretch of a text, from `from` on, with its matches marked. */
function marked(text: string, matches: readonly HighlightInfo[], from = 0): Node[] {
  const nodes: Node[] = [];
  let at = 0;
  for (const { start, length } of matches) {
    const [begin, end] = [Math.max(start - from, at), start - from + length];
    if (end <= begin || begin >= text.length) continue;
    nodes.push(new Text(text.slice(at, begin)));
    nodes.push(h('mark', {}, text.slice(begin, end)));
    at = Math.min(end, text.length);
  }
  nodes.push(new Text(text.slice(at)));
  return nodes;
}

const SEPARATOR = ' > ';

function lines(item: SearchItem): HTMLElement {
  const { type, header, title } = item;
  const matches = ('highlightInfoList' in item ? item.highlightInfoList : []) as HighlightInfo[];
  if (type === 'content' && 'statement' in item) {
    return h(
      'span',
      { class: styles.lines },
      h(
        item.isCode ? 'code' : 'span',
        { class: styles.statement },
        ...marked(item.statement as string, matches),
      ),
      h('span', { class: styles.path }, header.replaceAll(SEPARATOR, ' › ')),
    );
  }
  const cut = type === 'title' ? -1 : header.lastIndexOf(SEPARATOR);
  const from = cut < 0 ? 0 : cut + SEPARATOR.length;
  const name = type === 'title' ? title : header.slice(from);
  return h(
    'span',
    { class: styles.lines },
    h('span', { class: styles.name }, ...marked(name, matches, from)),
    cut >= 0 &&
      h('span', { class: styles.path }, header.slice(0, cut).replaceAll(SEPARATOR, ' › ')),
  );
}

/** A hit: one link, which is one option of the list. */
export function hitRow(hit: SearchItem): HTMLElement {
  const away = isElsewhere(hit.link);
  return h(
    'a',
    {
      class: styles.row,
      role: 'option',
      href: hit.link,
      tabindex: -1,
      'data-type': hit.type,
      ...(away && { target: '_blank', rel: 'noopener', 'data-away': true }),
    },
    icon(hit.type as SearchHit['type']),
    lines(hit),
    away && h('span', { class: spoken.spoken }, TEXTS.newTab),
    icon(away ? 'away' : 'go'),
  );
}

/** A page that is offered where nothing was searched yet. */
export function startRow(item: SearchItem): HTMLElement {
  const link = h(
    'a',
    { class: styles.link, href: item.link, tabindex: -1 },
    icon('title'),
    lines(item),
  );
  return h(
    'div',
    { class: styles.row, role: 'row' },
    h('span', { role: 'gridcell', class: styles.cell }, link),
  );
}

interface HistoryActions {
  save?: (item: Remembered) => void;
  remove: (item: Remembered) => void;
  removeLabel: string;
}

/** Something opened before: a row of a grid, since it has buttons of its own. */
export function historyRow(item: SearchItem, kind: 'recent' | 'favorite', actions: HistoryActions) {
  const row = h('div', { class: styles.row, role: 'row' });
  // The row goes first, then what it stood for.
  const leave = (act: (item: Remembered) => void) => () => {
    row.classList.add(styles.leaving!);
    const done = Promise.allSettled(row.getAnimations().map(({ finished }) => finished));
    void done.then(() => act(item as Remembered));
  };
  const button = (name: 'favorite' | 'clear', label: string, act: () => void) =>
    h(
      'span',
      { role: 'gridcell' },
      h(
        'button',
        { type: 'button', class: styles.action, 'aria-label': label, click: act },
        icon(name),
      ),
    );
  row.append(
    h(
      'span',
      { role: 'gridcell', class: styles.cell },
      h('a', { class: styles.link, href: item.link, tabindex: -1 }, icon(kind), lines(item)),
    ),
    ...(actions.save ? [button('favorite', TEXTS.save, leave(actions.save))] : []),
    button('clear', actions.removeLabel, leave(actions.remove)),
  );
  return row;
}
