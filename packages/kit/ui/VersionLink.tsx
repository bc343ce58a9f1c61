import { useActiveDocContext, useLatestVersion } from '@docusaurus/plugin-content-docs/client';
import { useBaseUrlUtils } from '@docusaurus/useBaseUrl';
import Link from '@docusaurus/Link';
import type { ComponentProps, ReactNode } from 'react';

/** Leads an address without a version into that of the page; what it lacks is shown from the latest. */
export function useVersionAddress(): (to: string) => string {
  const { activeVersion } = useActiveDocContext(undefined);
  const latest = useLatestVersion(undefined);
  const { withBaseUrl } = useBaseUrlUtils();
  return (to) => {
    if (!activeVersion || activeVersion.isLast) return to;
    const inLatest = withBaseUrl(to);
    const inThis = inLatest.replace(latest.path, activeVersion.path.replace(/\/?$/, '/'));
    const { id } = latest.docs.find(({ path }) => path === inLatest) ?? {};
    const page = activeVersion.docs.find((doc) => doc.path === inThis || doc.id === id);
    return page?.path ?? to;
  };
}

type VersionLinkProps = ComponentProps<typeof Link> & { to: string };

/** A link to a configured address of this site, without a version, or of another site. */
export function VersionLink({ to, ...props }: VersionLinkProps): ReactNode {
  return <Link {...props} to={useVersionAddress()(to)} />;
}
