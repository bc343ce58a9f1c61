import Translate from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import styles from './StatusPage.module.css';

const GUIDE = 'CONTRIBUTING.md#translating';

/** Three steps from here to a contribution. */
export function HowToHelp({ sourceUrl }: { sourceUrl: string }): ReactNode {
  const guide = (
    <a href={`${sourceUrl.replace('/tree/', '/blob/')}/${GUIDE}`}>
      <Translate
        id="translation-status.help.guide"
        description="Link to the guide for translators, within a sentence"
      >
        the guide for translators
      </Translate>
    </a>
  );
  return (
    <section className={styles.help}>
      <h2 className={styles.heading} id="help">
        <Translate id="translation-status.help.title" description="Heading on the status page">
          How to help
        </Translate>
      </h2>
      <ol>
        <li>
          <Translate
            id="translation-status.help.choose"
            description="First step of helping to translate"
          >
            Choose a page below that is not current, or a sentence that could be better.
          </Translate>
        </li>
        <li>
          <Translate
            id="translation-status.help.edit"
            description="Second step; command is a command line"
            values={{ command: <code>npm run i18n diff &lt;page&gt;</code> }}
          >
            {'{command} shows what changed in English since it was translated. Change the Chinese.'}
          </Translate>
        </li>
        <li>
          <Translate
            id="translation-status.help.accept"
            description="Third step; command is a command line, guide a link"
            values={{ command: <code>npm run i18n accept &lt;page&gt;</code>, guide }}
          >
            {'{command} marks it as current. All of it takes a quarter of an hour: {guide}.'}
          </Translate>
        </li>
      </ol>
    </section>
  );
}
