import { spawn } from 'node:child_process';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { expect } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '../..');

export interface Finding {
  file: string;
  line: number;
  message: string;
  expected?: string;
  actual?: string;
}

interface Report {
  findings: Finding[];
  /** Number of samples that were not run, as they are proven already. */
  proven?: number;
}

/** A copy of all pages, or of some folders of them, to make them wrong. */
export class PagesCopy {
  private constructor(readonly dir: string) {}

  static async create(folders = ['docs', 'blog', 'i18n']): Promise<PagesCopy> {
    const dir = await fs.mkdtemp(path.join(os.tmpdir(), 'wrong-pages-'));
    for (const folder of folders) {
      await fs.cp(path.join(ROOT, folder), path.join(dir, folder), { recursive: true });
    }
    return new PagesCopy(dir);
  }

  read(page: string): Promise<string> {
    return fs.readFile(path.join(this.dir, page), 'utf8');
  }

  /** Replaces a text that occurs once in a page; gives the line where it stands. */
  async replace(page: string, from: string, to: string): Promise<number> {
    const text = await this.read(page);
    expect(text.split(from).length, `${page} holds "${from}" once`).toBe(2);
    await fs.writeFile(path.join(this.dir, page), text.replace(from, to));
    return text.slice(0, text.indexOf(from)).split('\n').length;
  }

  removePage(page: string): Promise<void> {
    return fs.rm(path.join(this.dir, page));
  }

  /** Runs `npm run site -- prove samples` or `npm run site -- prove options` over the copy. */
  check(tool: string, ...args: string[]): Promise<Report & { code: number | null }> {
    const command = [
      '--import=tsx',
      'tools/site/cli.mts',
      'prove',
      tool,
      '--root',
      this.dir,
      '--json',
      ...args,
    ];
    return new Promise((resolve, reject) => {
      const child = spawn(process.execPath, command, { cwd: ROOT });
      let output = '';
      let errors = '';
      child.stdout.setEncoding('utf8').on('data', (text: string) => (output += text));
      child.stderr.setEncoding('utf8').on('data', (text: string) => (errors += text));
      child.once('close', (code) => {
        if (!output.startsWith('{')) return reject(new Error(output + errors));
        resolve({ ...(JSON.parse(output) as Report), code });
      });
    });
  }

  remove(): Promise<void> {
    return fs.rm(this.dir, { recursive: true, force: true });
  }
}
