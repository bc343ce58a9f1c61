/* A part of our own; no theme has it. The code that it writes is shown and taken as all code is. */
import type { ReactNode } from 'react';
import { archiveFile } from '@rslib-docs/samples/archive/address';
import { CodeFence } from '@site/src/features/code-fence/CodeFence';
import { MigrationHelper } from '@site/src/features/migration-helper/MigrationHelper';
import type { CodeProps } from '@site/src/features/migration-helper/Outcome';
import { SampleMenu } from '@site/src/features/code-fence/SampleMenu';

/** The library of the page: the archive whose configuration the result replaces. */
const ARCHIVE = archiveFile('docs/guide/migration/tsup.mdx', 'entries')!;

function ConvertedCode({ source, ...props }: CodeProps): ReactNode {
  const menu = (className: string) => (
    <SampleMenu file={ARCHIVE} config={source} className={className} />
  );
  return <CodeFence {...props} menu={menu} />;
}

export default function MigrationHelperPart(): ReactNode {
  return <MigrationHelper Code={ConvertedCode} />;
}
