import Translate from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import styles from './OptionFacts.module.css';
import { TypeText } from './TypeText';

/** Code is what a config file could hold; the rest is a sentence. */
function isCode(value: string): boolean {
  return /^[\w'"`[\]{}().,:|<>?&*/\s-]*$/.test(value) && !/[a-z] [a-z]/i.test(value);
}

interface FactProps {
  label: ReactNode;
  /** What it says is code, which no browser may translate. */
  isCode?: boolean;
  /** In a row of its own. */
  isWide?: boolean;
  children: ReactNode;
}

export function Fact({ label, isCode: hasCode = true, isWide, children }: FactProps): ReactNode {
  return (
    <div className={isWide ? styles.wide : undefined}>
      <dt>{label}</dt>
      {hasCode ? <dd translate="no">{children}</dd> : <dd className={styles.words}>{children}</dd>}
    </div>
  );
}

export function TypeFact({ type, option }: { type: string; option: string }): ReactNode {
  const label = (
    <Translate id="option-facts.type" description="Label of the type of an option">
      Type
    </Translate>
  );
  return (
    <Fact label={label}>
      <TypeText type={type} option={option} />
    </Fact>
  );
}

export function DefaultFact({ value }: { value: string }): ReactNode {
  const label = (
    <Translate id="option-facts.default" description="Label of the default of an option">
      Default
    </Translate>
  );
  return (
    <Fact label={label} isCode={isCode(value)}>
      {value}
    </Fact>
  );
}

export interface FlagsFactProps {
  flags: readonly string[];
  /** In a row of their own. */
  isWide?: boolean;
}

export function FlagsFact({ flags, isWide }: FlagsFactProps): ReactNode {
  const label = (
    <Translate id="option-facts.cli" description="Label of the command line flags">
      CLI
    </Translate>
  );
  return (
    <Fact label={label} isWide={isWide}>
      {flags.map((flag) => (
        <span key={flag} className={styles.flag}>
          {flag}{' '}
        </span>
      ))}
    </Fact>
  );
}

export function SinceFact({ version }: { version: string }): ReactNode {
  const label = (
    <Translate id="option-facts.since" description="Label of the version that brought it">
      Since
    </Translate>
  );
  return <Fact label={label}>{version}</Fact>;
}
