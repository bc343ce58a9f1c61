import Translate, { translate } from '@docusaurus/Translate';
import { useLocation } from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { copyAddress } from '@rslib-docs/kit/shared/addresses';
import { copyIcon } from '@rslib-docs/kit/ui/CopyButton';
import { Icon } from '@rslib-docs/kit/ui/Icon';
import { PopupMenu } from '@rslib-docs/kit/ui/Popover';
import { COPY_PAGE } from './page-copy';
import styles from './PageCopy.module.css';

/** Assistants, each with the address that opens a conversation with the words that follow it. */
const ASSISTANTS = [
  ['ChatGPT', 'https://chatgpt.com/?q='],
  ['Claude', 'https://claude.ai/new?q='],
] as const;

export function PageCopy(): ReactNode {
  const address = copyAddress(useLocation().pathname);
  return (
    <div className={styles.copy} data-nosnippet="">
      <PopupMenu
        id="page-copy"
        align="start"
        label={translate({
          id: 'page-copy.menu',
          message: 'More ways to use this page',
          description: 'Accessible name of the button that opens the menu beside "Copy page"',
        })}
        before={<CopyButton address={address} />}
        button={<Icon name="caret" />}
        buttonClassName={styles.more}
        panelClassName={styles.panel}
      >
        <Places address={address} />
      </PopupMenu>
    </div>
  );
}

function CopyButton({ address }: { address: string }): ReactNode {
  return (
    <button
      type="button"
      className={clsx('js', styles.button, copyIcon)}
      suppressHydrationWarning
      {...{ [COPY_PAGE]: address }}
    >
      <Translate id="page-copy.copy" description="Button that copies the page as Markdown">
        Copy page
      </Translate>
    </button>
  );
}

function Places({ address }: { address: string }): ReactNode {
  const { siteConfig } = useDocusaurusContext();
  const prompt = translate(
    {
      id: 'page-copy.prompt',
      message: 'Read {url} and answer my questions about it.',
      description: 'What an assistant is asked when the page is opened in it',
    },
    { url: new URL(address, siteConfig.url).href },
  );
  return (
    <ul>
      <li>
        <a href={address} target="_blank" rel="noopener noreferrer">
          <Translate id="page-copy.view" description="Link to the Markdown copy of the page">
            View as Markdown
          </Translate>
          <Icon name="external" />
        </a>
      </li>
      {ASSISTANTS.map(([name, open]) => (
        <li key={name}>
          <a href={open + encodeURIComponent(prompt)} target="_blank" rel="noopener noreferrer">
            <Translate
              id="page-copy.open"
              description="Link that opens the page in an assistant"
              values={{ name }}
            >
              {'Open in {name}'}
            </Translate>
            <Icon name="external" />
          </a>
        </li>
      ))}
    </ul>
  );
}
