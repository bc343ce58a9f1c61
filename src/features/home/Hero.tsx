import type { ReactNode } from 'react';
import { useSiteFacts } from '@site/src/site/client';
import clsx from 'clsx';
import { Icon } from '@rslib-docs/kit/ui/Icon';
import { VersionLink } from '@rslib-docs/kit/ui/VersionLink';
import { translate } from '@docusaurus/Translate';
import { CopyButton } from '@rslib-docs/kit/ui/CopyButton';
import { useBaseUrlUtils } from '@docusaurus/useBaseUrl';
import hidden from '@rslib-docs/kit/ui/VisuallyHidden.module.css';
import { HeroArt } from './HeroArt';
import { HERO_IMAGE_PX, type HeroImage, type HomeFrontMatter } from './home-front-matter';
import styles from './Hero.module.css';

type HeroProps = HomeFrontMatter['hero'] & {
  proof: ReactNode;
};

export function Hero({ proof, ...hero }: HeroProps): ReactNode {
  const { toolVersion } = useSiteFacts();
  return (
    <section className={styles.hero}>
      <div className={`wrap ${styles.inner}`}>
        <div>
          <p className={styles.name} translate="no">
            {hero.name} <code>{toolVersion}</code>
          </p>
          <h1 className={styles.title}>{hero.text}</h1>
          <p className={styles.tagline}>{hero.tagline}</p>
          <Actions {...hero} />
          {proof}
        </div>
        {hero.image ? <HeroPicture {...hero.image} /> : <HeroArt />}
      </div>
    </section>
  );
}

/** The first filled button ends in a tail and the command has the socket for it. */
function Actions({ actions = [], command }: HomeFrontMatter['hero']): ReactNode {
  const first = actions.findIndex(({ theme }) => theme === 'brand');
  const joined = actions[first];
  const others = actions.filter((_, index) => index !== first);
  return (
    <>
      <div className={styles.column}>
        <div className={styles.joined}>
          {joined && (
            <VersionLink to={joined.link} className={clsx(styles.brand, command && styles.tail)}>
              {joined.text}
            </VersionLink>
          )}
          {command && <InstallCommand command={command} hasSocket={joined !== undefined} />}
        </div>
      </div>
      {others.length > 0 && (
        <p className={styles.others}>
          {others.map(({ theme, text, hint, link }) => (
            <VersionLink
              key={link}
              to={link}
              className={theme === 'brand' ? styles.brand : styles.other}
            >
              {text}
              {hint && <span className={hidden.visuallyHidden}> {hint}</span>}
              {/^https:/.test(link) && <Icon name="external" />}
            </VersionLink>
          ))}
        </p>
      )}
    </>
  );
}

function InstallCommand(props: { command: string; hasSocket: boolean }): ReactNode {
  return (
    <figure className={clsx(styles.command, props.hasSocket && styles.socket)} translate="no">
      <code>
        <span className="line">{props.command}</span>
      </code>
      <CopyButton
        className={styles.copy}
        label={translate({
          id: 'home.command.copy',
          message: 'Copy command',
          description: 'Accessible name of the button that copies the install command',
        })}
      />
    </figure>
  );
}

const join = (list: string | readonly string[] | undefined) =>
  typeof list === 'string' ? list : list?.join(', ');

/** The picture of a hero. Of two, the one for the other appearance is neither shown nor loaded. */
function HeroPicture(image: HeroImage): ReactNode {
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
      className={clsx(styles.picture, only && `in-${only}`)}
      src={withBaseUrl(src)}
      srcSet={join(image.srcset)}
      sizes={join(image.sizes)}
      alt={image.alt ?? ''}
      width={image.width ?? HERO_IMAGE_PX}
      height={image.height ?? HERO_IMAGE_PX}
      // A hidden image is loaded unless it is lazy.
      loading={only && 'lazy'}
    />
  ));
}
