import Translate, { translate } from '@docusaurus/Translate';
import { useEffect, useState, type ReactNode } from 'react';
import clsx from 'clsx';
import { SITE_OPTIONS } from '@site/src/site/client';
import { CopyButton } from '@rslib-docs/kit/ui/CopyButton';
import { Icon } from '@rslib-docs/kit/ui/Icon';
import square from '@rslib-docs/kit/ui/Square.module.css';
import { WRAPPED } from '@rslib-docs/kit/shared/page-contract';
import { plainLines } from '@rslib-docs/kit/shared/text';
import type { SamplePart } from '@site/src/plugins/code-fences/contract';
import { WRAP_BUTTON, FOLD_BUTTON } from './code-controls';
import styles from './CodeFence.module.css';

/** Languages as a reader knows them; plain text has no name. */
const LANGUAGE_NAMES: Readonly<Record<string, string>> = {
  bash: 'Shell',
  css: 'CSS',
  html: 'HTML',
  js: 'JavaScript',
  json: 'JSON',
  json5: 'JSON5',
  jsonc: 'JSON',
  jsx: 'JSX',
  less: 'Less',
  md: 'Markdown',
  mdx: 'MDX',
  scss: 'SCSS',
  svelte: 'Svelte',
  toml: 'TOML',
  ts: 'TypeScript',
  tsx: 'TSX',
  vue: 'Vue',
  xml: 'XML',
  yaml: 'YAML',
};

function WrapButton(): ReactNode {
  const label = translate({
    id: 'code-fence.wrap.label',
    message: 'Toggle code wrap',
    description: 'Accessible name of the button that wraps long lines of a code block',
  });
  return (
    <button
      type="button"
      className={`${square.square} ${styles.button}`}
      aria-label={label}
      title={label}
      // The visitor changes it in the DOM, perhaps before the app has started.
      aria-pressed={SITE_OPTIONS.wrapCode}
      suppressHydrationWarning
      {...{ [WRAP_BUTTON]: '' }}
    >
      <Icon name="wrap" />
    </button>
  );
}

/** Opens and closes a long block, whose state says which of its texts is shown. */
function CodeFold({ lines }: { lines: number }): ReactNode {
  return (
    <button type="button" className={styles.fold} data-nosnippet="" {...{ [FOLD_BUTTON]: '' }}>
      <Icon name="caret" />
      <span className={styles.more}>
        <Translate
          id="code-fence.fold.more"
          description="Button below a long code block of which only the beginning is shown"
          values={{ lines }}
        >
          {'Show all {lines} lines'}
        </Translate>
      </span>
      <span className={styles.less}>
        <Translate
          id="code-fence.fold.less"
          description="Button below a long code block that is shown as a whole"
        >
          Show fewer lines
        </Translate>
      </span>
    </button>
  );
}

/** A block with more lines than this begins folded; a result stands below its cause. */
const FOLD_ABOVE_LINES = 30;
const FOLD_RESULT_ABOVE_LINES = 12;

export interface CodeFenceProps {
  /** Highlighted lines as HTML, written by the build from the fence; never from a visitor. */
  html: string;
  lang: string;
  /** Number of lines; MDX passes attributes as text. */
  lineCount: string;
  title?: string;
  hasFocus?: 'true';
  lineNumbers?: 'true' | 'false';
  /** In a panel, whose tab shows the title. */
  inPanel?: 'true';
  /** What it is in a sample of several files. */
  part?: SamplePart;
  /** It has a line that does not fit into a narrow window. */
  isWide?: 'true';
  /** Draws the button of the menu of its sample, with this class; missing where it has none. */
  menu?: (className: string) => ReactNode;
}

/** A block of highlighted code. Without a title it has a bar only where its controls need one. */
export function CodeFence(props: CodeFenceProps): ReactNode {
  const { html, lang, title, hasFocus, lineNumbers = String(SITE_OPTIONS.showLineNumbers) } = props;
  const lines = Number(props.lineCount);
  const isResult = props.part === 'result';
  const isLong = lines > (isResult ? FOLD_RESULT_ABOVE_LINES : FOLD_ABOVE_LINES);
  const isBare = !title && !props.inPanel;
  const copy = translate({
    id: 'code-fence.copy.label',
    message: 'Copy code',
    description: 'Accessible name of the button that copies a code block',
  });
  const unnamed = translate({
    id: 'code-fence.block.label',
    message: 'Code',
    description: 'Accessible name of a code block without a title',
  });
  return (
    <figure
      className={clsx(
        styles.block,
        props.inPanel && styles.inPanel,
        isBare && styles.bare,
        isBare && (lines === 1 || lang === 'bash') && styles.short,
        isResult && styles.result,
      )}
      data-folded={isLong ? '' : undefined}
      {...{ [WRAPPED]: SITE_OPTIONS.wrapCode ? '' : undefined }}
      suppressHydrationWarning
    >
      <figcaption className={styles.caption}>
        {title && (
          <span className={styles.title} translate="no">
            {title}
          </span>
        )}{' '}
        {/* The space is for outputs without styles. A command by itself needs no name. */}
        {LANGUAGE_NAMES[lang] && (title || lang !== 'bash') && (
          <span className={styles.language} translate="no">
            {LANGUAGE_NAMES[lang]}
          </span>
        )}
        <span className={styles.controls} data-nosnippet="">
          {/* The menu of a sample wraps the lines of all its files. */}
          {props.menu?.(styles.button!) ?? (!props.part && props.isWide && <WrapButton />)}
          <CopyButton className={styles.button} label={copy} title={copy} />
        </span>
      </figcaption>
      {/* Long lines scroll inside the block, so the keyboard must reach it. */}
      <pre
        className={`code ${styles.scroller}`}
        data-focus={hasFocus && ''}
        data-line-numbers={lineNumbers === 'true' ? '' : undefined}
        tabIndex={0}
        role="group"
        aria-label={title ?? unnamed}
        translate="no"
      >
        <code dangerouslySetInnerHTML={{ __html: html }} />
      </pre>
      {isLong && <CodeFold lines={lines} />}
    </figure>
  );
}

interface WorksInProps {
  /** Names of consumers with commas between them. */
  works: string;
  fails?: string;
}

/** Who could use the package of a sample when that was last tried. */
export function WorksIn({ works, fails }: WorksInProps): ReactNode {
  return (
    <p className={styles.users}>
      {works && (
        <Translate
          id="code-fence.works-in"
          description="Below a sample: the tools that can use the package that it builds"
          values={{ consumers: works }}
        >
          {'Works in: {consumers}'}
        </Translate>
      )}
      {works && fails && <br />}
      {fails && (
        <Translate
          id="code-fence.fails-in"
          description="Below a sample: the tools that cannot use the package that it builds"
          values={{ consumers: fails }}
        >
          {'Does not work in: {consumers}'}
        </Translate>
      )}
    </p>
  );
}

interface RuntimeCodeProps extends Pick<CodeFenceProps, 'title' | 'lineNumbers'> {
  code: string;
  lang: string;
}

/** Code that the build does not know. It is readable at once, and coloured later. */
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
      isWide="true"
    />
  );
}
