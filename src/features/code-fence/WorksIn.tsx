import { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import styles from './WorksIn.module.css';

interface Props {
  /** Names of consumers with commas between them. */
  works: string;
  fails?: string;
}

/** Who could use the package of a sample when that was last tried. */
export function WorksIn({ works, fails }: Props): ReactNode {
  return (
    <p className={styles.users}>
      {works &&
        translate(
          {
            id: 'code-fence.works-in',
            message: 'Works in: {consumers}',
            description: 'Below a sample: the tools that can use the package that it builds',
          },
          { consumers: works },
        )}
      {works && fails && <br />}
      {fails &&
        translate(
          {
            id: 'code-fence.fails-in',
            message: 'Does not work in: {consumers}',
            description: 'Below a sample: the tools that cannot use the package that it builds',
          },
          { consumers: fails },
        )}
    </p>
  );
}
