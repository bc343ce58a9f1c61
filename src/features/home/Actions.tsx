import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Icon } from '@rslib-docs/kit/ui/icon/Icon';
import { VersionLink } from '@rslib-docs/kit/ui/version-link/VersionLink';
import spoken from '@rslib-docs/kit/ui/spoken/Spoken.module.css';
import styles from './Actions.module.css';
import type { HeroAction } from './home-front-matter';
import { InstallCommand } from './InstallCommand';

interface Props {
  actions: readonly HeroAction[];
  command: string | undefined;
}

/** The first filled button ends in a tail and the command has the socket for it. */
export function Actions({ actions, command }: Props): ReactNode {
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
              {hint && <span className={spoken.spoken}> {hint}</span>}
              {/^https:/.test(link) && <Icon name="external" />}
            </VersionLink>
          ))}
        </p>
      )}
    </>
  );
}
