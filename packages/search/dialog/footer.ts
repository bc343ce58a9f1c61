import type { SearchCredit } from '../providers/contract';
import { h, icon, setAttributes, type SearchIcon } from './dom';
import { TEXTS } from './texts';
import { searchBy } from './texts-with-values';
import styles from './Footer.module.css';

const key = (...content: (Node | string)[]) => h('kbd', {}, ...content);
/** A key that is drawn; its name is for those who only hear the footer. */
function drawnKey(glyph: SearchIcon, name: string): HTMLElement {
  const drawing = icon(glyph);
  setAttributes(drawing, { role: 'img', 'aria-label': name, 'aria-hidden': undefined });
  return key(drawing);
}

/** Stands for the name until the sentence is taken apart around it. */
const NAME = '\0';

/** The keys, and who searches. */
export function footer({ name, url }: SearchCredit): HTMLElement {
  const [before, after] = searchBy(NAME).split(NAME);
  return h(
    'div',
    { class: styles.footer },
    h(
      'ul',
      { class: styles.keys },
      h('li', {}, drawnKey('go', 'Enter'), TEXTS.select),
      h('li', {}, drawnKey('down', '↓'), drawnKey('up', '↑'), TEXTS.navigate),
      h('li', {}, key('esc'), TEXTS.close),
    ),
    h(
      'p',
      { class: styles.provider },
      before,
      icon('engine'),
      url ? h('a', { href: url, target: '_blank', rel: 'noopener noreferrer' }, name) : name,
      after,
    ),
  );
}
