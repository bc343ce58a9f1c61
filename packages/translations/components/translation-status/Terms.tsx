import Translate from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import type { StatusTerm } from '../../plugin-report/contract';
import styles from './StatusPage.module.css';

/** Chinese words in a note, which a screen reader has to pronounce as such. */
const CHINESE = /([\u3000-\u303f\u4e00-\u9fff\uff00-\uffef]+)/;

/** The words that the translation uses; the notes are for translators and in English. */
export function Terms({ terms }: { terms: readonly StatusTerm[] }): ReactNode {
  if (terms.length === 0) return null;
  return (
    <section>
      <h2 className={styles.heading} id="terms">
        <Translate id="translation-status.terms.title" description="Heading of the terminology">
          Terminology
        </Translate>
      </h2>
      <table className={styles.table} aria-labelledby="terms">
        <thead>
          <tr>
            <th scope="col">
              <Translate id="translation-status.terms.english" description="Column of terms">
                English
              </Translate>
            </th>
            <th scope="col">
              <Translate id="translation-status.terms.chinese" description="Column of terms">
                Chinese
              </Translate>
            </th>
            <th scope="col">
              <Translate id="translation-status.terms.note" description="Column beside a term">
                Note
              </Translate>
            </th>
          </tr>
        </thead>
        <tbody>
          {terms.map(({ en, zh, note }) => (
            <tr key={en}>
              <th scope="row" lang="en">
                {en}
              </th>
              <td lang="zh-CN">{zh}</td>
              <td lang="en" className={styles.why}>
                {note?.split(CHINESE).map((part, at) =>
                  at % 2 === 0 ? (
                    part
                  ) : (
                    <span key={at} lang="zh-CN">
                      {part}
                    </span>
                  ),
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
