export interface SocialLink {
  icon: 'github' | 'x' | 'discord';
  /** Name of the place; it is the accessible name of the link. */
  label: string;
  url: string;
}

export const SOCIAL_LINKS: readonly SocialLink[] = [
  { icon: 'github', label: 'GitHub', url: 'https://github.com/web-infra-dev/rslib' },
  { icon: 'x', label: 'X', url: 'https://x.com/rspack_dev' },
  { icon: 'discord', label: 'Discord', url: 'https://discord.gg/XsaKEEk4mW' },
];
