import { nextTab } from '@rslib-docs/kit/browser/next-tab';
import mark from '@rslib-docs/kit/ui/tab-mark/TabMark.module.css';
import { h, setAttributes } from './dom';
import { TEXTS } from './texts';
import styles from './ResultTabs.module.css';

/**
 * The list of results below tabs, one for each index that answers: ours and those that a service or
 * a hook adds. The tabs show where there are two or more.
 */
export function createResultTabs(
  list: HTMLElement,
  choose: (tab: string) => void,
  notice: HTMLElement,
) {
  const tablist = h('div', {
    class: styles.tabs,
    role: 'tablist',
    'aria-label': TEXTS.tabs,
    hidden: true,
  });
  const area = h('div', { class: styles.area, id: `${list.id}-area` }, notice, list);
  const element = h('div', { class: styles.area }, tablist, area);
  const buttons = () => [...tablist.querySelectorAll('button')];
  let shown: readonly string[] = [];

  const button = (label: string, at: number) =>
    h(
      'button',
      {
        type: 'button',
        class: `${mark.tab} ${styles.tab}`,
        role: 'tab',
        id: `${list.id}-tab-${at}`,
        'aria-controls': area.id,
        // The field keeps the focus: arrows and Enter go on to work in the list.
        mousedown: (event: Event) => event.preventDefault(),
        click: () => choose(label),
      },
      label || TEXTS.ownTab,
    );

  tablist.addEventListener('keydown', (event) => {
    const next = nextTab(buttons(), event.target as HTMLButtonElement, event);
    if (!next) return;
    event.preventDefault();
    next.focus();
    next.click();
  });

  return {
    element,
    isShown: () => !tablist.hidden,
    /** Labels of the tabs, ours as an empty one, and which of them is selected. */
    draw(labels: readonly string[], selected: string): void {
      tablist.hidden = labels.length < 2;
      // Buttons that stay keep the focus.
      if (labels.join('\n') !== shown.join('\n')) tablist.replaceChildren(...labels.map(button));
      shown = labels;
      for (const [at, tab] of buttons().entries()) {
        tab.ariaSelected = String(labels[at] === selected);
        tab.tabIndex = labels[at] === selected ? 0 : -1;
      }
      setAttributes(area, {
        role: tablist.hidden ? undefined : 'tabpanel',
        'aria-labelledby': tablist.hidden
          ? undefined
          : `${list.id}-tab-${labels.indexOf(selected)}`,
      });
    },
  };
}
