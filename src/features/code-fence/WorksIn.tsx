import Translate from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import styles from './WorksIn.module.css';

interface Props {
  /** Names of consumers with commas between them. */
  works: string;
  fails?: string;
}

/** Who could use the package of a sample when that was last tried. */
export function WorksIn({ works, fails }: Props): ReactNode {
  const names = (text: string) => <span translate="no">{text}</span>;
  return (
    <p className={styles.users}>
      {works && (
        <Translate
          id="code-fence.works-in"
          description="Below a sample: the tools that can use the package that it builds"
          values={{ consumers: names(works) }}
        >
          {'Works in: {consumers}'}
        </Translate>
      )}
      {works && fails && <br />}
      {fails && (
        <Translate
          id="code-fence.fails-in"
          description="Below a sample: the tools that cannot use the package that it builds"
          values={{ consumers: names(fails) }}
        >
          {'Does not work in: {consumers}'}
        </Translate>
      )}
    </p>
  );
}
