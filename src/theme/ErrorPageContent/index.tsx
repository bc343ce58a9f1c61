/* Ejected from theme-classic 3.10.2: the same words without Infima's classes. */
import Translate from '@docusaurus/Translate';
import type { Props } from '@theme/Error';
import type { ReactNode } from 'react';

export default function ErrorPageContent({ error, tryAgain }: Props): ReactNode {
  return (
    <main id="main" tabIndex={-1} className="wrap prose">
      <h1>
        <Translate
          id="theme.ErrorPageContent.title"
          description="The title of the fallback page when the page crashed"
        >
          This page crashed.
        </Translate>
      </h1>
      <p>{error.message}</p>
      <p>
        <button type="button" onClick={tryAgain}>
          <Translate
            id="theme.ErrorPageContent.tryAgain"
            description="The label of the button to try again rendering when the page crashed"
          >
            Try again
          </Translate>
        </button>
      </p>
    </main>
  );
}
