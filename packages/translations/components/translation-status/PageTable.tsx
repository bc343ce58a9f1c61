import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import type { StatusArea, StatusPage } from '../../plugin-report/contract';
import { areaName } from './area-name';
import { PageState } from './PageState';
import styles from './StatusPage.module.css';
import { sumOf } from './sums';

function Row({ page }: { page: StatusPage }): ReactNode {
  return (
    <tr>
      <th scope="row">{page.path ? <Link to={page.path}>{page.title}</Link> : page.title}</th>
      <td>
        <PageState page={page} />
      </td>
      <td className={styles.number}>
        {page.sections > 0 && (
          <Translate
            id="translation-status.progress.count"
            description="How many of the pages or texts of an area are current"
            values={{ current: page.currentSections, total: page.sections }}
          >
            {'{current} of {total}'}
          </Translate>
        )}
      </td>
    </tr>
  );
}

/** Every page of an area with its state. */
export function PageTable({
  area,
  pages,
}: {
  area: StatusArea;
  pages: readonly StatusPage[];
}): ReactNode {
  const id = `area-${area}`;
  const { current, total } = sumOf(pages);
  return (
    <section>
      <h2 className={styles.heading} id={id}>
        {areaName(area)}
      </h2>
      {/* Where all is well, the sum is enough. */}
      <details open={current < total} className={styles.area}>
        <summary>
          <Translate
            id="translation-status.area.sum"
            description="Opens the table of the pages of an area"
            values={{ current, total }}
          >
            {'{current} of {total} pages are current'}
          </Translate>
        </summary>
        <table className={clsx(styles.table, styles.pages)} aria-labelledby={id}>
          <thead>
            <tr>
              <th scope="col">
                <Translate id="translation-status.table.page" description="Column of page titles">
                  Page
                </Translate>
              </th>
              <th scope="col">
                <Translate id="translation-status.table.state" description="Column of states">
                  State
                </Translate>
              </th>
              <th scope="col" className={styles.number}>
                <Translate
                  id="translation-status.table.sections"
                  description="Column: how many sections of a page are current"
                >
                  Sections
                </Translate>
              </th>
            </tr>
          </thead>
          <tbody>
            {pages.map((page) => (
              <Row key={page.file} page={page} />
            ))}
          </tbody>
        </table>
      </details>
    </section>
  );
}
