import { useDoc } from '@docusaurus/plugin-content-docs/client';
import type { ReactNode } from 'react';
import styles from './OptionFacts.module.css';
import { typeLines } from './type-lines';

/** The key that a line of a type begins with. */
const KEY = /^(\s*)('[^']+'|[\w$]+)(\??:.*)$/s;

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
  return (
    <span className={styles.lines}>
      {lines.map((line, index) => {
        const [, before, key, after] = KEY.exec(line) ?? [];
        const id = key && idOf(key);
        const end = index < lines.length - 1 ? '\n' : '';
        if (!id) return line + end;
        return (
          <span key={line}>
            {before}
            <a href={`#${id}`}>{key}</a>
            {after}
            {end}
          </span>
        );
      })}
    </span>
  );
}
