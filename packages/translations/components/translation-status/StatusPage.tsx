import Translate from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import type { TranslationStatus } from '../../plugin-report/contract';
import { HowToHelp } from './HowToHelp';
import { PageTable } from './PageTable';
import { Progress } from './Progress';
import styles from './StatusPage.module.css';
import { Terms } from './Terms';
import { TextTable } from './TextTable';
import { groupPages, sumOf } from './sums';

function Lead({ status }: { status: TranslationStatus }): ReactNode {
  const { total, current } = sumOf(status.pages);
  return (
    <Translate
      id="translation-status.lead.text"
      description="First sentence of the status page"
      values={{ current, total }}
    >
      {
        'The documentation is written in English and translated into Chinese, section by section. {current} of {total} pages are current: each of their sections translates the English as it is now.'
      }
    </Translate>
  );
}

/** How far the translations are: in sum, by area, by page, with the words they use. */
export function StatusPage({
  title,
  status,
  sourceUrl,
}: {
  title: string;
  /** Address of the folder of the site on the code host, for reading. */
  sourceUrl: string;
  status: TranslationStatus | null;
}): ReactNode {
  return (
    <main id="main" tabIndex={-1} className={`wrap ${styles.page}`}>
      <h1 className={styles.title}>{title}</h1>
      {status ? (
        <>
          <p className={styles.lead}>
            <Lead status={status} />
          </p>
          <Progress status={status} />
          <HowToHelp sourceUrl={sourceUrl} />
          {groupPages(status.pages).map(({ area, pages }) => (
            <PageTable key={area} area={area} pages={pages} />
          ))}
          <TextTable texts={status.texts} />
          <Terms terms={status.terms} />
        </>
      ) : (
        <p className={styles.lead}>
          <Translate
            id="translation-status.lead.unknown"
            description="On the status page, where the state of the translations could not be read"
          >
            The state of the translation could not be read when this site was built.
          </Translate>
        </p>
      )}
    </main>
  );
}
