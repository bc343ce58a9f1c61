import Link from '@docusaurus/Link';
import { useLocation } from '@docusaurus/router';
import Translate from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { ReactNode } from 'react';
import type { Note } from '@site/src/lib/migration/notes';
import { SITUATIONS, factOf, type Fate, type GuideLanguage } from '@site/src/lib/migration/options';
import { InlineText } from '@site/src/ui/inline-text/InlineText';
import styles from './MigrationHelper.module.css';
import { pageAddress } from './page-address';

function FateName({ fate }: { fate: Fate }): ReactNode {
  if (fate === 'mapped')
    return (
      <Translate id="migration-helper.fate.mapped" description="An option that stays what it was">
        Mapped
      </Translate>
    );
  if (fate === 'changed')
    return (
      <Translate id="migration-helper.fate.changed" description="An option that works differently">
        Changed
      </Translate>
    );
  return (
    <Translate id="migration-helper.fate.none" description="An option that does not exist any more">
      No equivalent
    </Translate>
  );
}

function Remark({ note, lang }: { note: Note; lang: GuideLanguage }): ReactNode {
  const { pathname } = useLocation();
  const fact = factOf(note.option);
  return (
    <>
      {fact && (
        <p>
          {fact.to.map(({ code, page }) => (
            <Link key={code} to={pageAddress(page, pathname)} translate="no">
              <code>{code}</code>
            </Link>
          ))}{' '}
          <InlineText text={fact[lang]} />
        </p>
      )}
      {note.situations.map((id) => {
        const { page, ...words } = SITUATIONS[id];
        return (
          <p key={id}>
            <InlineText text={words[lang]} />{' '}
            {page && (
              <Link to={pageAddress(page, pathname)}>
                <Translate
                  id="migration-helper.note.more"
                  description="Link to a page that says more"
                >
                  Read more
                </Translate>
              </Link>
            )}
          </p>
        );
      })}
    </>
  );
}

/** What became of each option, with what to read about it. */
export default function NoteList({ notes }: { notes: readonly Note[] }): ReactNode {
  const { i18n } = useDocusaurusContext();
  const lang = i18n.currentLocale.startsWith('zh') ? 'zh' : 'en';
  return (
    <dl className={styles.notes}>
      {notes.map((note) => (
        <div key={note.option} data-fate={note.fate}>
          <dt>
            <code translate="no">{note.option}</code>
            <span className={styles.fate}>
              <FateName fate={note.fate} />
            </span>
          </dt>
          <dd>
            <Remark note={note} lang={lang} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
