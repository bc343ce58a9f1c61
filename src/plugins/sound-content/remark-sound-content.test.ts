import remarkDirective from 'remark-directive';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { VFile } from 'vfile';
import { describe, expect, it } from 'vitest';
import { remarkSoundContent } from './remark-sound-content';

const SITE = { origin: 'https://rslib.rs', locales: ['en', 'zh'] };

function check(value: string): void {
  const file = new VFile({ path: 'docs/a.mdx', value });
  const processor = unified()
    .use(remarkParse)
    .use(remarkMdx)
    .use(remarkDirective)
    .use(remarkSoundContent, SITE);
  processor.runSync(processor.parse(file), file);
}

describe('stops at the line', () => {
  it.each([
    ['Text.\n\n[x](https://rslib.rs/guide)', /3:1.*"https:\/\/rslib\.rs\/guide".*its file/],
    ['[x](//rslib.rs)', /is a page of this site/],
    ['[x](/zh/guide/basic/cli)', /is a page of this site/],
    ['[x](/en)', /is a page of this site/],
    ['[x](/zh#a)', /is a page of this site/],
    ['[x]\n\n[x]: /zh/', /3:1.*is a page of this site/],
    ['<a href="/zh/">x</a>', /is a page of this site/],
    ['![A](https://x.example/a.png)', /1:1.*is of another site.*static\/img/],
    ['![A][x]\n\n[x]: https://x.example/a.png', /3:1.*is of another site/],
    ['<img src="https://x.example/a.png" alt="" />', /is of another site/],
    ['Text.\n\n:::warn\nText.\n:::', /3:1.*:::warn is no notice.*warning/],
    [':::caution\nText.\n:::', /:::caution is no notice/],
    [':::tip\nText.', /1:1.*:::tip is never closed/],
    ['::::note\n:::tip\nText.\n::::', /:::tip is never closed/],
    ['::tip[Text]', /::tip is no directive/],
    ['Text.\n\n## App {/* #app */}', /3:1.*the id "app" belongs to the frame/],
  ])('%j', (source, says) => {
    let message = '';
    try {
      check(source);
    } catch (error) {
      message = String(error);
    }
    expect(message).toMatch(/docs\/a\.mdx:\d+:\d+/);
    expect(message.replace('docs/a.mdx:', '')).toMatch(says);
  });
});

it('lets pass what pages are made of', () => {
  const page =
    '[a](/zhx) [b](./y.mdx#z) [c](https://rspack.rs/zh/) [d](/guide/zh/) ![e](/img/a.svg) [f][g]';
  const notices = '::::danger[Title]\n:::info\nText.\n:::\n::::\n\n- a\n\n  :::note\n  b\n  :::';
  expect(() =>
    check(`${page}\n\n[g]: https://x.example/a.png\n\nAt 10:30, \`:::x\`.\n\n${notices}`),
  ).not.toThrow();
});
