import Translate from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import type { StatusTexts } from '../../plugin-report/contract';
import { areaName } from './area-name';
import styles from './StatusPage.module.css';

/** The files of the interface's texts, with how many are translated. */
export function TextTable({ texts }: { texts: readonly StatusTexts[] }): ReactNode {
  return (
    <section>
      <h2 className={styles.heading} id="area-interface">
        {areaName('interface')}
      </h2>
      <table className={styles.table} aria-labelledby="area-interface">
        <thead>
          <tr>
            <th scope="col">
              <Translate
                id="translation-status.table.file"
                description="Column of files of interface texts"
              >
                File
              </Translate>
            </th>
            <th scope="col" className={styles.number}>
              <Translate
                id="translation-status.table.texts"
                description="Column: how many texts of a file are translated"
              >
                Texts
              </Translate>
            </th>
          </tr>
        </thead>
        <tbody>
          {texts.map(({ file, total, translated }) => (
            <tr key={file}>
              <th scope="row">
                <code>{file.replace(/^i18n\/zh\//, '')}</code>
              </th>
              <td className={styles.number}>
                <Translate
                  id="translation-status.progress.count"
                  description="How many of the pages or texts of an area are current"
                  values={{ current: translated, total }}
                >
                  {'{current} of {total}'}
                </Translate>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
