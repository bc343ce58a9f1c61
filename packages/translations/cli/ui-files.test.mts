import fs from 'node:fs';
import { expect, it } from 'vitest';
import { tempFolder } from '@rslib-docs/kit/testing/temp-folder';
import { readUiStrings } from './ui-files.mts';

it('reads what the code marks, in every way of writing it', async () => {
  const { dir, at, write } = tempFolder();
  fs.mkdirSync(at('packages'));
  write(
    'src/a.tsx',
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
  const found = await readUiStrings(dir, ['src', 'packages']);
  expect(found.map(({ id, message }) => [id, message])).toEqual([
    ['a.call', 'Call'],
    ['a.double', 'Don\'t "copy"'],
    ['a.single', 'In {name}'],
    ['a.plain', 'Plain text'],
    ['a.last', 'Last'],
  ]);
});
