import Translate, { translate } from '@docusaurus/Translate';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import {
  AXES,
  AXIS_NAMES,
  type Axis,
  type Choice,
} from '@rslib-docs/samples/output-explorer/choice';
import hidden from '@rslib-docs/kit/ui/VisuallyHidden.module.css';
import styles from './Choices.module.css';

/** The legend of each choice. */
const AXIS_TEXTS: Record<Axis, ReactNode> = {
  format: (
    <Translate id="output-explorer.axis.format" description="Name of the choice of a format">
      Format
    </Translate>
  ),
  bundle: (
    <Translate id="output-explorer.axis.bundle" description="Name of the choice of lib.bundle">
      Structure
    </Translate>
  ),
  dts: (
    <Translate id="output-explorer.axis.dts" description="Name of the choice of lib.dts">
      Declarations
    </Translate>
  ),
  syntax: (
    <Translate id="output-explorer.axis.syntax" description="Name of the choice of lib.syntax">
      Syntax
    </Translate>
  ),
  target: (
    <Translate id="output-explorer.axis.target" description="Name of the choice of output.target">
      Target
    </Translate>
  ),
  minify: (
    <Translate id="output-explorer.axis.minify" description="Name of the choice of output.minify">
      Minify
    </Translate>
  ),
};

/** Values that are words; names are the same in every language. */
const VALUE_TEXTS: Record<Axis, Readonly<Record<string, ReactNode>>> = {
  format: { esm: 'ESM', cjs: 'CJS', umd: 'UMD', iife: 'IIFE' },
  bundle: { true: 'Bundle', false: 'Bundleless' },
  dts: {
    true: (
      <Translate id="output-explorer.dts.on" description="Choice: declarations of each file">
        Per file
      </Translate>
    ),
    bundle: (
      <Translate id="output-explorer.dts.bundle" description="Choice: declarations in one file">
        One file
      </Translate>
    ),
    false: (
      <Translate id="output-explorer.dts.off" description="Choice: no declarations">
        None
      </Translate>
    ),
  },
  syntax: { esnext: 'ESNext', es2021: 'ES2021', es2017: 'ES2017', es5: 'ES5' },
  target: { node: 'Node.js', web: 'Web' },
  minify: {
    false: (
      <Translate id="output-explorer.minify.off" description="Choice: not minified">
        Off
      </Translate>
    ),
    true: (
      <Translate id="output-explorer.minify.on" description="Choice: minified">
        On
      </Translate>
    ),
  },
};

interface ValuesProps<Value extends string> {
  name: string;
  legend: ReactNode;
  values: readonly Value[];
  texts: Readonly<Record<string, ReactNode>>;
  value: Value;
  /** Inside another group: lower, and its legend is only for screen readers. */
  isSmall?: boolean;
  isDisabled?: boolean;
  onChange(value: Value): void;
}

/** A question with its answers in a row: plain radios, so arrow keys work. */
export function Values<Value extends string>(props: ValuesProps<Value>): ReactNode {
  return (
    <fieldset
      className={clsx(styles.group, props.isSmall && styles.small)}
      disabled={props.isDisabled}
      data-nosnippet={props.isSmall ? '' : undefined}
    >
      <legend className={props.isSmall ? hidden.visuallyHidden : undefined}>{props.legend}</legend>
      <div className={styles.values}>
        {props.values.map((value) => (
          <label key={value}>
            <input
              type="radio"
              name={props.name}
              value={value}
              checked={props.value === value}
              onChange={() => props.onChange(value)}
            />
            {props.texts[value]}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

interface ChoicesProps {
  choice: Choice;
  isStarted: boolean;
  onChoose(choice: Choice): void;
}

/** All choices. Without scripts they do nothing, and a sentence names the shown result. */
export function Choices({ choice, isStarted, onChoose }: ChoicesProps): ReactNode {
  return (
    <>
      <form
        className={`js ${styles.choices}`}
        data-nosnippet=""
        aria-label={translate({
          id: 'output-explorer.choices.label',
          message: 'Build options',
          description: 'Accessible name of the form with all choices',
        })}
        onSubmit={(event) => event.preventDefault()}
      >
        {AXIS_NAMES.map((axis) => (
          <Values
            key={axis}
            name={`explorer-${axis}`}
            legend={AXIS_TEXTS[axis]}
            values={AXES[axis]}
            texts={VALUE_TEXTS[axis]}
            value={choice[axis]}
            isDisabled={!isStarted}
            onChange={(value) => onChoose({ ...choice, [axis]: value })}
          />
        ))}
      </form>
      <p className="no-js">
        <Translate
          id="output-explorer.choices.without-script"
          description="Instead of the choices where scripts do not run"
        >
          Choosing needs JavaScript. This is the result for ESM with declarations.
        </Translate>
      </p>
    </>
  );
}
