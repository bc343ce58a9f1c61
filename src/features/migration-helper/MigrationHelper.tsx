import Translate, { translate } from '@docusaurus/Translate';
import {
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
  type ReactNode,
  type RefObject,
  type ComponentType,
} from 'react';
import { HYDRATE_ON_INTERACTION, PRESSED } from '@rslib-docs/runtime/hydration/page-contract';
import { LIMITS } from '@rslib-docs/kit/shared/limits';
import { announce } from '@rslib-docs/kit/browser/announce';
import { useAfterPress } from '@rslib-docs/kit/ui/use-after-press';
import styles from './MigrationHelper.module.css';
import type { CodeProps } from './Outcome';
import { useConversion, useHighlighter, type Conversion, type Input } from './use-conversion';

/** The example that the button inserts: options of every kind, in a few lines. */
const EXAMPLE = `import { defineConfig } from 'tsup';

export default defineConfig((options) => ({
  entry: ['src/index.ts', 'src/cli.ts'],
  format: ['esm', 'cjs'],
  target: ['es2020', 'node18'],
  dts: true,
  clean: true,
  minify: !options.watch,
  splitting: false,
}));
`;

interface EditorProps {
  /** The field keeps its own text: what was typed before the app came must not be lost. */
  fieldRef: RefObject<HTMLTextAreaElement | null>;
  /** The coloured text, drawn below the field's own; undefined while there are no colours. */
  html: string | undefined;
  /** Id of the problem with the text, if there is one. */
  problemId: string | undefined;
  onInput: (source: string) => void;
  /** A text was longer than any configuration, and has been kept out. */
  onRefuse: () => void;
}

/** Keeps a text out that the browser would lay out for seconds, before it is inserted. */
function useRefusal(fieldRef: EditorProps['fieldRef'], onRefuse: () => void): void {
  useEffect(() => {
    const field = fieldRef.current;
    const refuse = (event: InputEvent): void => {
      const inserted = event.data ?? event.dataTransfer?.getData('text/plain') ?? '';
      if (inserted.length <= LIMITS.sourceCharacters) return;
      event.preventDefault();
      onRefuse();
    };
    field?.addEventListener('beforeinput', refuse);
    return () => field?.removeEventListener('beforeinput', refuse);
  });
}

/** A field for code. Tab leaves it, as any field. */
function Editor({ fieldRef, html, problemId, onInput, onRefuse }: EditorProps): ReactNode {
  const id = useId();
  useRefusal(fieldRef, onRefuse);
  return (
    <div className={`${styles.pane} ${styles.box}`}>
      <label className={styles.label} htmlFor={id}>
        <Translate
          id="migration-helper.field.label"
          description="Label of the field for a configuration of tsup; {name} is its file name"
          values={{ name: <code translate="no">tsup.config.ts</code> }}
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
          aria-invalid={problemId !== undefined}
          aria-describedby={problemId}
          // Before the app comes; one character more than allowed shows that there was more.
          maxLength={LIMITS.sourceCharacters + 1}
          onInput={({ currentTarget }) => onInput(currentTarget.value)}
        />
      </div>
    </div>
  );
}

interface ResultProps {
  conversion: Conversion | undefined;
  highlight: ((code: string) => string) | undefined;
  problemId: string;
  Code: ComponentType<CodeProps>;
  /** Shown while there is nothing to show. */
  children: ReactNode;
}

function Result({ conversion, children, ...props }: ResultProps): ReactNode {
  if (conversion === 'unavailable') {
    return (
      <div className={`${styles.pane} ${styles.problem}`} id={props.problemId} role="alert">
        <p>
          <Translate
            id="migration-helper.unavailable"
            description="Where the helper that converts a configuration could not be loaded"
          >
            The helper could not be loaded. Check the connection, then change the text.
          </Translate>
        </p>
      </div>
    );
  }
  if (conversion) {
    const { Outcome, answer } = conversion;
    return <Outcome {...props} answer={answer} />;
  }
  return (
    <div className={`${styles.pane} ${styles.empty}`}>
      <p>
        <Translate
          id="migration-helper.result.empty"
          description="Where the converted configuration will be; {name} is its file name"
          values={{ name: <code translate="no">rslib.config.ts</code> }}
        >
          {'Paste or type, and {name} appears here. Nothing leaves your browser.'}
        </Translate>
      </p>
      {children}
    </div>
  );
}

/** Keeps the input for readers who come back to the page; it is never stored. */
let kept = '';

/** Whether a conversion gives a reason why it has no result. */
const isProblem = (conversion: Conversion | undefined): boolean =>
  conversion === 'unavailable' || (conversion !== undefined && !('notes' in conversion.answer));

/** A field for a configuration of tsup, and beside it the same configuration for Rslib. */
export function MigrationHelper({ Code }: { Code: ComponentType<CodeProps> }): ReactNode {
  const field = useRef<HTMLTextAreaElement>(null);
  const resultId = useId();
  const [input, setInput] = useState<Input>({ source: '' });
  const { source } = input;
  const root = useRef<HTMLElement>(null);
  const { conversion, isStale } = useConversion(input, useAfterPress(root));
  const isInvalid = !isStale && !input.hasRefused && isProblem(conversion);
  const highlight = useHighlighter(source !== '');
  const html = useMemo(() => {
    const isColoured = source !== '' && source.length <= LIMITS.highlightedCharacters;
    return isColoured ? highlight?.(source) : undefined;
  }, [highlight, source]);

  const refuse = (): void => setInput({ source, hasRefused: true });
  const show = (text: string): void => {
    if (text.length > LIMITS.sourceCharacters + 1) {
      // Put in by a script or an extension, past the limit of the field.
      field.current!.value = source;
      refuse();
      return;
    }
    kept = text;
    // The message was about another text.
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
    const pressed = `button[${HYDRATE_ON_INTERACTION}=${PRESSED}]`;
    current.value ||= kept || (root.current?.querySelector(pressed) ? EXAMPLE : '');
    kept = current.value;
    setInput({ source: kept });
  }, []);
  return (
    <section ref={root} className={styles.helper} aria-label={helperName()} aria-busy={isStale}>
      <p className="no-js">
        <Translate
          id="migration-helper.unscripted"
          description="Shown instead of the helper where scripts are off"
        >
          The helper needs JavaScript. Without it, the table below says the same option by option.
        </Translate>
      </p>
      <div className={`js ${styles.panes}`}>
        <Editor
          fieldRef={field}
          html={html}
          problemId={isInvalid ? resultId : undefined}
          onInput={show}
          onRefuse={refuse}
        />
        <Result conversion={conversion} highlight={highlight} problemId={resultId} Code={Code}>
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
