import Translate from '@docusaurus/Translate';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import spoken from '@rslib-docs/kit/ui/spoken/Spoken.module.css';
import mark from '@rslib-docs/kit/ui/tab-mark/TabMark.module.css';
import { Joint } from './Joint';
import { SHOWCASE_FORMATS } from './showcase-data';
import styles from './FormatTabs.module.css';

/** Names of the formats; they are the same in every language. */
const NAMES = { esm: 'ESM', cjs: 'CJS', umd: 'UMD', mf: 'MF' } as const;

/** Chooses the format that the showcase marks. Plain radios: arrow keys work by nature. */
export function FormatTabs(): ReactNode {
  return (
    <fieldset className={styles.tabs}>
      <legend className={spoken.spoken}>
        <Translate id="home.showcase.formats" description="Name of the choice of an output format">
          Output format
        </Translate>
      </legend>
      {SHOWCASE_FORMATS.map((format, index) => (
        <label key={format} className={clsx(mark.tab, styles.tab)} translate="no">
          <input
            type="radio"
            name="showcase-format"
            value={format}
            defaultChecked={index === 0}
            // The visitor may have chosen before the app has started.
            suppressHydrationWarning
          />
          <Joint format={format} />
          {NAMES[format]}
        </label>
      ))}
    </fieldset>
  );
}
