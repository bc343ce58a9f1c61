import Translate, { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import { CodeFigure } from '@rslib-docs/kit/ui/code-figure/CodeFigure';
import { Code } from './Code';
import type { CodeLine, ShowcaseFormat } from './showcase-data';
import styles from './CodeFile.module.css';

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
