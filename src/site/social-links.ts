import type { ReactNode } from 'react';

interface SocialPlace {
  /** A known icon, or an svg as a string; its shapes are drawn in the colour of the text. */
  icon: 'github' | 'x' | 'discord' | { svg: string };
  /** Name of the place; it is the accessible name of the control. */
  label: string;
}

/** The action of a social link (specification §2): leads away, or opens a popup. */
export type SocialLink = SocialPlace &
  (
    | { mode?: 'link'; url: string }
    | { mode: 'text'; text: string }
    | { mode: 'img'; src: string; alt: string }
    | { mode: 'dom'; content: ReactNode }
  );

export const SOCIAL_LINKS: readonly SocialLink[] = [
  { icon: 'github', label: 'GitHub', url: 'https://github.com/web-infra-dev/rslib' },
  { icon: 'x', label: 'X', url: 'https://x.com/rspack_dev' },
  { icon: 'discord', label: 'Discord', url: 'https://discord.gg/XsaKEEk4mW' },
];
