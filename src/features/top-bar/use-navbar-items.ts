import { useThemeConfig } from '@docusaurus/theme-common';
import { useVersionAddress } from '@rslib-docs/kit/ui/version-link/use-version-address';
import type { BarItem } from './navbar-items';

export function useNavbarItems(): readonly BarItem[] {
  const inVersion = useVersionAddress();
  const lead = (item: BarItem): BarItem => ({
    ...item,
    ...(item.to && { to: inVersion(item.to), activeMatch: item.activeMatch ?? item.to }),
    ...(item.items && { items: item.items.map(lead) }),
  });
  return (useThemeConfig().navbar.items as unknown as readonly BarItem[]).map(lead);
}
