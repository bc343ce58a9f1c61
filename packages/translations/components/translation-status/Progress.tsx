import Translate, { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import type { TranslationStatus } from '../../plugin-report/contract';
import { areaName } from './area-name';
import styles from './StatusPage.module.css';
import { groupPages, sumOf, sumOfTexts, type Sum } from './sums';

function Area({ name, total, current }: Sum & { name: string }): ReactNode {
  return (
    <li className={styles.area}>
      <span className={styles.areaName}>{name}</span>
      <span className={styles.count}>
        <Translate
          id="translation-status.progress.count"
          description="How many of the pages or texts of an area are current"
          values={{ current, total }}
        >
          {'{current} of {total}'}
        </Translate>
      </span>
      {/* The text above says the same to who does not see it. */}
      <progress className={styles.bar} value={current} max={total || 1} aria-hidden="true" />
    </li>
  );
}

/** One line for each area: how much of it is current. */
export function Progress({ status }: { status: TranslationStatus }): ReactNode {
  const label = translate({
    id: 'translation-status.progress.label',
    message: 'Progress by area',
    description: 'Name of the list of areas for screen readers',
  });
  return (
    <ul className={styles.progress} aria-label={label}>
      {groupPages(status.pages).map(({ area, pages }) => (
        <Area key={area} name={areaName(area)} {...sumOf(pages)} />
      ))}
      <Area name={areaName('interface')} {...sumOfTexts(status.texts)} />
    </ul>
  );
}
