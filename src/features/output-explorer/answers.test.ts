import { describe, expect, it } from 'vitest';
import { createElement } from 'react';
import { compareAnswers, countChanges, pickFile, defaultAnswer } from './answers';

const answer = (files: Record<string, string>) => ({
  files: Object.entries(files).map(([path, html]) => ({ path, html, bytes: html.length })),
});
const kinds = (...answers: Parameters<typeof compareAnswers>) =>
  compareAnswers(...answers).map(({ kind, path, from }) =>
    [kind, path, ...(from ? [`from ${from}`] : [])].join(' '),
  );

describe('files of a result', () => {
  it('are the same where nothing was shown before, else the same, changed, added or removed', () => {
    expect(kinds(answer({ 'a.js': '1' }), undefined)).toEqual(['same a.js']);
    const before = answer({ 'a.js': '1', 'b.js': '1', 'c.js': '1' });
    const after = answer({ 'a.js': '1', 'b.js': '2', 'd.js': '1' });
    expect(kinds(after, before).join()).toBe('same a.js,changed b.js,removed c.js,added d.js');
    const counts = countChanges(compareAnswers(after, before));
    expect(counts).toEqual({ changed: 1, added: 1, removed: 1 });
  });

  it('that only another extension tells apart are compared with each other', () => {
    const before = answer({ 'index.js': '1\n2', 'index.d.ts': 'x' });
    const after = answer({ 'index.cjs': '1\n3', 'index.d.cts': 'x' });
    const pairs = ['index.cjs from index.js', 'index.d.cts from index.d.ts'];
    expect(kinds(after, before)).toEqual(pairs.map((pair) => `changed ${pair}`));
    const [code, types] = compareAnswers(after, before);
    expect(code!.rows!.map(({ kind }) => kind)).toEqual(['same', 'remove', 'add']);
    expect(types!.rows).toBeUndefined();
  });

  it('stay chosen under another name; else the main file is', () => {
    const files = compareAnswers(answer({ 'index.cjs': '1', 'types.cjs': '2' }), undefined);
    expect(pickFile(files, 'types.js')?.path).toBe('types.cjs');
    expect(pickFile(files, 'rates.js')?.path).toBe('index.cjs');
    expect(pickFile(files, undefined)?.path).toBe('index.cjs');
    expect(pickFile([], 'index.js')).toBeUndefined();
  });
});

const fence = (props: object) => createElement('pre', props);

it('takes the files of dist among the fences of the page, with their sizes', () => {
  const html = '<span class="line">a &#x3C; &amp;</span>\n<span class="line">é</span>';
  const children = [
    fence({ title: 'rslib.config.ts', html: 'x' }),
    '\n',
    fence({ title: 'dist', html: 'index.js' }),
    fence({ title: 'dist/index.js', html }),
    fence({ title: 'dist/none' }),
  ];
  expect(defaultAnswer(children)).toEqual({ files: [{ path: 'index.js', html, bytes: 9 }] });
});
