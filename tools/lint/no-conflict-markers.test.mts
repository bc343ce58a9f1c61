import { lint } from 'markdownlint/promise';
import { expect, it } from 'vitest';
import noConflictMarkers from './no-conflict-markers.mjs';

async function linesOfMarkers(text: string): Promise<number[]> {
  const found = await lint({
    strings: { text },
    customRules: [noConflictMarkers],
    config: { default: false, 'no-conflict-markers': true },
  });
  return found.text!.map(({ lineNumber }) => lineNumber);
}

it.each([
  ['---\ntitle: A\n---\n\n<<<<<<< HEAD\nOurs.\n=======\nTheirs.\n>>>>>>> b\n', [5, 7, 9]],
  ['Text.\n=======\n', [2]],
  ['```ts\n||||||| base\n```\n', [2]],
  ['Text.\n\n> > Quoted.\n\n| a |\n| - |\n', []],
  ['Text.\n\n======== eight\n', []],
])('%j: %j', async (text, lines) => {
  expect(await linesOfMarkers(text)).toEqual(lines);
});

it('finds them in front matter', async () => {
  expect(await linesOfMarkers('---\n<<<<<<< HEAD\ntitle: A\n---\n\nText.\n')).not.toEqual([]);
});
