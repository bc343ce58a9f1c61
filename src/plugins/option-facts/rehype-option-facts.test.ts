import type { Element, Root } from 'hast';
import { VFile } from 'vfile';
import { expect, it } from 'vitest';
import { element, propertiesOf } from '@rslib-docs/kit/testing/hast';
import { rehypeOptionFacts } from './rehype-option-facts';

const heading = (tagName: string, text: string) => element(tagName, {}, element('code', {}, text));

function place(options: object, ...headings: Element[]): string[] {
  const tree: Root = { type: 'root', children: [...headings] };
  const file = new VFile();
  file.data.frontMatter = { options };
  rehypeOptionFacts()(tree, file);
  return tree.children.map((node) => propertiesOf(node) ?? 'heading');
}

it('facts stand below the heading that names the option, by its whole name or the end, and need one', () => {
  const options = {
    'output.minify': { type: 'boolean', cli: ['--minify', '--no-minify'] },
    'experiments.exe.fileName': { type: 'string', default: "'a'", since: '0.21' },
  };
  const headings = [heading('h2', 'output.minify'), heading('h3', 'exe.fileName')];
  expect(place(options, ...headings, heading('h2', 'Usage'))).toEqual([
    'heading',
    'name=output.minify,type=boolean,cli=--minify --no-minify',
    'heading',
    "name=experiments.exe.fileName,type=string,default='a',since=0.21",
    'heading',
  ]);
  const sentence = element('p', {}, 'It is for this.');
  expect(place(options, headings[0]!, sentence, headings[1]!)[2]).toContain('name=output.minify');
  expect(() => place({ 'dts.build': { type: 'boolean' } }, heading('h2', 'dts.bundle'))).toThrow(
    '"options.dts.build" has no heading',
  );
});
