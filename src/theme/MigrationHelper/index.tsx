/* A part of our own; no theme has it. The code that it writes is shown as all code is. */
import type { ReactNode } from 'react';
import { CodeFence } from '@site/src/features/code-fence/CodeFence';
import { MigrationHelper } from '@site/src/features/migration-helper/MigrationHelper';

export default function MigrationHelperPart(): ReactNode {
  return <MigrationHelper Code={CodeFence} />;
}
