import { useActiveDocContext } from '@docusaurus/plugin-content-docs/client';
import { useHistory } from '@docusaurus/router';
import { translate } from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { usePluginData } from '@docusaurus/useGlobalData';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { useEffect, useSyncExternalStore, type ReactNode } from 'react';
import { isApple } from '@rslib-docs/kit/browser/environment';
import {
  INDEX_IN_PARTS,
  keyNames,
  SEARCH_BUTTON,
  SEARCH_KEYS,
  SEARCH_NAVIGATE_EVENT,
  SEARCH_PAGE_EVENT,
} from './search-dom';
import { SEARCH_PLUGIN } from '../engine/options';
import { searchFieldText } from './texts';
import styles from './SearchButton.module.css';

const noSubscription = () => () => undefined;

/** Opens hits within the app, so that no new document is loaded. */
function useNavigation(): void {
  const history = useHistory();
  const { siteConfig, i18n } = useDocusaurusContext();
  useEffect(() => {
    const bases = Object.values(i18n.localeConfigs).map(({ baseUrl }) => baseUrl);
    const go = (event: Event) => {
      const to = (event as CustomEvent<string>).detail;
      // A hit may be in another language, which is another app. The longest base is the closest.
      const base = bases.filter((one) => to.startsWith(one)).sort((a, b) => b.length - a.length)[0];
      if (base !== siteConfig.baseUrl) return;
      event.preventDefault();
      history.push(to);
    };
    addEventListener(SEARCH_NAVIGATE_EVENT, go);
    return () => removeEventListener(SEARCH_NAVIGATE_EVENT, go);
  }, [history, i18n, siteConfig]);
}

/**
 * Opens the search; `start-search.ts` answers it.
 *
 * @param pageExists whether the current address is one of a page, where the site can tell.
 */
export function SearchButton({ pageExists = true }: { pageExists?: boolean }): ReactNode {
  const hasPartedIndex = usePluginData(SEARCH_PLUGIN) !== undefined;
  const context = useActiveDocContext(undefined);
  // One not-found page serves every version; only the browser knows the address.
  const isKnown = useIsBrowser() || pageExists;
  const activeVersion = isKnown ? context.activeVersion : undefined;
  const version =
    activeVersion && !activeVersion.isLast ? activeVersion.path.split('/').at(-1) : undefined;
  useNavigation();
  useEffect(() => void dispatchEvent(new Event(SEARCH_PAGE_EVENT)), [version]);
  // As in the HTML of the server; `nameKeys` may have corrected it before the app started.
  const [said, shown] = keyNames(useSyncExternalStore(noSubscription, isApple, () => false));
  const label = translate({
    id: 'search.button.label',
    message: 'Search',
    description: 'The button that opens the search, and the name of the dialog',
  });
  const failed = translate({
    id: 'search.error.load',
    message: 'Search could not be loaded. Press Enter to open the search page.',
    description: 'In the search dialog, where its code is gone after an update or cannot be had',
  });
  return (
    <button
      type="button"
      className={styles.button}
      aria-label={`${label} ${said}`}
      suppressHydrationWarning
      data-label={label}
      data-placeholder={searchFieldText()}
      data-failed={failed}
      data-version={version}
      data-index={hasPartedIndex ? INDEX_IN_PARTS : undefined}
      {...{ [SEARCH_BUTTON]: '' }}
    >
      <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
        <path d="M17 10.5a6.5 6.5 0 1 1-13 0 6.5 6.5 0 0 1 13 0zM15.5 15.5 21 21" />
      </svg>
      <span className={styles.label}>{label}</span>{' '}
      {/* The brackets are of the name, and take no room. */}
      <kbd className={styles.keys}>
        <span className={styles.bracket}>(</span>
        <span suppressHydrationWarning {...{ [SEARCH_KEYS]: '' }}>
          {shown}
        </span>
        <span className={styles.bracket}>)</span>
      </kbd>
    </button>
  );
}
