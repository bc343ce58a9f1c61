import Translate, { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import { CodeFigure } from '@rslib-docs/kit/ui/CodeFigure';
import type { CodeLine, DistEntry, ShowcaseFormat } from './showcase-data';
import styles from './ShowcaseFiles.module.css';

interface Props {
  path: string;
  lines: readonly CodeLine[];
  className?: string;
  /** The format that the whole file belongs to. */
  format?: ShowcaseFormat;
}

function Gap({ hidden }: { hidden: number }): ReactNode {
  return (
    <span className={`t-comment ${styles.gap}`}>
      <Translate
        id="home.showcase.hidden"
        description="In place of lines of a file that are not shown"
        values={{ count: hidden }}
      >
        {'⋯ {count} more lines'}
      </Translate>
    </span>
  );
}

/** A file of the showcase. A file that is shown in part cannot be copied. */
export function CodeFile({ path, lines, className, format }: Props): ReactNode {
  const isWhole = lines.every(({ hidden }) => !hidden);
  const copyLabel = translate(
    {
      id: 'home.showcase.copy',
      message: 'Copy {file}',
      description: 'Accessible name of the button that copies a file of the showcase',
    },
    { file: path },
  );
  return (
    <CodeFigure
      path={path}
      copyLabel={isWhole ? copyLabel : undefined}
      className={className}
      format={format}
    >
      <code>
        {lines.map((line, index) =>
          line.hidden ? (
            <Gap key={index} hidden={line.hidden} />
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
export function Code({ line }: { line: CodeLine }): ReactNode {
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

/** The files that the build wrote, each with the joint of its format. */
export function Dist({ entries }: { entries: readonly DistEntry[] }): ReactNode {
  return (
    <div className={styles.tree} translate="no">
      <Entries entries={[{ name: 'dist', children: entries }]} />
    </div>
  );
}

/** The end of a part as its format cuts it: round, square, dovetail, double. On a 14 px grid. */
const SHAPES: Record<ShowcaseFormat, string> = {
  esm: 'M0 3.5h6a3.5 3.5 0 0 1 0 7H0z',
  cjs: 'M0 3h9v8H0z',
  umd: 'M0 5l9-3v10L0 9z',
  mf: 'M0 1.5h9V6H0zM0 8h9v4.5H0z',
};

export function Joint({ format }: { format: ShowcaseFormat }): ReactNode {
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
