import { useActiveDocContext, useLatestVersion } from '@docusaurus/plugin-content-docs/client';
import { useBaseUrlUtils } from '@docusaurus/useBaseUrl';
import Link from '@docusaurus/Link';
import type { ComponentProps, ReactNode } from 'react';

/**
 * Gives where a configured address of a page, which names no version, leads from the page that is
 * shown: into the same version. Who reads 1.0 goes on in 1.0. What that version has under another
 * address is found by its id; what it does not have is shown from the latest.
 */
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

interface VersionLinkProps extends ComponentProps<typeof Link> {
  /** An address of this site without a version, or one of another site. */
  to: string;
}

/** A link made from a configured address: it stays in the version that is being read. */
export function VersionLink({ to, ...props }: VersionLinkProps): ReactNode {
  return <Link {...props} to={useVersionAddress()(to)} />;
}
