import { h, icon } from './dom';
import { TEXTS } from './texts';
import styles from './SearchPanel.module.css';

/** Who finds the answers, said truthfully: the engine of the local provider. */
const PROVIDER = { name: 'MiniSearch', url: 'https://lucaong.github.io/minisearch/' };

const key = (...content: (Node | string)[]) => h('kbd', {}, ...content);

/** The keys, and who searches. */
export function footer(): HTMLElement {
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
      h('a', { href: PROVIDER.url, target: '_blank', rel: 'noopener noreferrer' }, PROVIDER.name),
    ),
  );
}
