import { useRef, type ReactNode } from 'react';
import type { ReviewSection, ReviewWords } from '../../plugin/contract';
import styles from './ReviewPanel.module.css';

const TITLES = { before: 'English, as accepted', after: 'English, now', chinese: '中文' };

function Column({ name, children }: { name: keyof typeof TITLES; children: ReactNode }): ReactNode {
  return (
    <div>
      <h3>{TITLES[name]}</h3>
      <pre lang={name === 'chinese' ? 'zh-CN' : 'en'} tabIndex={0} aria-label={TITLES[name]}>
        {children}
      </pre>
    </div>
  );
}

const mark = (words: readonly ReviewWords[], Mark: 'del' | 'ins'): ReactNode[] =>
  words.map(([text, isChange], index) => (isChange ? <Mark key={index}>{text}</Mark> : text));

function Section({ section }: { section: ReviewSection }): ReactNode {
  const { title, before, missing = '(new section)', after, chinese, command } = section;
  return (
    <section className={styles.section}>
      <h2>{title}</h2>
      <div className={styles.columns}>
        <Column name="before">{before.length > 0 ? mark(before, 'del') : missing}</Column>
        <Column name="after">{mark(after, 'ins')}</Column>
        <Column name="chinese">{chinese || '(not translated)'}</Column>
      </div>
      <p>
        Once the Chinese says the same: <code>{command}</code>
      </p>
    </section>
  );
}

/**
 * Shows a translator what changed in English since each section was translated. Its texts are not
 * in code.json: that travels with every page of the site, and this never leaves development.
 */
export default function ReviewPanel({
  sections,
}: {
  sections: readonly ReviewSection[];
}): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  return (
    <div className={styles.review} lang="en">
      <button type="button" className={styles.button} onClick={() => dialog.current?.showModal()}>
        Review
      </button>
      <dialog ref={dialog} className={styles.dialog} aria-label="Review of the translation">
        <form method="dialog">
          <button className={styles.button}>Close</button>
        </form>
        {sections.map((section) => (
          <Section key={section.id} section={section} />
        ))}
      </dialog>
    </div>
  );
}
