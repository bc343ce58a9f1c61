import { translate } from '@docusaurus/Translate';
import clsx from 'clsx';
import { Children, cloneElement, type ReactElement, type ReactNode } from 'react';
import { OUTPUT, TERMINAL } from '@site/src/plugins/code-fences/contract';
import { Tabs } from './Tabs';
import styles from './Tabs.module.css';

interface SamplePanelProps {
  /** Its place, as text. */
  value: string;
  /** Name of the file, or one of the signs of `contract.ts`. */
  label: string;
  /** Whether the content already shows the label. */
  isNamed?: boolean;
  children: ReactNode;
}

/** The content of one tab of a sample: a file, or a command with its output. */
export function SamplePanel({ children }: SamplePanelProps): ReactNode {
  return children;
}

function labelOf(label: string): string {
  if (label === TERMINAL)
    return translate({
      id: 'tabs.sample.terminal',
      message: 'Terminal',
      description: 'Tab of a sample with a command and what it prints',
    });
  if (label === OUTPUT)
    return translate({
      id: 'tabs.sample.output',
      message: 'Output',
      description: 'Tab of a sample with what the build prints',
    });
  return label;
}

interface SampleBlockProps {
  /** Draws the button that copies all of them, with this class. */
  copyAll: (className: string) => ReactNode;
  /** Draws the link to its archive, with this class; missing where there is none. */
  archiveLink?: (className: string) => ReactNode;
  children: ReactNode;
}

/** The files of one sample, its commands and its result, as one block. */
export function SampleBlock({ copyAll, archiveLink, children }: SampleBlockProps): ReactNode {
  const panels = Children.toArray(children) as ReactElement<SamplePanelProps>[];
  if (panels.length === 1) return <div className={styles.single}>{panels}</div>;
  return (
    <div className={clsx(styles.sample, archiveLink && styles.hasArchive)}>
      <Tabs
        label={translate({
          id: 'tabs.sample.files',
          message: 'Files of the sample',
          description: 'Accessible name of the tabs that show the files of a sample',
        })}
      >
        {panels.map((panel) => {
          const label = labelOf(panel.props.label);
          return cloneElement(panel, { label, isNamed: label === panel.props.label });
        })}
      </Tabs>
      {archiveLink?.(styles.archive!)}
      {copyAll(styles.copyAll!)}
    </div>
  );
}
