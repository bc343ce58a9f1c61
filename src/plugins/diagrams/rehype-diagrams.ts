import type { Element, ElementContent, Root } from 'hast';
import type { MdxJsxFlowElementHast } from 'mdast-util-mdx-jsx';
import type { VFile } from 'vfile';
import { renderDiagram, type RenderedDiagram } from './render-diagram';

export const DIAGRAM_LANGUAGE = 'mermaid';

function diagramCode(node: ElementContent | Root['children'][number]): Element | undefined {
  if (node.type !== 'element' || node.tagName !== 'pre') return undefined;
  const [code] = node.children;
  if (code?.type !== 'element' || code.tagName !== 'code') return undefined;
  const classes = [code.properties.className ?? []].flat().map(String);
  return classes.includes(`language-${DIAGRAM_LANGUAGE}`) ? code : undefined;
}

function toComponent(attributes: Readonly<Record<string, string>>): MdxJsxFlowElementHast {
  return {
    type: 'mdxJsxFlowElement',
    name: 'Diagram',
    attributes: Object.entries(attributes).map(([name, value]) => ({
      type: 'mdxJsxAttribute',
      name,
      value,
    })),
    children: [],
  };
}

/**
 * Turns fences in Mermaid's language into `<Diagram svg title description>`. Comes before the plugin
 * that highlights fences.
 */
export function rehypeDiagrams() {
  return (tree: Root, file: VFile): void => {
    let count = 0;
    const draw = (source: string, scope: string, node: Element): RenderedDiagram => {
      try {
        return renderDiagram(source, scope);
      } catch (error) {
        return file.fail(`diagram: ${(error as Error).message}`, node);
      }
    };
    const walk = (parent: Root | Element): void => {
      for (const [index, node] of parent.children.entries()) {
        const code = diagramCode(node);
        if (code) {
          const source = code.children
            .map((child) => ('value' in child ? child.value : ''))
            .join('');
          count += 1;
          const diagram = draw(source, `diagram-${count}`, node as Element);
          parent.children[index] = toComponent({ ...diagram });
        } else if ('children' in node) {
          walk(node as Element);
        }
      }
    };
    walk(tree);
  };
}
