import { translate } from '@docusaurus/Translate';
import clsx from 'clsx';
import { Children, isValidElement, useId, type ReactElement, type ReactNode } from 'react';
import mark from '@rslib-docs/kit/ui/TabMark.module.css';
import { TABS } from './tab-controls';
import styles from './Tabs.module.css';

declare module 'react' {
  // eslint-disable-next-line @typescript-eslint/no-namespace -- React's types are merged so.
  namespace JSX {
    interface IntrinsicElements {
      'tab-set': HTMLAttributes<HTMLElement> & { class?: string | undefined };
    }
  }
}

interface TabItem {
  value: string;
  label?: string;
  default?: boolean;
  /** The content shows its name itself. */
  isNamed?: boolean;
}

interface TabsProps {
  /** Items with a `value` each, in their order. */
  children: ReactNode;
  /** Tabs of one group, on this page and others, show the same choice and keep it. */
  groupId?: string;
  /** Value of the item that is shown at first; else the one marked `default`, else the first. */
  defaultValue?: string | null;
  /** Labels by value, where the items carry none. */
  values?: readonly TabItem[];
  label?: string;
}

/** The group that the conversion of package manager commands gives its tabs. */
const PACKAGE_MANAGER_GROUP = 'npm2yarn';

/** Tabs whose state lives in the DOM; `tab-controls.ts` answers them, with or without the app. */
export function Tabs(props: TabsProps): ReactNode {
  const { children, groupId, defaultValue, values = [] } = props;
  const id = useId();
  const packageManager = translate({
    id: 'tabs.packageManager.label',
    message: 'Package manager',
    description: 'Accessible name of the tabs that show a command for each package manager',
  });
  const label = groupId === PACKAGE_MANAGER_GROUP ? packageManager : props.label;
  const items = Children.toArray(children).filter(
    (child): child is ReactElement<TabItem> =>
      isValidElement<TabItem>(child) && !!child.props.value,
  );
  const isDefault = ({ props: { value, default: isFirst } }: ReactElement<TabItem>) =>
    defaultValue ? value === defaultValue : isFirst;
  const selected = Math.max(0, items.findIndex(isDefault));
  const labelOf = ({ value, label }: TabItem) =>
    label ?? values.find((item) => item.value === value)?.label ?? value;
  return (
    <tab-set class={styles.tabs} {...{ [TABS]: groupId ?? '' }}>
      <div role="tablist" aria-label={label} className={styles.list} data-nosnippet="">
        {items.map(({ props: item }, index) => (
          <button
            key={item.value}
            type="button"
            role="tab"
            id={`${id}tab${index}`}
            aria-controls={`${id}panel${index}`}
            // The visitor's choice may be in place before the app starts.
            aria-selected={index === selected}
            tabIndex={index === selected ? 0 : -1}
            suppressHydrationWarning
            className={clsx(mark.tab, styles.tab)}
          >
            {labelOf(item)}
          </button>
        ))}
      </div>
      {items.map((item, index) => (
        // The `hidden="until-found"` element is around the panel, which is then not in the page.
        <div
          key={item.props.value}
          hidden={index !== selected}
          suppressHydrationWarning
          className={styles.place}
        >
          <div
            role="tabpanel"
            id={`${id}panel${index}`}
            aria-labelledby={`${id}tab${index}`}
            className={styles.panel}
          >
            {/* Without scripts, and in a feed, all panels are shown, each below its name. */}
            {!item.props.isNamed && (
              <div className={styles.name} aria-hidden="true">
                {labelOf(item.props)}
              </div>
            )}
            {item}
          </div>
        </div>
      ))}
    </tab-set>
  );
}
