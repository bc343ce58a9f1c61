import { createElement } from 'react';
import { expect, it } from 'vitest';
import { defaultAnswer } from './default-answer';

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
