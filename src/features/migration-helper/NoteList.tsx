import Link from '@docusaurus/Link';
import { useLocation } from '@docusaurus/router';
import type { ReactNode } from 'react';
import type { Note } from 'tsup-to-rslib/src/notes';
import { DIAGNOSTICS, factOf, type GuideLanguage } from 'tsup-to-rslib/src/options';
import { InlineText } from '@rslib-docs/kit/ui/inline-text/InlineText';
import styles from './MigrationHelper.module.css';
import { pageAddress } from './page-address';
import { say, useGuideLanguage } from './texts';

function Remark({ note, lang }: { note: Note; lang: GuideLanguage }): ReactNode {
  const { pathname } = useLocation();
  const fact = factOf(note.option);
  return (
    <>
      {fact && (
        <p>
          {fact.to.map(({ code, page }) => (
            <span key={code}>
              <Link to={pageAddress(page, pathname)} translate="no">
                <code>{code}</code>
              </Link>{' '}
            </span>
          ))}
          <InlineText text={fact[lang]} />
        </p>
      )}
      {note.diagnostics.map((id) => {
        const { page, ...words } = DIAGNOSTICS[id];
        return (
          <p key={id}>
            <InlineText text={words[lang]} />{' '}
            {page && <Link to={pageAddress(page, pathname)}>{say('more', lang)}</Link>}
          </p>
        );
      })}
    </>
  );
}

/** What became of each option, with what to read about it. */
export function NoteList({ notes }: { notes: readonly Note[] }): ReactNode {
  const lang = useGuideLanguage();
  return (
    <dl className={styles.notes}>
      {notes.map((note) => (
        <div key={note.option} data-fate={note.mapping}>
          <dt>
            <code translate="no">{note.option}</code>
            <span className={styles.mapping}>{say(note.mapping, lang)}</span>
          </dt>
          <dd>
            <Remark note={note} lang={lang} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
