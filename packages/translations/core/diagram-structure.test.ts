import { expect, it } from 'vitest';
import { diagramStructure } from './diagram-structure';

const ENGLISH = `flowchart LR
  accTitle: From source to package
  accDescr: Source goes in
  subgraph one [Your project]
  A["src, all of it"] -->|bundle| B{joined?}
  end
  B --> C([dist])`;
const CHINESE = `flowchart LR
  accTitle: 从源码到包
  accDescr: 输入源码
  subgraph one [你的项目]
  A["整个 src"] -->|打包| B{合并？}
  end
  B --> C([产物])`;

it('is the same whatever language the labels are in', () => {
  expect(diagramStructure(CHINESE)).toBe(diagramStructure(ENGLISH));
});

it.each([
  ['an arrow is missing', CHINESE.replace('B --> C', 'C')],
  ['an arrow turns round', CHINESE.replace('B --> C', 'C --> B')],
  ['a box has another shape', CHINESE.replace('{合并？}', '[合并？]')],
  ['the direction differs', CHINESE.replace('LR', 'TD')],
])('differs where %s', (_what, changed) => {
  expect(diagramStructure(changed)).not.toBe(diagramStructure(ENGLISH));
});
