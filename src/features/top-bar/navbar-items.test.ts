import { describe, expect, it, vi } from 'vitest';
import { matchesPath } from './navbar-items';

vi.mock('@docusaurus/router', () => ({}));
vi.mock('@docusaurus/useDocusaurusContext', () => ({}));
vi.mock('@docusaurus/theme-common', () => ({}));
vi.mock('@rslib-docs/kit/ui/VersionLink', () => ({}));

describe('an item of the top navigation is active', () => {
  it('where its expression is found anywhere in the path, or its link if it has none', () => {
    const item = { label: 'Guide', to: '/guide/start/', activeMatch: 'guide/(start|basic)/' };
    expect(matchesPath(item, '/guide/basic/cli')).toBe(true);
    expect(matchesPath(item, '/config/')).toBe(false);
    expect(matchesPath({ label: 'Config', to: '/config/' }, '/config/lib/dts')).toBe(true);
    expect(matchesPath({ label: 'GitHub', href: 'https://x.example/' }, '/config/')).toBe(false);
  });

  it('where an entry of its menu is', () => {
    const item = { label: 'More', items: [{ label: 'Blog', to: '/blog/' }] };
    expect(matchesPath(item, '/blog/introducing-rslib')).toBe(true);
    expect(matchesPath(item, '/guide/')).toBe(false);
  });
});
