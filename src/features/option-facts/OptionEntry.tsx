import type { ReactNode } from 'react';
import { DefaultFact, FlagsFact, SinceFact, TypeFact } from './Fact';
import styles from './OptionFacts.module.css';

export interface OptionEntryProps {
  /** Its whole name, such as `output.minify`. */
  name: string;
  type: string;
  default?: string;
  /** Flags, with a blank between them. */
  cli?: string;
  since?: string;
}

/** The facts of an option below the heading that names it. */
export function OptionEntry(props: OptionEntryProps): ReactNode {
  return (
    <dl className={styles.entry}>
      <TypeFact type={props.type} option={props.name} />
      <DefaultFact value={props.default} />
      {props.cli !== undefined && <FlagsFact flags={props.cli.split(' ')} />}
      {props.since !== undefined && <SinceFact version={props.since} />}
    </dl>
  );
}
