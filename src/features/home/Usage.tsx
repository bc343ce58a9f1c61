import Translate from '@docusaurus/Translate';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Code } from './Code';
import {
  SHOWCASE_FORMATS,
  type CodeLine,
  type FormatResult,
  type ShowcaseFormat,
} from './showcase-data';
import styles from './Usage.module.css';

const IN_PACKAGE = (
  <Translate id="home.showcase.in-package" description="Above a line of package.json">
    In package.json
  </Translate>
);

const IN_HOST = (
  <Translate id="home.showcase.in-host" description="Above a line of the config of a host app">
    In the config of the host app
  </Translate>
);

const USED_BY: Record<ShowcaseFormat, ReactNode> = {
  esm: (
    <Translate id="home.showcase.used-by-esm" description="Above an import statement">
      Bundlers and Node.js import it
    </Translate>
  ),
  cjs: (
    <Translate id="home.showcase.used-by-cjs" description="Above a call of require">
      Code for older Node.js requires it
    </Translate>
  ),
  umd: (
    <Translate id="home.showcase.used-by-umd" description="Above a use of a global variable">
      Pages load it with a script tag
    </Translate>
  ),
  mf: (
    <Translate id="home.showcase.used-by-mf" description="Above a dynamic import">
      The host app loads it at run time
    </Translate>
  ),
};

interface Props {
  results: Readonly<Record<ShowcaseFormat, FormatResult>>;
  call: CodeLine;
  className?: string;
}

/** How consumers find and take each format, and what the call gave them. */
export function Usage({ results, call, className }: Props): ReactNode {
  return (
    <div className={clsx(styles.usage, className)}>
      {SHOWCASE_FORMATS.map((format) => {
        const { found, used, printed } = results[format];
        return (
          <div key={format} className={styles.panel} data-format={format}>
            <div>
              <p>{format === 'mf' ? IN_HOST : IN_PACKAGE}</p>
              <code translate="no">
                <Code line={found} />
              </code>
            </div>
            <div>
              <p>{USED_BY[format]}</p>
              <code translate="no">
                <Code line={used} />
                {printed && (
                  <span className={styles.called}>
                    {format !== 'umd' && <Code line={call} />}
                    <span className="t-comment">{` // '${printed}'`}</span>
                  </span>
                )}
              </code>
            </div>
          </div>
        );
      })}
    </div>
  );
}
