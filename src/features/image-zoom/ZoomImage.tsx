import { translate } from '@docusaurus/Translate';
import type { ComponentProps, ReactNode } from 'react';
import styles from './ImageZoom.module.css';
import { ZOOM_BUTTON } from './image-zoom';

/** An inlined drawing has its type at the end of its address, where the library looks for it. */
const named = (src: string | undefined): string | undefined =>
  src?.startsWith('data:image/svg+xml') ? `${src}#.svg` : src;

/** An image of the text in a button that enlarges it; `image-zoom.ts` answers the button. */
export function ZoomImage({ alt = '', src, ...props }: ComponentProps<'img'>): ReactNode {
  const label = translate(
    {
      id: 'image-zoom.open.label',
      message: 'Enlarge image: {alt}',
      description: 'Accessible name of the button around an image; {alt} describes the image',
    },
    { alt },
  );
  return (
    <button type="button" className={styles.zoom} aria-label={label} {...{ [ZOOM_BUTTON]: '' }}>
      <img alt={alt} src={named(src)} {...props} />
    </button>
  );
}
