import { describe, expect, it } from 'vitest';
import { readDiagram, renderDiagram } from './rehype-diagrams';

const TEXTS = 'accTitle: From source to package\naccDescr: Source goes in, a package comes out';

const drawing = (lines: string) => `flowchart LR\n${TEXTS}\n${lines}`;
const MANY = Array.from({ length: 20 }, (_, at) => `n${at}`).join(' & ');

describe('the source of a diagram', () => {
  it('gives its caption and description away and keeps what draws', () => {
    expect(readDiagram(`flowchart LR\n  ${TEXTS.replace('\n', '\n  ')}\n  A --> B`)).toEqual({
      title: 'From source to package',
      description: 'Source goes in, a package comes out',
      graph: 'flowchart LR\n  A --> B',
    });
  });

  it.each([
    ['flowchart LR\n  accDescr: x\n  A --> B', /needs a line "accTitle: …"/],
    ['flowchart LR\n  accTitle: x\n  accDescr:\n  A --> B', /"accDescr:" of a diagram is empty/],
    [drawing('  A[source --> B'), /line 4: bracket "\[" has no partner/],
    [drawing('  A(source] --> B'), /line 4: bracket "\]" has no partner/],
    [drawing('  😀[source --> B'), /line 4: bracket "\[" has no partner/],
    [drawing('  A["f(x"] --> B)'), /line 4: bracket "\)" has no partner/],
    [drawing('  A --> B\n  style A fill:url(//x.example)'), /line 5: "style" is not/],
    [drawing('  A --> B\nclassDef a fill:red'), /line 5: "classDef" is not/],
    [drawing('  A --> B\nlinkStyle 0 stroke:red'), /line 5: "linkStyle" is not/],
    [drawing('  A --> B\n click A "javascript:x"'), /line 5: "click" is not/],
    [drawing('%%{init: {}}%%\n  A --> B'), /line 4: "%%\{" is not/],
    [drawing('  A@{ img: "//x.example" } --> B'), /line 4: "@\{" is not/],
    [drawing(`  A["${'a'.repeat(2000)}"]`), /has 2\d\d\d characters, and may have 2000/],
    [drawing('A --> B\n'.repeat(61)), /has 61 arrows, and may have 60\. Draw less/],
    [drawing(`${MANY} --> ${MANY}`), /arrows, and may have 60/],
    [drawing('subgraph a\n'.repeat(11)), /has 11 groups, and may have 10/],
  ])('says what is wrong: %s', (source, message) => {
    expect(() => readDiagram(source)).toThrow(message);
  });

  it('may hold any bracket in quotes and comments', () => {
    expect(readDiagram(drawing('  A["f(x"] --> B')).graph).toContain('"f(x"');
    expect(() => readDiagram(drawing('\n  %% see (note\n  A --> B'))).not.toThrow();
  });
});

describe('a drawing', () => {
  const source = `flowchart LR\n${TEXTS}\n  A["<b>源码</b>"] -->|tsc 6.0.3| B{bundle?}`;

  it('is one picture without a colour, a font or an address of its own, and its labels are text', () => {
    const { svg } = renderDiagram(source, 'one');
    expect(svg).toMatch(/^<svg [^>]*>.*<\/svg>$/s);
    expect(svg).not.toMatch(/<style|@import|https?:|#[0-9a-f]{3,6}\b|font-family/i);
    expect(svg).toContain('var(--diagram-node-fill)');
    expect(svg).toContain('tsc 6.0.3');
    expect(svg).toContain('源码');
    expect(svg).not.toContain('<b>');
  });

  it('has ids of its own on a page with others', () => {
    const drawings = ['one', 'two'].map((scope) => renderDiagram(source, scope));
    const ids = drawings.flatMap(({ svg }) => [...svg.matchAll(/ id="([^"]+)"/g)].map((m) => m[1]));
    expect(ids.length).toBeGreaterThan(0);
    expect(new Set(ids).size).toBe(ids.length);
    expect(drawings[0]!.svg).toContain('url(#one-');
  });

  it('that shows nothing, or is of a kind that is not drawn, is an error @F248', () => {
    expect(() => renderDiagram(`flowchart LR\n${TEXTS}`, 'a')).toThrow('shows nothing');
    expect(() => renderDiagram(`pie\n${TEXTS}\n "a": 3`, 'a')).toThrow(/Invalid mermaid/);
  });
});
