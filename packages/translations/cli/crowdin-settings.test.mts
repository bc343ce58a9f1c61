import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';

const ROOT = path.resolve(import.meta.dirname, '../../..');

describe('crowdin.yml', () => {
  it('pins the parser of every page, and never takes English for Chinese', () => {
    const { files } = parse(fs.readFileSync(path.join(ROOT, 'crowdin.yml'), 'utf8')) as {
      files: { source: string; type?: string; skip_untranslated_files?: boolean }[];
    };
    for (const { source, type, skip_untranslated_files } of files) {
      expect(type, source).toMatch(source.endsWith('.json') ? /^chrome$/ : /^mdx_v\d+_\d+$/);
      expect(skip_untranslated_files, source).toBe(true);
    }
  });
});
