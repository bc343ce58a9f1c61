import { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import { CodeFigure } from '@rslib-docs/kit/ui/code-figure/CodeFigure';

/** A longer line is no line to read along, but minified code: it is wrapped. */
const LONG_LINE_CHARACTERS = 160;

const isLong = (html: string): boolean =>
  html.split('\n').some((line) => line.replace(/<[^>]*>/g, '').length > LONG_LINE_CHARACTERS);

interface Props {
  path: string;
  /** Highlighted lines; they come from the build, never from a visitor. */
  html: string;
  /** Whether these are all lines of the file, and no others, so that copying gives the file. */
  isWhole: boolean;
  className?: string;
  children?: ReactNode;
}

/** A file with its name above it, and what `children` add to that. */
export function CodePane({ path, html, isWhole, className, children }: Props): ReactNode {
  const copyLabel = translate(
    {
      id: 'output-explorer.file.copy',
      message: 'Copy {file}',
      description: 'Accessible name of the button that copies a file of the output explorer',
    },
    { file: path },
  );
  return (
    <CodeFigure
      path={path}
      copyLabel={isWhole ? copyLabel : undefined}
      tools={children}
      isWrapped={isLong(html)}
      className={className}
    >
      <code dangerouslySetInnerHTML={{ __html: html }} />
    </CodeFigure>
  );
}
