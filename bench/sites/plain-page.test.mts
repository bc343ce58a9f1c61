import { expect, it } from 'vitest';
import { plainPage } from './plain-page.mts';

it('takes our components out of a page, and leaves what they enclose', () => {
  const page = [
    "import Helper from '@theme/Helper';",
    "import { Explorer } from '@site/src/features/explorer/Explorer';",
    '',
    'Text about `<Helper />`.',
    '',
    '<Explorer name="x">',
    '',
    'Kept.',
    '',
    '</Explorer>',
    '',
    '<Helper />',
    '',
  ].join('\n');
  expect(plainPage(page)).toBe('\nText about `<Helper />`.\n\n\nKept.\n\n\n');
});

it('leaves other pages alone', () => {
  const page = "```js\nimport x from 'y';\n```\n\n<details>\n";
  expect(plainPage(page)).toBe(page);
});
