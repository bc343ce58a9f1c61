import type { SearchCredit } from '../../lib/search/contract';
import { h, icon } from './dom';
import { TEXTS, searchBy } from './texts';
import styles from './Footer.module.css';

const key = (...content: (Node | string)[]) => h('kbd', {}, ...content);

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
      h('li', {}, key(icon('go')), TEXTS.select),
      h('li', {}, key(icon('down')), key(icon('up')), TEXTS.navigate),
      h('li', {}, key('esc'), TEXTS.close),
    ),
    h(
      'p',
      { class: styles.provider },
      before,
      url ? h('a', { href: url, target: '_blank', rel: 'noopener noreferrer' }, name) : name,
      after,
    ),
  );
}
