import Translate, { translate } from '@docusaurus/Translate';
import { useEffect, useRef, type ReactNode } from 'react';
import { mediaMatches } from '@rslib-docs/kit/browser/media-matches';
import styles from './Overview.module.css';

/** The box that narrows an overview while the reader types. */
export function OverviewFilter({ onChange }: { onChange: (keyword: string) => void }): ReactNode {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const box = input.current!;
    // What was typed before the app had started counts.
    if (box.value) onChange(box.value);
    // On a phone the focus would open the keyboard; a fragment leads elsewhere.
    const isFree = document.activeElement === document.body && !location.hash;
    if (isFree && mediaMatches('(pointer: fine)')) box.focus({ preventScroll: true });
  }, [onChange]);
  return (
    <p className={styles.filter}>
      <label htmlFor="overview-filter">
        <Translate id="overview.filter.label" description="Label of the box that narrows the list">
          Filter
        </Translate>
      </label>
      <input
        ref={input}
        id="overview-filter"
        type="search"
        autoComplete="off"
        spellCheck={false}
        placeholder={translate({
          id: 'overview.filter.placeholder',
          message: 'Enter keyword',
          description: 'Placeholder of the box that narrows the list',
        })}
        onChange={(event) => onChange(event.target.value)}
      />
    </p>
  );
}
