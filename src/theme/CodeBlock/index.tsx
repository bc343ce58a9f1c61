/* Ejected from theme-classic 3.10.2: for code that only exists at run time; Shiki, loaded lazily. */
import type { Props } from '@theme/CodeBlock';
import { Children, type ReactNode } from 'react';
import { RuntimeCode } from '@site/src/features/code-fence/CodeFence';

export default function CodeBlock(props: Props): ReactNode {
  const { children, className, language, title, showLineNumbers } = props;
  const text = Children.toArray(children).filter((child) => typeof child === 'string');
  return (
    <RuntimeCode
      code={text.join('').replace(/\n$/, '')}
      lang={language ?? /language-(\S+)/.exec(className ?? '')?.[1] ?? 'text'}
      title={typeof title === 'string' ? title : undefined}
      lineNumbers={showLineNumbers === undefined ? undefined : showLineNumbers ? 'true' : 'false'}
    />
  );
}
