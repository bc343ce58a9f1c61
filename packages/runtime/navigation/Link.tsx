import type { Props } from '@docusaurus/Link';
import isInternalUrl from '@docusaurus/isInternalUrl';
import { useHistory } from '@docusaurus/router';
import { useBaseUrlUtils } from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { applyTrailingSlash } from '@docusaurus/utils-common';
import { createLocation, createPath } from 'history';
import type { MouseEvent, ReactNode, Ref } from 'react';
import { isPlainClick } from '@rslib-docs/kit/browser/interaction';
import { cancelPrerender, prerenderRoute } from './prerender';

/**
 * The browser's half of Docusaurus' `Link`; both write the same element. This one watches neither
 * whether it is in view nor which page is shown: each of a page's links would be drawn again.
 */
export default function Link({
  to,
  href,
  autoAddBaseUrl = true,
  onClick,
  ref,
  replace,
  // The server's affair; and what this site does not use: links that mark themselves as current.
  'data-noBrokenLinkCheck': noBrokenLinkCheck,
  isNavLink,
  activeClassName,
  isActive,
  ...props
}: Props & { ref?: Ref<HTMLAnchorElement>; replace?: boolean }): ReactNode {
  const { trailingSlash, baseUrl } = useDocusaurusContext().siteConfig;
  const { withBaseUrl } = useBaseUrlUtils();
  const history = useHistory();

  const asked = to || href;
  const isInternal = isInternalUrl(asked);
  // `pathname://` leads to an address of this host that is no page.
  const path = asked?.replace('pathname://', '');
  let target = autoAddBaseUrl && path?.startsWith('/') ? withBaseUrl(path) : path;
  if (target && isInternal) target = applyTrailingSlash(target, { trailingSlash, baseUrl });

  const isElsewhere = asked !== undefined && !isInternal;
  const opensHere = !props.target || props.target === '_self';
  if (!target || isElsewhere || !opensHere || target.startsWith('#')) {
    const away = isElsewhere && { target: '_blank', rel: 'noopener noreferrer' };
    return <a ref={ref} href={target} onClick={onClick} {...away} {...props} />;
  }

  const page = target;
  const locate = () => createLocation(page, undefined, undefined, history.location);
  const load = () => window.docusaurus.preload(locate().pathname);
  const open = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || !isPlainClick(event)) return;
    event.preventDefault();
    const location = locate();
    const isHere = createPath(history.location) === createPath(location);
    (replace || isHere ? history.replace : history.push)(location);
  };
  return (
    <a
      {...props}
      ref={ref}
      href={history.createHref(locate())}
      onClick={open}
      onMouseEnter={load}
      onTouchStart={load}
      onPointerEnter={({ pointerType }) => {
        // A tap is over before a phone has drawn a page.
        if (pointerType === 'mouse') prerenderRoute(locate());
      }}
      onPointerLeave={cancelPrerender}
    />
  );
}
