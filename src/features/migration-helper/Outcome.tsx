import Link from '@docusaurus/Link';
import { useLocation } from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { useEffect, type ReactNode, type ComponentType } from 'react';
import { problemText } from 'tsup-to-rslib/src/describe';
import type { Note } from 'tsup-to-rslib/src/notes';
import { DIAGNOSTICS, factOf, type GuideLanguage } from 'tsup-to-rslib/src/options';
import { InlineText } from '@rslib-docs/kit/ui/InlineText';
import { announce } from '@rslib-docs/kit/browser/announce';
import { LIMITS } from '@rslib-docs/kit/shared/limits';
import { plainLines } from '@rslib-docs/kit/shared/text';
import styles from './MigrationHelper.module.css';
import { pageAddress } from './page-address';
import texts from './texts.json';
import type { Answer } from './worker';

function useGuideLanguage(): GuideLanguage {
  const { i18n } = useDocusaurusContext();
  return i18n.currentLocale.startsWith('zh') ? 'zh' : 'en';
}

// The helper's later texts come with its code: those of the interface are in every page.
type TextId = keyof typeof texts;
type Values = Readonly<Record<string, number | string>>;

function say(id: TextId, lang: GuideLanguage, values: Values = {}): string {
  return texts[id][lang].replace(/\{(\w+)\}/g, (_, name: string) => String(values[name]));
}

function describeAnswer(answer: Answer, lang: GuideLanguage): string {
  if ('notes' in answer) return say('converted', lang, { count: answer.notes.length });
  const { code, place } = answer;
  if (code === 'too-slow' || code === 'refused')
    return say(code, lang, { limit: LIMITS.sourceCharacters });
  const text = problemText(code, lang);
  return place ? say('at-place', lang, { ...place, text }) : say('problem', lang, { text });
}

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

/** The result for each option, with links to its pages. */
function NoteList({ notes, lang }: { notes: readonly Note[]; lang: GuideLanguage }): ReactNode {
  return (
    <dl className={styles.notes}>
      {notes.map((note) => (
        <div key={note.option} data-mapping={note.mapping}>
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

/** A component that shows a block of code; `html` is made of escaped lines. */
export interface CodeProps {
  html: string;
  source: string;
  lang: string;
  lineCount: string;
  title: string;
}

interface OutcomeProps {
  answer: Answer;
  highlight: ((code: string) => string) | undefined;
  problemId: string;
  Code: ComponentType<CodeProps>;
}

/** The configuration of Rslib with its notes, or why there is none. */
export function Outcome({ answer, highlight, problemId, Code }: OutcomeProps): ReactNode {
  const lang = useGuideLanguage();
  useEffect(() => announce(describeAnswer(answer, lang)), [answer, lang]);
  if (!('notes' in answer)) {
    return (
      <div className={`${styles.pane} ${styles.problem}`} id={problemId}>
        <p>{describeAnswer(answer, lang)}</p>
        {answer.reason && (
          <p lang="en" translate="no">
            <code>{answer.reason}</code>
          </p>
        )}
      </div>
    );
  }
  const code = answer.code.trimEnd();
  return (
    <>
      <div className={styles.pane}>
        <Code
          html={(highlight ?? plainLines)(code)}
          source={answer.code}
          lang="ts"
          lineCount={String(code.split('\n').length)}
          title="rslib.config.ts"
        />
      </div>
      <NoteList notes={answer.notes} lang={lang} />
    </>
  );
}
