import Translate from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import styles from './OptionFacts.module.css';
import { TypeText } from './TypeText';

/** Code is what a config file could hold; the rest is a sentence. */
function isCode(value: string): boolean {
  return /^[\w'"`[\]{}().,:|<>?&*/\s-]*$/.test(value) && !/[a-z] [a-z]/i.test(value);
}

export function TypeFact({ type, option }: { type: string; option: string }): ReactNode {
  return (
    <div>
      <dt>
        <Translate id="option-facts.type" description="Label of the type of an option">
          Type
        </Translate>
      </dt>
      <dd translate="no">
        <TypeText type={type} option={option} />
      </dd>
    </div>
  );
}

export function DefaultFact({ value }: { value: string }): ReactNode {
  return (
    <div>
      <dt>
        <Translate id="option-facts.default" description="Label of the default of an option">
          Default
        </Translate>
      </dt>
      {isCode(value) ? <dd translate="no">{value}</dd> : <dd className={styles.words}>{value}</dd>}
    </div>
  );
}

export interface FlagsFactProps {
  flags: readonly string[];
  /** In a row of their own. */
  isWide?: boolean;
}

export function FlagsFact({ flags, isWide }: FlagsFactProps): ReactNode {
  return (
    <div className={isWide ? styles.wide : undefined}>
      <dt>
        <Translate id="option-facts.cli" description="Label of the command line flags">
          CLI
        </Translate>
      </dt>
      <dd translate="no">
        {flags.map((flag) => (
          <span key={flag} className={styles.flag}>
            {flag}{' '}
          </span>
        ))}
      </dd>
    </div>
  );
}

export function SinceFact({ version }: { version: string }): ReactNode {
  return (
    <div>
      <dt>
        <Translate id="option-facts.since" description="Label of the version that brought it">
          Since
        </Translate>
      </dt>
      <dd>{version}</dd>
    </div>
  );
}
