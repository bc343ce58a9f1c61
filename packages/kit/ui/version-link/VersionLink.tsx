import Link from '@docusaurus/Link';
import type { ComponentProps, ReactNode } from 'react';
import { useVersionAddress } from './use-version-address';

interface VersionLinkProps extends ComponentProps<typeof Link> {
  /** An address of this site without a version, or one of another site. */
  to: string;
}

/** A link made from a configured address: it stays in the version that is being read. */
export function VersionLink({ to, ...props }: VersionLinkProps): ReactNode {
  return <Link {...props} to={useVersionAddress()(to)} />;
}
