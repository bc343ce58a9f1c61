import Translate from '@docusaurus/Translate';
import { Fragment, type ReactNode } from 'react';
import styles from './OptionFacts.module.css';
import { TypeText } from './TypeText';

/** Code is what a config file could hold; the rest is a sentence. */
function isCode(value: string): boolean {
  return /^[\w'"`[\]{}().,:;|<>?&*/+=…\s-]*$/.test(value) && !/[a-z] [a-z]/i.test(value);
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

interface TypeFactProps {
  type: string;
  option: string;
  isWide?: boolean;
}

export function TypeFact({ type, option, isWide }: TypeFactProps): ReactNode {
  const label = (
    <Translate id="option-facts.type" description="Label of the type of an option">
      Type
    </Translate>
  );
  return (
    <Fact label={label} isWide={isWide}>
      <TypeText type={type} option={option} />
    </Fact>
  );
}

/** A default for some builds only: code, and what it holds with in parentheses. */
const CONDITIONAL = /^(.*) \(([^()]*)\)$/;

function DefaultValue({ value }: { value: string }): ReactNode {
  const [, code, condition] = CONDITIONAL.exec(value) ?? [];
  if (!code) return value;
  return (
    <span className={styles.conditional}>
      <Translate
        id="option-facts.default.conditional"
        description="A default for some builds only; the condition is code, such as a format"
        values={{ value: <code>{code}</code>, condition: <code>{condition}</code> }}
      >
        {'{value} with {condition}'}
      </Translate>
    </span>
  );
}

/** `value` is a sentence or code, of several kinds of builds with `; ` between; without it there is none. */
export function DefaultFact({ value }: { value?: string }): ReactNode {
  const label = (
    <Translate id="option-facts.default" description="Label of the default of an option">
      Default
    </Translate>
  );
  const isNone = value === undefined || value === 'undefined';
  return (
    <Fact label={label} isCode={!isNone && isCode(value)}>
      {isNone ? (
        <Translate id="option-facts.default.none" description="An option that has no default">
          None
        </Translate>
      ) : (
        value.split('; ').map((one, index) => (
          <Fragment key={one}>
            {index > 0 && '; '}
            <DefaultValue value={one} />
          </Fragment>
        ))
      )}
    </Fact>
  );
}

export function FlagsFact({ flags }: { flags: readonly string[] }): ReactNode {
  const label = (
    <Translate id="option-facts.cli" description="Label of the command line flags">
      CLI
    </Translate>
  );
  return (
    <Fact label={label}>
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
