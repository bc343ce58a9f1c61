import os from 'node:os';
import path from 'node:path';
import { expect, it, vi } from 'vitest';
import { redirectMoved } from './redirect-moved.mts';

vi.mock('../../src/site/redirects', () => ({
  REDIRECTS: [{ from: '/old', to: '/guide/basic/cli#nope' }],
  MOVED_TEXTS: { en: {} },
}));

it('an entry that leads nowhere stops the build, by name @F240', async () => {
  const pages = [{ routePath: '/docs/guide/basic/cli', toc: [], version: '' }];
  const outDir = path.join(os.tmpdir(), 'redirect-moved');
  await expect(redirectMoved(outDir, 'en', '/docs/', pages)).rejects.toThrow(
    /\{ from: '\/old', to: '\/guide\/basic\/cli#nope' \}.*no section "nope"/,
  );
});
