/* A part of our own; no theme has it. A choice can be taken away as samples can. */
import type { ReactNode } from 'react';
import { configText } from '@rslib-docs/samples/output-explorer/choice';
import { archiveFile } from '@rslib-docs/samples/archive/address';
import { OutputExplorer } from '@site/src/features/output-explorer/OutputExplorer';
import { SampleMenu } from '@site/src/features/code-fence/SampleMenu';

/** The library of the page: the archive whose configuration the choice replaces. */
const ARCHIVE = archiveFile('docs/guide/basic/output-explorer.mdx', 'explorer')!;

export default function OutputExplorerPart({ children }: { children: ReactNode }): ReactNode {
  return (
    <OutputExplorer
      archiveLink={(choice) => <SampleMenu file={ARCHIVE} config={configText(choice)} />}
    >
      {children}
    </OutputExplorer>
  );
}
