import { useBaseUrlUtils } from '@docusaurus/useBaseUrl';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { HERO_IMAGE_PX } from './hero-size';
import type { HeroImage } from './home-front-matter';
import styles from './Hero.module.css';

const join = (list: string | readonly string[] | undefined) =>
  typeof list === 'string' ? list : list?.join(', ');

/** The picture of a hero. Of two, the one for the other appearance is neither shown nor loaded. */
export function HeroPicture(image: HeroImage): ReactNode {
  const { withBaseUrl } = useBaseUrlUtils();
  const pictures =
    typeof image.src === 'string'
      ? [{ src: image.src, only: undefined }]
      : (['light', 'dark'] as const).map((only) => ({
          src: (image.src as Record<'light' | 'dark', string>)[only],
          only,
        }));
  return pictures.map(({ src, only }) => (
    <img
      key={src}
      className={clsx(styles.picture, only && styles[only])}
      src={withBaseUrl(src)}
      srcSet={join(image.srcset)}
      sizes={join(image.sizes)}
      alt={image.alt ?? ''}
      width={image.width ?? HERO_IMAGE_PX}
      height={image.height ?? HERO_IMAGE_PX}
      // What is not displayed is loaded only if it loads lazily.
      loading={only && 'lazy'}
    />
  ));
}
