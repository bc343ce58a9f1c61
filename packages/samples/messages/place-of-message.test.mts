import { expect, it } from 'vitest';
import { quotedMessages } from './check-messages.mts';

it('takes the section whose quotation no other section shares', () => {
  const text = 'Failed to resolve tsconfig file "…" from …. Please ensure that the file exists.';
  const shared = 'Please ensure that the file exists';
  const quotations = [
    { place: 'guide/faq/errors#cannot-resolve-entry', text: shared },
    { place: 'guide/faq/errors#tsconfig-missing', text: shared },
    {
      place: 'guide/faq/errors#tsconfig-missing',
      text: 'Failed to resolve tsconfig file "a.json"',
    },
  ];
  expect(quotedMessages([{ text, file: 'a.js', line: 1 }] as never, quotations)).toEqual([
    { text, place: 'guide/faq/errors#tsconfig-missing' },
  ]);
});
