import type { SearchCredit } from '../../lib/search/contract';
import { h, icon } from './dom';
import { TEXTS } from './texts';
import styles from './Footer.module.css';

const key = (...content: (Node | string)[]) => h('kbd', {}, ...content);

/** The keys, and who searches. */
export function footer({ name, url }: SearchCredit): HTMLElement {
  return h(
    'div',
    { class: styles.footer },
    h(
      'ul',
      { class: styles.keys },
      h('li', {}, key(icon('go')), TEXTS.select),
      h('li', {}, key(icon('down')), key(icon('up')), TEXTS.navigate),
      h('li', {}, key('esc'), TEXTS.close),
    ),
    h(
      'p',
      { class: styles.provider },
      `${TEXTS.by} `,
      url ? h('a', { href: url, target: '_blank', rel: 'noopener noreferrer' }, name) : name,
    ),
  );
}
