import Translate from '@docusaurus/Translate';
import { useEffect, useId, type ReactNode, type RefObject } from 'react';
import { MAX_SOURCE_LENGTH } from 'tsup-to-rslib/src/limits';
import { HYDRATE_ON_INTERACTION } from '@rslib-docs/runtime/hydration/hydration-template';
import styles from './MigrationHelper.module.css';

interface EditorProps {
  /** The field keeps its own text: what was typed before the app came must not be lost. */
  fieldRef: RefObject<HTMLTextAreaElement | null>;
  /** The text in colours, drawn below the field's own; undefined while there are none. */
  html: string | undefined;
  isInvalid: boolean;
  problemId: string;
  /** The text that stays where one is refused. */
  kept: string;
  onInput: (source: string) => void;
  /** A text was longer than any configuration, and has been kept out. */
  onRefuse: () => void;
}

const NAME = 'tsup.config.ts';

/**
 * Keeps a text out that the browser would lay out for seconds. Asked before it is inserted, as that
 * alone takes them.
 */
function useRefusal(fieldRef: EditorProps['fieldRef'], onRefuse: () => void): void {
  useEffect(() => {
    const field = fieldRef.current;
    const refuse = (event: InputEvent): void => {
      const inserted = event.data ?? event.dataTransfer?.getData('text/plain') ?? '';
      if (inserted.length <= MAX_SOURCE_LENGTH) return;
      event.preventDefault();
      onRefuse();
    };
    field?.addEventListener('beforeinput', refuse);
    return () => field?.removeEventListener('beforeinput', refuse);
  });
}

/** A field for code. Tab leaves it, as any field. */
export function Editor({
  fieldRef,
  html,
  isInvalid,
  problemId,
  kept,
  onInput,
  onRefuse,
}: EditorProps): ReactNode {
  const id = useId();
  useRefusal(fieldRef, onRefuse);
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
          {...{ [HYDRATE_ON_INTERACTION]: '' }}
          className={html === undefined ? styles.field : `${styles.field} ${styles.coloured}`}
          translate="no"
          spellCheck={false}
          autoCapitalize="off"
          autoComplete="off"
          aria-invalid={isInvalid}
          aria-describedby={isInvalid ? problemId : undefined}
          // Before the app comes; one more than may be tells that there was more.
          maxLength={MAX_SOURCE_LENGTH + 1}
          onInput={({ currentTarget }) => {
            if (currentTarget.value.length <= MAX_SOURCE_LENGTH + 1) {
              onInput(currentTarget.value);
              return;
            }
            // Put in by a script or an extension.
            currentTarget.value = kept;
            onRefuse();
          }}
        />
      </div>
    </div>
  );
}
