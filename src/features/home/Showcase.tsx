import Translate from '@docusaurus/Translate';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { useSiteFacts } from '@site/src/site/client';
import { VersionLink } from '@rslib-docs/kit/ui/VersionLink';
import hidden from '@rslib-docs/kit/ui/VisuallyHidden.module.css';
import mark from '@rslib-docs/kit/ui/TabMark.module.css';
import { SectionHead } from './Sections';
import { Code, CodeFile, Dist, Joint } from './ShowcaseFiles';
import data from './showcase.json';
import {
  SHOWCASE_FORMATS,
  type DistEntry,
  type ShowcaseData,
  type ShowcaseFormat,
} from './showcase-data';
import styles from './Showcase.module.css';

/** TypeScript sees tuples of a JSON file as arrays of anything. */
const { call, config, dist, results } = data as unknown as ShowcaseData;

const countFiles = (entries: readonly DistEntry[]): number =>
  entries.reduce((sum, { children }) => sum + (children ? countFiles(children) : 1), 0);

/** Names of the formats; they are the same in every language. */
const NAMES = { esm: 'ESM', cjs: 'CJS', umd: 'UMD', mf: 'MF' } as const;

/** Chooses the format that the showcase marks. Plain radios, so arrow keys work. */
function FormatTabs(): ReactNode {
  return (
    <fieldset className={styles.tabs}>
      <legend className={hidden.visuallyHidden}>
        <Translate id="home.showcase.formats" description="Name of the choice of an output format">
          Output format
        </Translate>
      </legend>
      {[...SHOWCASE_FORMATS, 'all' as const].map((format, index) => (
        <label key={format} className={clsx(mark.tab, styles.tab)}>
          <input
            type="radio"
            name="showcase-format"
            value={format}
            defaultChecked={index === 0}
            // The visitor may have chosen before the app has started.
            suppressHydrationWarning
          />
          {format === 'all' ? (
            <Translate id="home.showcase.all" description="Choice of all output formats at once">
              All
            </Translate>
          ) : (
            <>
              <Joint format={format} />
              <span translate="no">{NAMES[format]}</span>
            </>
          )}
        </label>
      ))}
    </fieldset>
  );
}

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

/** How consumers find and take each format, and what the call gave them. */
function Usage(): ReactNode {
  return (
    <div className={styles.usage}>
      {SHOWCASE_FORMATS.map((format) => {
        const { found, used, printed } = results[format];
        return (
          <div key={format} className={styles.use} data-format={format}>
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

/**
 * A config beside its output. The radios do all the switching: `:has(:checked)` in the
 * stylesheet marks lines, files and panels by their `data-format`, so no script is needed.
 */
export function Showcase(): ReactNode {
  const { toolVersion } = useSiteFacts();
  return (
    <section className={`wrap ${styles.showcase}`} aria-labelledby="showcase-title">
      <SectionHead
        id="showcase-title"
        title={
          <Translate id="home.showcase.title" description="Heading above the config and its output">
            Read the config, know the package
          </Translate>
        }
      >
        <Translate
          id="home.showcase.about"
          description="Below the heading of the config and its output"
        >
          Pick a format to see which lines make it, what lands in dist, and how your users load it.
        </Translate>
      </SectionHead>
      <div className={styles.show}>
        <FormatTabs />
        <CodeFile path="rslib.config.ts" lines={config} className={`shoulder ${styles.config}`} />
        <div className={`mortise ${styles.dist}`}>
          <Dist entries={dist} />
        </div>
        <Usage />
        <div className={`joined-files ${styles.files}`}>
          {SHOWCASE_FORMATS.map((format) => (
            <CodeFile
              key={format}
              format={format}
              path={results[format].file.path}
              lines={results[format].file.lines}
              className={styles.panel}
            />
          ))}
        </div>
      </div>
      <p className={styles.run}>
        <code translate="no">$ npx rslib</code>
        <Translate
          id="home.showcase.run"
          description="Beside the command that wrote the files of the showcase"
          values={{ version: toolVersion, count: countFiles(dist) }}
        >
          {'Rslib {version} wrote all {count} files in one run.'}
        </Translate>
        <VersionLink to="/guide/basic/output-explorer">
          <Translate
            id="home.showcase.explore"
            description="Link below the showcase to the page with all combinations"
          >
            Explore every combination
          </Translate>
        </VersionLink>
      </p>
    </section>
  );
}
