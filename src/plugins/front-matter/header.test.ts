import { expect, it } from 'vitest';
import { parseHeader } from './header';

it('says the same of a broken header that is read again', async () => {
  const broken = '---\ntitle: A: B\n---\n';
  for (const time of ['first', 'second']) {
    await expect(parseHeader('docs/a.mdx', broken), time).rejects.toThrow('bad indentation');
  }
});
