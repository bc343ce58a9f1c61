import fs from 'node:fs';
import path from 'node:path';

/**
 * Writes several files, each beside its place first. Only when all are written are they renamed, in
 * the given order: an interrupt leaves either the old file or the new one, never a part. A null
 * removes the file.
 */
export function writeFiles(root: string, files: ReadonlyMap<string, string | null>): void {
  const pending: { from: string; to: string }[] = [];
  const clean = (): void => {
    for (const { from } of pending) fs.rmSync(from, { force: true });
  };
  const stop = (): void => {
    clean();
    process.exit(130);
  };
  process.once('SIGINT', stop);
  try {
    for (const [file, content] of files) {
      if (content === null) continue;
      const to = path.resolve(root, file);
      const from = path.join(path.dirname(to), `.${path.basename(to)}.${process.pid}.tmp`);
      fs.mkdirSync(path.dirname(to), { recursive: true });
      pending.push({ from, to });
      fs.writeFileSync(from, content);
    }
    for (const { from, to } of pending) fs.renameSync(from, to);
    pending.length = 0;
    for (const [file, content] of files) {
      if (content === null) fs.rmSync(path.resolve(root, file), { force: true });
    }
  } finally {
    clean();
    process.off('SIGINT', stop);
  }
}
