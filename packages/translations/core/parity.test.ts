import { describe, expect, it } from 'vitest';
import { comparePage } from './drift';
import { findDifferences, diagramStructure } from './parity';
import { readSections } from './sections';

const HEAD = '---\ntitle: A\ndescription: B\noption: dts\n---\n\n';
const ENGLISH = `${HEAD}The words of the intro are here.

## One {/* #one */}

See [the other](./b.mdx#x) and [Rsbuild](https://rsbuild.rs/guide/).

\`\`\`ts title="a.ts"
// English
run();
\`\`\`

:::tip
Yes.
:::

| a | b |
| - | - |
| 1 | 2 |

## Two {/* #two */}

<Badge text="x" />
`;
const CHINESE = ENGLISH.replace('The words of the intro are here.', '这是引言。')
  .replace('// English', '// 中文')
  .replace('See', '参见')
  .replace('rsbuild.rs/guide', 'rsbuild.rs/zh/guide');

async function kinds(from: string, to: string) {
  expect(CHINESE).toContain(from);
  const chinese = await readSections(CHINESE.replace(from, to));
  return findDifferences(await readSections(ENGLISH), chinese).map(
    ({ kind, section, line }) => `${kind} ${section} ${line}`,
  );
}

describe('findDifferences @F114', () => {
  it('finds none in a faithful translation', async () => {
    expect(await kinds('引言', '开头')).toEqual([]);
  });
  it.each([
    ['run();', 'stop();', ['samples one 15']],
    ['run();', 'run() ;', ['samples one 15']],
    ['这是引言。', '** 这是引言 **。', ['facts :intro 7']],
    ['| 1 | 2 |', '｜ 1 ｜ 2 ｜', ['tables one 24']],
    ['| 1 | 2 |', '| 1 | 2 | 3 |', ['tables one 24']],
    ['title="a.ts"', 'title="b.ts"', ['samples one 13']],
    ['./b.mdx#x', './b.mdx', ['links one 11']],
    [':::tip', ':::note', ['admonitions one 18']],
    ['| 1 | 2 |', '| 1 | 2 |\n| 3 | 4 |', ['tables one 25']],
    ['<Badge text="x" />', '<script>{alert(1)}</script>', ['components two 28']],
    ['{/* #two */}', '', ['ids  26']],
    // Its state shows it: missing here, orphan there.
    ['#two', '#three', []],
    ['## Two', '### Two', ['ids two 26']],
    ['option: dts', 'option: bundle', ['front-matter :front-matter 4']],
    ['这是引言。', 'The words of the intro are here.', ['untranslated :intro 7']],
    ['title: A', 'title: left as it was', ['untranslated :front-matter 1']],
    ['Yes.', 'A paragraph that was left.', ['untranslated one 19']],
    ['| 1 | 2 |', '| 1 | a cell that was left |', ['facts one 24', 'untranslated one 24']],
    [
      ':::tip',
      'A paragraph that was left.\n\n#### 标题\n\n:::tip',
      ['ids  20', 'untranslated one 18'],
    ],
  ])('%s → %s', async (from, to, expected) => {
    expect(await kinds(from, to)).toEqual(expected);
  });
});

it('comparePage names the state of every section', async () => {
  const english = await readSections(ENGLISH);
  const lock = Object.fromEntries(english.sections.map(({ id, hash }) => [id, hash]));
  const chinese = await readSections(CHINESE.replace('#two', '#three'));
  const rest = Object.fromEntries(
    Object.entries({ ...lock, ':intro': 'old' }).filter(([id]) => id !== 'one'),
  );
  const drift = comparePage(english, chinese, rest);
  expect(drift.map(({ id, state }) => `${id} ${state}`)).toEqual([
    ':front-matter current',
    ':intro stale',
    'one unaccepted',
    'two missing',
    'three orphan',
  ]);
});

const DIAGRAM_IN_ENGLISH = `flowchart LR
  accTitle: From source to package
  accDescr: Source goes in
  subgraph one [Your project]
  A["src, all of it"] -->|bundle| B{joined?}
  end
  B --> C([dist])`;
const DIAGRAM_IN_CHINESE = `flowchart LR
  accTitle: 从源码到包
  accDescr: 输入源码
  subgraph one [你的项目]
  A["整个 src"] -->|打包| B{合并？}
  end
  B --> C([产物])`;

it.each([
  ['an arrow is missing', DIAGRAM_IN_CHINESE.replace('B --> C', 'C')],
  ['an arrow turns round', DIAGRAM_IN_CHINESE.replace('B --> C', 'C --> B')],
  ['a box has another shape', DIAGRAM_IN_CHINESE.replace('{合并？}', '[合并？]')],
  ['the direction differs', DIAGRAM_IN_CHINESE.replace('LR', 'TD')],
])(
  'a diagram is the same whatever language the labels are in, and differs where %s',
  (_what, changed) => {
    expect(diagramStructure(DIAGRAM_IN_CHINESE)).toBe(diagramStructure(DIAGRAM_IN_ENGLISH));
    expect(diagramStructure(changed)).not.toBe(diagramStructure(DIAGRAM_IN_ENGLISH));
  },
);
