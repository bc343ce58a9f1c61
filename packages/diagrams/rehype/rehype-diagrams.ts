import { createHash } from 'node:crypto';
import type { Element, ElementContent, Root } from 'hast';
import type { MdxJsxFlowElementHast } from 'mdast-util-mdx-jsx';
import type { VFile } from 'vfile';
import { contentCache } from '@rslib-docs/kit/node/content-cache';
import { renderDiagram, type RenderedDiagram } from './render-diagram';

export const DIAGRAM_LANGUAGE = 'mermaid';

/** Laying one out takes a tenth of a second, and each is drawn for browser and server. */
const fromCache = contentCache('diagrams', {
  packages: ['beautiful-mermaid', 'elkjs'],
  sources: ['packages/diagrams/rehype'],
});

async function drawCached(source: string, scope: string): Promise<RenderedDiagram> {
  const make = async () => JSON.stringify(renderDiagram(source, scope));
  return JSON.parse(String(await fromCache([source, scope], make))) as RenderedDiagram;
}

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

/** Made of the source, as the page may include other files with diagrams; repeated ones count on. */
function scopeOf(source: string, taken: ReadonlySet<string>): string {
  const scope = `diagram-${createHash('sha256').update(source).digest('hex').slice(0, 6)}`;
  for (let count = 1; ; count += 1) {
    const next = count > 1 ? `${scope}-${count}` : scope;
    if (!taken.has(next)) return next;
  }
}

/**
 * Turns fences in Mermaid's language into `<Diagram svg title description>`. Comes before the plugin
 * that highlights fences.
 */
export function rehypeDiagrams() {
  return async (tree: Root, file: VFile): Promise<void> => {
    const scopes = new Set<string>();
    const draw = async (source: string, scope: string, node: Element): Promise<RenderedDiagram> => {
      try {
        return await drawCached(source, scope);
      } catch (error) {
        return file.fail(`diagram: ${(error as Error).message}`, node);
      }
    };
    const walk = async (parent: Root | Element): Promise<void> => {
      for (const [index, node] of parent.children.entries()) {
        const code = diagramCode(node);
        if (code) {
          const source = code.children
            .map((child) => ('value' in child ? child.value : ''))
            .join('');
          const scope = scopeOf(source, scopes);
          scopes.add(scope);
          const diagram = await draw(source, scope, node as Element);
          parent.children[index] = toComponent({ ...diagram });
        } else if ('children' in node) {
          await walk(node as Element);
        }
      }
    };
    await walk(tree);
  };
}
