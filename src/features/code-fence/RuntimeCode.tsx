import { useEffect, useState, type ReactNode } from 'react';
import { plainLines } from '@rslib-docs/kit/shared/code-lines/code-lines';
import { CodeFence, type CodeFenceProps } from './CodeFence';

export interface RuntimeCodeProps extends Pick<CodeFenceProps, 'title' | 'lineNumbers'> {
  code: string;
  lang: string;
}

/** Code that the build does not know. It is readable at once and gets its colours when they come. */
export function RuntimeCode({ code, lang, ...props }: RuntimeCodeProps): ReactNode {
  const [coloured, setColoured] = useState<{ code: string; html: string }>();
  useEffect(() => {
    let isCurrent = true;
    import('./runtime-highlight')
      .then(({ highlightAtRunTime }) => highlightAtRunTime(code, lang))
      .then((html) => {
        if (isCurrent && html) setColoured({ code, html });
      })
      .catch((error: unknown) => console.error(error));
    return () => {
      isCurrent = false;
    };
  }, [code, lang]);
  return (
    <CodeFence
      {...props}
      lang={lang}
      html={coloured?.code === code ? coloured.html : plainLines(code)}
      lineCount={String(code.split('\n').length)}
    />
  );
}
