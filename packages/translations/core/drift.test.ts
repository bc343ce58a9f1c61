import { expect, it } from 'vitest';
import { withoutTablePadding } from './drift';

const PADDED = `Text   with |   bars.

| Flag   | Meaning     |
| ------ | :---------: |
| \`-x\`   | Two  words  |`;

it('the padding of tables is left out, and nothing else', () => {
  expect(withoutTablePadding(PADDED)).toBe(`Text   with |   bars.

| Flag | Meaning |
| --- | :---: |
| \`-x\` | Two  words |`);
});

it('code keeps its spaces, also within longer fences', () => {
  const code = '````md\n```text\n| a    |\n```\n| b    |\n````\n';
  expect(withoutTablePadding(code)).toBe(code);
  expect(withoutTablePadding(`${code}| c    |`)).toBe(`${code}| c |`);
});
