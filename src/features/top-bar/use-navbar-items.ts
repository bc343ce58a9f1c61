import { useActiveDocContext, useLatestVersion } from '@docusaurus/plugin-content-docs/client';
import { useThemeConfig } from '@docusaurus/theme-common';
import { useBaseUrlUtils } from '@docusaurus/useBaseUrl';
import type { BarItem } from './navbar-items';

/**
 * Where an address of the latest version leads from a page of another one: to the same page there.
 * Who reads 1.0 goes on in 1.0; what that version does not have is shown from the latest.
 */
function useAddressInVersion(): (to: string) => string {
  const { activeVersion } = useActiveDocContext(undefined);
  const latest = useLatestVersion(undefined);
  const { withBaseUrl } = useBaseUrlUtils();
  return (to) => {
    if (!activeVersion || activeVersion.isLast) return to;
    const page = latest.docs.find(({ path }) => path === withBaseUrl(to));
    return activeVersion.docs.find(({ id }) => id === page?.id)?.path ?? to;
  };
}

export function useNavbarItems(): readonly BarItem[] {
  const inVersion = useAddressInVersion();
  const lead = (item: BarItem): BarItem => ({
    ...item,
    ...(item.to && { to: inVersion(item.to), activeMatch: item.activeMatch ?? item.to }),
    ...(item.items && { items: item.items.map(lead) }),
  });
  return (useThemeConfig().navbar.items as unknown as readonly BarItem[]).map(lead);
}
