import clsx from 'clsx';
import { memo, type ReactNode } from 'react';

/** Outlines on a 24 px grid, drawn for this site. */
const PATHS = {
  apps: 'M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14h6v6h-6z',
  caret: 'm7 10 5 5 5-5',
  clock: 'M12 7v5l3.5 2M20.5 12a8.5 8.5 0 1 1-17 0 8.5 8.5 0 0 1 17 0z',
  close: 'm6 6 12 12M18 6 6 18',
  discord:
    'M8 5.5C5.5 6 4.5 7 4 9c-.8 3-1.2 6-1 8 1.5 1.5 3 2 4.5 2.5L9 17c2 .6 4 .6 6 0l1.5 2.5C18 19 19.5 18.5 21 17c.2-2-.2-5-1-8-.5-2-1.5-3-4-3.5L15 7.3a13 13 0 0 0-6 0zM9 12.8v.4M15 12.8v.4',
  edit: 'M4 20h4L19.5 8.5l-4-4L4 16zM13.5 6.5l4 4',
  external: 'M9 5H5v14h14v-4M13 4h7v7M20 4l-9 9',
  files: 'M9 3h7l4 4v9H9zM9 7H4v14h11v-5',
  github:
    'M9 20c-4 1.3-4-2-6-2.5M15 21.5V18c0-1 .1-1.6-.6-2.3 2.7-.3 5.6-1.3 5.6-6a4.7 4.7 0 0 0-1.3-3.2 4.3 4.3 0 0 0-.1-3.2s-1.1-.3-3.6 1.3a12 12 0 0 0-6 0C6.5 3 5.4 3.3 5.4 3.3a4.3 4.3 0 0 0-.1 3.2A4.7 4.7 0 0 0 4 9.7c0 4.7 2.9 5.7 5.6 6-.7.7-.7 1.4-.6 2.3v3.5',
  down: 'M12 5v14M6 13l6 6 6-6',
  language: 'M3 6h10M8 3.5V6c0 4-2 7-5 8.5M5.5 9c1 2.5 3 4.5 6 5.5M12 20.5l4-9.5 4 9.5M13.5 17h5',
  moon: 'M19.5 14.5A8 8 0 0 1 9.5 4.5a8 8 0 1 0 10 10z',
  more: 'M6 12a1 1 0 1 1-2 0 1 1 0 0 1 2 0zM13 12a1 1 0 1 1-2 0 1 1 0 0 1 2 0zM20 12a1 1 0 1 1-2 0 1 1 0 0 1 2 0z',
  note: 'M12 11v6M12 7.5v.2M20.5 12a8.5 8.5 0 1 1-17 0 8.5 8.5 0 0 1 17 0z',
  panel: 'M4 5h16v14H4zM9.5 5v14',
  rss: 'M5 11a8 8 0 0 1 8 8M5 5a14 14 0 0 1 14 14M6 18v.4',
  source: 'm8 7-5 5 5 5M16 7l5 5-5 5',
  sun: 'M16 12a4 4 0 1 1-8 0 4 4 0 0 1 8 0zM12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M5.3 18.7l1.4-1.4M17.3 6.7l1.4-1.4',
  tip: 'M9.5 20h5M9 16.5c-2-1.2-3.5-3.2-3.5-5.7a6.5 6.5 0 0 1 13 0c0 2.5-1.5 4.5-3.5 5.7z',
  up: 'M12 20V5M6 11l6-6 6 6',
  warning: 'M12 4 2.8 20h18.4zM12 10v4.5M12 17.2v.2',
  wrap: 'M4 6h16M4 12h13a3 3 0 0 1 0 6h-4m2-2.5L12.5 18l2.5 2.5M4 18h4',
  x: 'M4 4l16 16M20 4 4 20',
} as const;

export type IconName = keyof typeof PATHS;

interface IconProps {
  name: IconName;
  className?: string;
}

/** A decorative outline; the control around it carries the name. */
export const Icon = memo(function Icon({ name, className }: IconProps): ReactNode {
  return (
    <svg className={clsx('icon', className)} viewBox="0 0 24 24" aria-hidden="true">
      <path d={PATHS[name]} />
    </svg>
  );
});
