import Translate from '@docusaurus/Translate';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './OptionFacts.module.css';

/** What the front matter of an option page says of the option. */
export interface OptionFrontMatter {
  option: string;
  /** TypeScript type, on one line. */
  type: string;
  /** A literal, or words where the default depends on something. */
  default: string;
  /** Whether the option may also stand beside `lib`, for all of its items. */
  topLevel: boolean;
  /** Command line flags that set it. */
  cli?: readonly string[];
  /** Minor version that brought it, unless it was there from the first. */
  since?: string;
  /** Minor version that deprecated it. */
  deprecated?: string;
}

/** Code is what a config file could hold; the rest is a sentence. */
function isCode(value: string): boolean {
  return /^[\w'"`[\]{}().,:|<>?&\s-]*$/.test(value) && !/[a-z] [a-z]/i.test(value);
}

/** A longer type takes a row of its own. */
const LONG_TYPE = 40;

/** The facts of an option as a ruled row. */
export function OptionFacts({ facts }: { facts: OptionFrontMatter }): ReactNode {
  return (
    <dl className={clsx(styles.facts, facts.type.length > LONG_TYPE && styles.long)}>
      <div>
        <dt>
          <Translate id="option-facts.type" description="Label of the type of an option">
            Type
          </Translate>
        </dt>
        <dd translate="no">{facts.type}</dd>
      </div>
      <div>
        <dt>
          <Translate id="option-facts.default" description="Label of the default of an option">
            Default
          </Translate>
        </dt>
        <dd className={isCode(facts.default) ? undefined : styles.words}>{facts.default}</dd>
      </div>
      <div>
        <dt>
          <Translate
            id="option-facts.topLevel"
            description="Label: whether the option may stand at the top level of the config"
          >
            Top level
          </Translate>
        </dt>
        <dd className={styles.words}>
          {facts.topLevel ? (
            <Translate id="option-facts.topLevel.yes" description="The option may stand there">
              Yes
            </Translate>
          ) : (
            <Translate id="option-facts.topLevel.no" description="The option may not stand there">
              No
            </Translate>
          )}
        </dd>
      </div>
      {facts.cli && (
        <div>
          <dt>
            <Translate id="option-facts.cli" description="Label of the command line flags">
              CLI
            </Translate>
          </dt>
          <dd translate="no">
            {facts.cli.map((flag) => (
              <span key={flag}>{flag}</span>
            ))}
          </dd>
        </div>
      )}
      {facts.since && (
        <div>
          <dt>
            <Translate id="option-facts.since" description="Label of the version that brought it">
              Since
            </Translate>
          </dt>
          <dd>{facts.since}</dd>
        </div>
      )}
      {facts.deprecated && (
        <div>
          <dt>
            <Translate id="option-facts.deprecated" description="Label of a version of the tool">
              Deprecated since
            </Translate>
          </dt>
          <dd>{facts.deprecated}</dd>
        </div>
      )}
    </dl>
  );
}
