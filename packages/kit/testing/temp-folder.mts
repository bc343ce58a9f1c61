import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll } from 'vitest';

/** A folder of a test file, which is removed after its last test. */
export function tempFolder() {
  const dir = fs.mkdtempSync(path.join(fs.realpathSync(os.tmpdir()), 'test-'));
  const remove = () => fs.rmSync(dir, { recursive: true, force: true });
  afterAll(remove);
  const at = (file: string) => path.join(dir, file);
  return {
    dir,
    at,
    write(file: string, content: string | Uint8Array): void {
      fs.mkdirSync(path.dirname(at(file)), { recursive: true });
      fs.writeFileSync(at(file), content);
    },
    read: (file: string) => fs.readFileSync(at(file), 'utf8'),
    /** Empties it, for tests that each begin with other files. */
    clear(): void {
      remove();
      fs.mkdirSync(dir);
    },
  };
}
