import type { ReactNode } from 'react';
import type { CodeLine } from './showcase-data';

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
