import Translate, { translate } from '@docusaurus/Translate';
import clsx from 'clsx';
import { Children, cloneElement, type ReactElement, type ReactNode } from 'react';
import { OUTPUT, TERMINAL, type SamplePart } from '@site/src/plugins/code-fences/contract';
import { Tabs } from './Tabs';
import styles from './SampleBlock.module.css';

interface SamplePanelProps {
  value: string;
  /** Name of the file, or one of the signs of `contract.ts`. */
  label: string;
  /** Missing where a sample shows no result, or nothing else. */
  part?: SamplePart;
  /** Whether the content already shows the label. */
  isNamed?: boolean;
  children: ReactNode;
}

/** One part of a sample: a file, or a command with its output. */
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

type Panels = readonly ReactElement<SamplePanelProps>[];

function SampleTabs({ panels }: { panels: Panels }): ReactNode {
  return (
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
  );
}

/** The files that a sample also has; the line that opens them says their names. */
function Inputs({ panels }: { panels: Panels }): ReactNode {
  return (
    <details className={styles.inputs}>
      <summary>
        <span className={styles.count}>
          <Translate
            id="tabs.sample.more"
            description="Before the names of further files of a sample, which this line opens"
            values={{ count: panels.length }}
          >
            {'{count} more'}
          </Translate>
        </span>{' '}
        <span className={styles.names}>
          {panels.map(({ props: { value, label } }) => (
            <span key={value} translate={labelOf(label) === label ? 'no' : undefined}>
              {labelOf(label)}{' '}
            </span>
          ))}
        </span>
      </summary>
      {panels.map((panel) => (
        <div key={panel.props.value}>{panel}</div>
      ))}
    </details>
  );
}

interface SampleBlockProps {
  /** Cause and result fit side by side into the text of a wide window. */
  isNarrow?: 'true';
  children: ReactNode;
}

/** One sample: the file that a reader would edit, its other files in one line, and what comes of it. */
export function SampleBlock({ isNarrow, children }: SampleBlockProps): ReactNode {
  const panels = Children.toArray(children) as ReactElement<SamplePanelProps>[];
  if (panels.length === 1) return <div className={styles.single}>{panels}</div>;
  const partsOf = (part: SamplePart) => panels.filter((panel) => panel.props.part === part);
  const [inputs, results] = [partsOf('input'), partsOf('result')];
  return (
    <div
      className={clsx(styles.sample, isNarrow && results.length > 0 && styles.beside)}
      data-sample=""
    >
      {partsOf('cause')}
      {inputs.length > 0 && <Inputs panels={inputs} />}
      <div className={styles.result}>
        {results.length === 1 ? results : <SampleTabs panels={results.length ? results : panels} />}
      </div>
    </div>
  );
}
