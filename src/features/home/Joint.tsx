import type { ReactNode } from 'react';
import type { ShowcaseFormat } from './showcase-data';
import styles from './Joint.module.css';

/** The end of a part as its format cuts it: round, square, dovetail, twin. On a 14 px grid. */
const SHAPES: Record<ShowcaseFormat, string> = {
  esm: 'M0 3.5h6a3.5 3.5 0 0 1 0 7H0z',
  cjs: 'M0 3h9v8H0z',
  umd: 'M0 5l9-3v10L0 9z',
  mf: 'M0 1.5h9V6H0zM0 8h9v4.5H0z',
};

export function Joint({ format }: { format: ShowcaseFormat }): ReactNode {
  return (
    <svg className={`${styles.joint} ${styles[format]}`} viewBox="0 0 14 14" aria-hidden="true">
      <path d={SHAPES[format]} />
    </svg>
  );
}
