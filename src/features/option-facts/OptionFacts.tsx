import Translate from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import { DefaultFact, FlagsFact, SinceFact, TypeFact } from './Fact';
import styles from './OptionFacts.module.css';
import { typeLines } from './type-lines';

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

/** A longer type takes a row of its own. */
const LONG_TYPE = 40;

/** The facts of an option as a ruled row. */
export function OptionFacts({ facts }: { facts: OptionFrontMatter }): ReactNode {
  const isLong = typeLines(facts.type).length > 1 || facts.type.length > LONG_TYPE;
  return (
    <dl className={styles.facts}>
      <TypeFact type={facts.type} option={facts.option} isWide={isLong} />
      <DefaultFact value={facts.default} />
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
      {facts.since && <SinceFact version={facts.since} />}
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
      {facts.cli && <FlagsFact flags={facts.cli} />}
    </dl>
  );
}
