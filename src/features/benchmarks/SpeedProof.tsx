import { Fragment, type ReactNode } from 'react';
import Translate from '@docusaurus/Translate';
import { VersionLink } from '@rslib-docs/kit/ui/VersionLink';
import styles from './BenchmarkChart.module.css';
import bars from './charts/large-js.json';

const SHOWN = 3;

/** The quickest of what was measured, in one line that leads to the figures. */
export function SpeedProof(): ReactNode {
  const times = Object.entries(bars)
    .slice(0, SHOWN)
    .map(([name, time]) => (
      <Fragment key={name}>
        {name === 'ours' ? <b>Rslib {time}</b> : `${name} ${time}`}
        {' · '}
      </Fragment>
    ));
  return (
    <p className={styles.proof}>
      <VersionLink to="/benchmarks#large">
        <Translate
          id="benchmarks.proof"
          description="Line on the home page: tools with the time of a build, each followed by a dot"
          values={{ times: <>{times}</> }}
        >
          {'Cold build of a library: {times}measured'}
        </Translate>
      </VersionLink>
    </p>
  );
}
