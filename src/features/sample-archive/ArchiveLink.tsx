import { translate } from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Icon } from '@rslib-docs/kit/ui/Icon';
import square from '@rslib-docs/kit/ui/Square.module.css';
import { ARCHIVE_CONFIG, ARCHIVE_LINK } from './sample-archive';

interface Props {
  /** Path of the archive below the base path of the site. */
  file: string;
  /** Commands that build it, one a line. */
  command?: string;
  /** The configuration that replaces the one in the archive. */
  config?: string;
  className?: string;
}

/** Downloads the project of a sample. Where scripts run, it opens a menu with more ways to take it. */
export function ArchiveLink({ file, command = '', config, className }: Props): ReactNode {
  const { i18n } = useDocusaurusContext();
  const label = translate({
    id: 'sample-archive.link',
    message: 'Take this project',
    description: 'Accessible name of the link that downloads the project of a sample',
  });
  return (
    <a
      className={clsx(square.square, className)}
      href={i18n.localeConfigs[i18n.defaultLocale]!.baseUrl + file}
      download
      aria-label={label}
      title={label}
      data-nosnippet=""
      {...{ [ARCHIVE_LINK]: command, [ARCHIVE_CONFIG]: config }}
    >
      <Icon name="take" />
    </a>
  );
}
