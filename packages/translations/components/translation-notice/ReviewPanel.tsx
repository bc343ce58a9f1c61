import { clsx } from 'clsx';
import { useRef, type ReactNode } from 'react';
import type { ReviewSection, ReviewWords } from '../../plugin/contract';
import styles from './ReviewPanel.module.css';

function Words({ words, as: Mark }: { words: ReviewWords[]; as: 'del' | 'ins' }): ReactNode {
  return words.map(([text, isChange], index) =>
    isChange ? <Mark key={index}>{text}</Mark> : <span key={index}>{text}</span>,
  );
}

function Column({
  title,
  lang,
  children,
}: {
  title: string;
  lang: string;
  children: ReactNode;
}): ReactNode {
  return (
    <div className={styles.column}>
      <h3>{title}</h3>
      <pre lang={lang} tabIndex={0} aria-label={title}>
        {children}
      </pre>
    </div>
  );
}

function Section({ section }: { section: ReviewSection }): ReactNode {
  const { title, before, missing = '(new section)', after, chinese, command } = section;
  return (
    <section className={styles.section}>
      <h2>{title}</h2>
      <div className={styles.columns}>
        <Column title="English, as accepted" lang="en">
          {before.length > 0 ? <Words words={before} as="del" /> : missing}
        </Column>
        <Column title="English, now" lang="en">
          <Words words={after} as="ins" />
        </Column>
        <Column title="中文" lang="zh-CN">
          {chinese || '(not translated)'}
        </Column>
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
        <button
          type="button"
          className={clsx(styles.button, styles.close)}
          onClick={() => dialog.current?.close()}
        >
          Close
        </button>
        {sections.map((section) => (
          <Section key={section.id} section={section} />
        ))}
      </dialog>
    </div>
  );
}
