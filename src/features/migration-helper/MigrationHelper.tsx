import Translate, { translate } from '@docusaurus/Translate';
import {
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react';
import { announce } from '@rslib-docs/kit/browser/announce';
import { HYDRATE_ON_INTERACTION, PRESSED } from '@rslib-docs/runtime/hydration/hydration-template';
import { MAX_HIGHLIGHTED_LENGTH } from 'tsup-to-rslib/src/limits';
import { useAfterPress } from '@rslib-docs/kit/ui/after-press/use-after-press';
import { Editor } from './Editor';
import { EXAMPLE } from './example';
import styles from './MigrationHelper.module.css';
import type { CodeProps } from './Outcome';
import { Result } from './Result';
import { useConversion, useHighlighter, type Conversion, type Input } from './use-conversion';

/** What was typed, for who comes back to the page; it is never stored. */
let kept = '';

/** Whether a conversion says why it has no result. */
const isProblem = (conversion: Conversion | undefined): boolean =>
  conversion === 'unavailable' || (conversion !== undefined && !('notes' in conversion.answer));

/** A field for a configuration of tsup, and beside it that of Rslib which does the same. */
export function MigrationHelper({ Code }: { Code: ComponentType<CodeProps> }): ReactNode {
  const field = useRef<HTMLTextAreaElement>(null);
  const problemId = useId();
  const [input, setInput] = useState<Input>({ source: '' });
  const { source } = input;
  const root = useRef<HTMLElement>(null);
  const { conversion, isStale } = useConversion(input, useAfterPress(root));
  const highlight = useHighlighter(source !== '');
  const html = useMemo(() => {
    const isColoured = source !== '' && source.length <= MAX_HIGHLIGHTED_LENGTH;
    return isColoured ? highlight?.(source) : undefined;
  }, [highlight, source]);

  const show = (text: string): void => {
    kept = text;
    // What was said is of another text now.
    announce('');
    setInput({ source: text });
  };
  const fill = (text: string): void => {
    field.current!.value = text;
    show(text);
  };
  useEffect(() => {
    // Typed or asked for before the app came, given back by the browser, or from an earlier visit.
    const { current } = field;
    if (!current) return;
    const example = current
      .closest('section')!
      .querySelector(`button[${HYDRATE_ON_INTERACTION}=${PRESSED}]`);
    current.value ||= kept || (example ? EXAMPLE : '');
    kept = current.value;
    setInput({ source: kept });
  }, []);
  return (
    <section ref={root} className={styles.helper} aria-label={helperName()} aria-busy={isStale}>
      <p className={styles.unscripted}>
        <Translate
          id="migration-helper.unscripted"
          description="Shown instead of the helper where scripts are off"
        >
          The helper needs JavaScript. Without it, the table below says the same option by option.
        </Translate>
      </p>
      <div className={styles.panes}>
        <Editor
          fieldRef={field}
          html={html}
          isInvalid={!isStale && !input.hasRefused && isProblem(conversion)}
          problemId={problemId}
          kept={source}
          onInput={show}
          onRefuse={() => setInput({ source, hasRefused: true })}
        />
        <Result conversion={conversion} highlight={highlight} problemId={problemId} Code={Code}>
          <button
            type="button"
            className={styles.example}
            {...{ [HYDRATE_ON_INTERACTION]: '' }}
            onClick={({ detail: presses }) => {
              fill(EXAMPLE);
              // The button goes with the empty state. A finger would only get its keyboard shown.
              if (presses === 0) field.current!.focus();
            }}
          >
            <Translate
              id="migration-helper.example"
              description="Button that puts an example into the field"
            >
              Use an example
            </Translate>
          </button>
        </Result>
      </div>
    </section>
  );
}

function helperName(): string {
  return translate({
    id: 'migration-helper.name',
    message: 'Migration helper',
    description: 'Accessible name of the field for a configuration and of what becomes of it',
  });
}
