import type { CSSProperties, ReactNode } from 'react';
import styles from './Features.module.css';

const XMLNS = 'xmlns="http://www.w3.org/2000/svg"';

/** An svg becomes a picture, so that it cannot run: a page's text never is markup. */
function toDataUrl(svg: string): string {
  const source = svg.includes('xmlns=') ? svg : svg.replace('<svg', `<svg ${XMLNS}`);
  return `data:image/svg+xml,${encodeURIComponent(source)}`;
}

/** Text stays text. An svg in `currentColor` takes the color of the site in both appearances. */
export function FeatureIcon({ icon }: { icon: string }): ReactNode {
  if (!icon.trimStart().startsWith('<svg')) {
    return (
      <span className={styles.icon} aria-hidden="true">
        {icon}
      </span>
    );
  }
  const url = toDataUrl(icon.trim());
  return icon.includes('currentColor') ? (
    <span
      className={`${styles.icon} ${styles.tinted}`}
      style={{ '--icon': `url("${url}")` } as CSSProperties}
    />
  ) : (
    <img className={styles.icon} src={url} alt="" width={24} height={24} />
  );
}
