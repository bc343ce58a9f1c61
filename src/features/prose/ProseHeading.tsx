import { translate } from '@docusaurus/Translate';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import { Children, isValidElement, type ComponentProps, type ReactNode } from 'react';

/** What is read of a heading. */
const textOf = (children: ReactNode): string =>
  Children.toArray(children)
    .map((child) =>
      isValidElement<{ children?: ReactNode }>(child)
        ? textOf(child.props.children)
        : String(child),
    )
    .join('');

interface ProseHeadingProps extends ComponentProps<'h2'> {
  as: 'h2' | 'h3' | 'h4';
  /** Draws the button that opens the menu of the section, given the text of its heading. */
  menuButton?: (heading: string) => ReactNode;
}

/** A heading of a page's text, with a link to itself and the menu of its section. */
export function ProseHeading({
  as: As,
  id,
  menuButton,
  children,
  ...props
}: ProseHeadingProps): ReactNode {
  // The build checks links to this section.
  useBrokenLinks().collectAnchor(id);
  if (!id) return <As {...props}>{children}</As>;
  const heading = textOf(children) || id;
  const label = translate(
    {
      id: 'theme.common.headingLinkTitle',
      message: 'Direct link to {heading}',
      description: 'Title for link to heading',
    },
    { heading },
  );
  return (
    <As {...props} id={id}>
      {children}
      <a className="hash" href={`#${id}`} aria-label={label} translate="no" data-nosnippet="">
        #
      </a>
      {menuButton?.(heading)}
    </As>
  );
}
