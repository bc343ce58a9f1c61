import Translate from '@docusaurus/Translate';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { useSiteFacts } from '@site/src/site/client';
import { CodeFigure } from '@rslib-docs/kit/ui/CodeFigure';
import { VersionLink } from '@rslib-docs/kit/ui/VersionLink';
import hidden from '@rslib-docs/kit/ui/VisuallyHidden.module.css';
import mark from '@rslib-docs/kit/ui/TabMark.module.css';
import { SectionHead } from './Sections';
import data from './showcase.json';
import {
  SHOWCASE_FORMATS,
  type CodeLine,
  type DistEntry,
  type ShowcaseData,
  type ShowcaseFormat,
} from './showcase-data';
import styles from './Showcase.module.css';

/** TypeScript sees tuples of a JSON file as arrays of anything. */
const { call, config, dist, results } = data as unknown as ShowcaseData;

const countFiles = (entries: readonly DistEntry[]): number =>
  entries.reduce((sum, { children }) => sum + (children ? countFiles(children) : 1), 0);

interface CodeFileProps {
  path: string;
  lines: readonly CodeLine[];
  className?: string;
  /** The format that the whole file belongs to. */
  format?: ShowcaseFormat;
}

function CodeFile({ lines, ...props }: CodeFileProps): ReactNode {
  return (
    <CodeFigure isWhole={lines.every(({ hidden }) => !hidden)} {...props}>
      <code>
        {lines.map((line, index) =>
          line.hidden ? (
            <span key={index} className={`t-comment ${styles.gap}`}>
              <Translate
                id="home.showcase.hidden"
                description="In place of lines of a file that are not shown"
                values={{ count: line.hidden }}
              >
                {'⋯ {count} more lines'}
              </Translate>
            </span>
          ) : (
            <span key={index} className="line" data-format={line.format}>
              <Code line={line} />
            </span>
          ),
        )}
      </code>
    </CodeFigure>
  );
}

/** Tokens of one line, with the classes of `src/design/code.css`. */
function Code({ line }: { line: CodeLine }): ReactNode {
  return line.tokens.map((token, index) =>
    typeof token === 'string' ? (
      token
    ) : (
      <span key={index} className={`t-${token[0]}`}>
        {token[1]}
      </span>
    ),
  );
}

/** A name that is too long is broken at its joints. */
const withBreaks = (name: string): ReactNode =>
  name
    .split(/(?<=[._-])(?=\w)/)
    .flatMap((part, at) => (at === 0 ? part : [<wbr key={at} />, part]));

/** The files that the build wrote, each with the joint of its format. */
function Entries({ entries }: { entries: readonly DistEntry[] }): ReactNode {
  return (
    <ul>
      {entries.map(({ name, size, format, children }) => (
        <li key={name}>
          <span className={styles.row} data-format={format}>
            {format && !children && <Joint format={format} />}
            <span>{children ? `${name}/` : withBreaks(name)}</span>
            {size && <small>{size}</small>}
          </span>
          {children && <Entries entries={children} />}
        </li>
      ))}
    </ul>
  );
}

/** The end of a part as its format cuts it: round, square, dovetail, double. On a 14 px grid. */
const SHAPES: Record<ShowcaseFormat, string> = {
  esm: 'M0 3.5h6a3.5 3.5 0 0 1 0 7H0z',
  cjs: 'M0 3h9v8H0z',
  umd: 'M0 5l9-3v10L0 9z',
  mf: 'M0 1.5h9V6H0zM0 8h9v4.5H0z',
};

function Joint({ format }: { format: ShowcaseFormat }): ReactNode {
  return (
    <svg
      className={styles.joint}
      style={{ fill: `var(--${format})` }}
      viewBox="0 0 14 14"
      aria-hidden="true"
    >
      <path d={SHAPES[format]} />
    </svg>
  );
}

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

/** A config beside its output; `:has(:checked)` in the stylesheet does all the switching. */
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
          <div className={styles.tree} translate="no">
            <Entries entries={[{ name: 'dist', children: dist }]} />
          </div>
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
