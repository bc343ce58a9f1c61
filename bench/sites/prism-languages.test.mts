import { expect, it } from 'vitest';
import { findPrismLanguages } from './prism-languages.mts';

it('names what the fences use and Prism has to add', () => {
  const pages = [
    '```bash\nls\n```\n\n```ts title="a.ts"\n```',
    ':::note\n\n  ````scss\n  ````\n\n:::',
  ];
  expect(findPrismLanguages(pages)).toEqual(['bash', 'scss']);
});

it('needs nothing for plain text, unknown languages and words in the text', () => {
  expect(findPrismLanguages(['```text\n```', '```vue\n```', 'Use ```bash``` or less.'])).toEqual(
    [],
  );
});
