import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { readUiStrings } from './ui-files.mts';

it('reads what the code marks, in every way of writing it', async () => {
  const root = await fs.mkdtemp(path.join(os.tmpdir(), 'ui-strings-'));
  for (const folder of ['src', 'packages']) await fs.mkdir(path.join(root, folder));
  await fs.writeFile(
    path.join(root, 'src/a.tsx'),
    `
    translate({ id: 'a.call', message: 'Call' });
    <Translate id="a.double" description="x">{"Don't \\"copy\\""}</Translate>;
    <Translate id="a.single" values={{ go: () => 1 }}>{'In {name}'}</Translate>;
    <Translate id="a.plain" description="y">
      Plain
      text
    </Translate>;
    <Translate id="a.other">{text}</Translate>;
    <Translate id="a.last">Last</Translate>;
  `,
  );
  try {
    const found = await readUiStrings(root, ['src', 'packages']);
    expect(found.map(({ id, message }) => [id, message])).toEqual([
      ['a.call', 'Call'],
      ['a.double', 'Don\'t "copy"'],
      ['a.single', 'In {name}'],
      ['a.plain', 'Plain text'],
      ['a.last', 'Last'],
    ]);
  } finally {
    await fs.rm(root, { recursive: true });
  }
});
