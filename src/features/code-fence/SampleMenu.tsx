import { translate } from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import square from '@rslib-docs/kit/ui/Square.module.css';
import styles from './CodeFence.module.css';
import { ARCHIVE, ARCHIVE_CONFIG, SAMPLE_MENU } from './sample-menu';

interface Props {
  /** Path of the archive below the base path of the site; empty where the sample has none. */
  file: string;
  /** Commands that build it, one a line. */
  command?: string;
  /** The configuration that replaces the one in the archive. */
  config?: string;
  className?: string;
}

/** Opens the menu of a sample (`sample-menu.ts`); without scripts it downloads the project. */
export function SampleMenu({ file, command = '', config, className }: Props): ReactNode {
  const { i18n } = useDocusaurusContext();
  const label = translate({
    id: 'code-fence.menu.label',
    message: 'Copy or take this sample',
    description: 'Accessible name of the button that opens the menu of a sample',
  });
  const shared = {
    className: clsx(square.square, styles.dots, className),
    'aria-label': label,
    'aria-haspopup': true,
    title: label,
    'data-nosnippet': '',
    [SAMPLE_MENU]: '',
  };
  if (!file) {
    return <button {...shared} type="button" />;
  }
  return (
    <a
      {...shared}
      href={i18n.localeConfigs[i18n.defaultLocale]!.baseUrl + file}
      download
      {...{ [ARCHIVE]: command, [ARCHIVE_CONFIG]: config }}
    />
  );
}
