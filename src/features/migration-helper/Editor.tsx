import Translate from '@docusaurus/Translate';
import { useId, type ReactNode, type Ref } from 'react';
import styles from './MigrationHelper.module.css';

interface EditorProps {
  /** The field keeps its own text: what was typed before the app came must not be lost. */
  fieldRef: Ref<HTMLTextAreaElement>;
  /** The text in colours, drawn below the field's own; undefined while there are none. */
  html: string | undefined;
  isInvalid: boolean;
  problemId: string;
  onInput: (source: string) => void;
}

const NAME = 'tsup.config.ts';

/** A field for code. Tab leaves it, as any field. */
export function Editor({ fieldRef, html, isInvalid, problemId, onInput }: EditorProps): ReactNode {
  const id = useId();
  return (
    <div className={`${styles.pane} ${styles.box}`}>
      <label className={styles.label} htmlFor={id}>
        <Translate
          id="migration-helper.field.label"
          description="Label of the field for a configuration of tsup; {name} is its file name"
          values={{ name: <code translate="no">{NAME}</code> }}
        >
          {'Your {name}'}
        </Translate>
      </label>
      <div className={`code ${styles.editor}`}>
        <pre
          className={styles.colours}
          aria-hidden="true"
          translate="no"
          dangerouslySetInnerHTML={{ __html: html ?? '' }}
        />
        <textarea
          ref={fieldRef}
          id={id}
          className={html === undefined ? styles.field : `${styles.field} ${styles.coloured}`}
          translate="no"
          spellCheck={false}
          autoCapitalize="off"
          autoComplete="off"
          aria-invalid={isInvalid}
          aria-describedby={isInvalid ? problemId : undefined}
          onInput={(event) => onInput(event.currentTarget.value)}
        />
      </div>
    </div>
  );
}
