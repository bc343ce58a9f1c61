import type { ReactNode } from 'react';
import Translate from '@docusaurus/Translate';
import { VersionLink } from '@rslib-docs/kit/ui/VersionLink';
import styles from './BenchmarkChart.module.css';
import bars from './charts/libraries-js.json';

const [other, time] = Object.entries(bars).find(([name]) => name !== 'ours')!;

/** What was measured, in one line that leads to the figures; the best of the others stands beside ours. */
export function SpeedProof(): ReactNode {
  return (
    <p className={styles.proof}>
      <VersionLink to="/benchmarks">
        <Translate
          id="benchmarks.proof"
          description="Line on the home page: time of a build, beside that of another tool"
          values={{ ours: <b>{bars.ours}</b>, other, time }}
        >
          {'{ours} cold build of a library · {other} {time} · measured'}
        </Translate>
      </VersionLink>
    </p>
  );
}
