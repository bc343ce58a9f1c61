import clsx from 'clsx';
import type { ReactNode } from 'react';
import spoken from '@rslib-docs/kit/ui/spoken/Spoken.module.css';
import styles from './Values.module.css';

interface Props<Value extends string> {
  /** Of the radios, in the form that the browser sees. */
  name: string;
  legend: ReactNode;
  values: readonly Value[];
  texts: Readonly<Record<string, ReactNode>>;
  value: Value;
  /** Among other things: lower, and its name is only said. */
  isSmall?: boolean;
  isDisabled?: boolean;
  onChange(value: Value): void;
}

/** A question with its answers in a row: plain radios, so arrow keys work by nature. */
export function Values<Value extends string>(props: Props<Value>): ReactNode {
  return (
    <fieldset
      className={clsx(styles.group, props.isSmall && styles.small)}
      disabled={props.isDisabled}
      data-nosnippet={props.isSmall ? '' : undefined}
    >
      <legend className={props.isSmall ? spoken.spoken : undefined}>{props.legend}</legend>
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
