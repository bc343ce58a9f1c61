import Translate from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import { useSiteFacts } from '@site/src/site/client';
import { CodeFile } from './CodeFile';
import { Dist } from './Dist';
import { FormatTabs } from './FormatTabs';
import { SectionHead } from './SectionHead';
import data from './showcase.json';
import { SHOWCASE_FORMATS, type DistEntry, type ShowcaseData } from './showcase-data';
import { VersionLink } from '@rslib-docs/kit/ui/version-link/VersionLink';
import styles from './Showcase.module.css';
import { Usage } from './Usage';

/** TypeScript sees tuples of a JSON file as arrays of anything. */
const SHOWCASE = data as unknown as ShowcaseData;

const countFiles = (entries: readonly DistEntry[]): number =>
  entries.reduce((sum, { children }) => sum + (children ? countFiles(children) : 1), 0);

/**
 * A config beside what it built. The radios are all there is to switching: `:has(:checked)` in the
 * stylesheet marks lines, files and panels by their `data-format`, so no script is needed.
 */
export function Showcase(): ReactNode {
  const { toolVersion } = useSiteFacts();
  const { config, dist, results, call } = SHOWCASE;
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
        <CodeFile path="rslib.config.ts" lines={config} className={styles.config} />
        <div className={styles.dist}>
          <Dist entries={dist} />
        </div>
        <Usage results={results} call={call} className={styles.usage} />
        <div className={styles.files}>
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
