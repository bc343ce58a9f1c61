import { useDoc } from '@docusaurus/plugin-content-docs/client';
import type { ReactNode } from 'react';
import styles from './OptionFacts.module.css';
import { typeLines } from './type-lines';

/** The key of the type itself, not of what is in it, that a line begins with. */
const KEY = /^( {2})('[^']+'|[\w$]+)(\??:.*)$/s;

/**
 * A type; a long one has a line for each key. Keys of `option` that a heading of the page explains
 * are links to it.
 */
export function TypeText({ type, option }: { type: string; option: string }): ReactNode {
  const { toc } = useDoc();
  const idOf = (key: string) =>
    toc.find(({ value }) => value.replace(/<[^>]*>/g, '').endsWith(`${option}.${key}`))?.id;
  const lines = typeLines(type);
  if (lines.length === 1) return type;
  return lines.map((line, index) => {
    const [, before, key, after] = KEY.exec(line) ?? [];
    const id = key && idOf(key);
    return (
      <span key={index} className={styles.line}>
        {id ? (
          <>
            {before}
            <a href={`#${id}`}>{key}</a>
            {after}
          </>
        ) : (
          line
        )}
        {index < lines.length - 1 && '\n'}
      </span>
    );
  });
}
