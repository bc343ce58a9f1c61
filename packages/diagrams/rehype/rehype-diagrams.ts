import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type * as BeautifulMermaid from 'beautiful-mermaid';
import { createHash } from 'node:crypto';
import type { Element, Parent, Root } from 'hast';
import type { VFile } from 'vfile';
import { contentCache } from '@rslib-docs/kit/node/content-cache';
import { isFence, jsxElement, languageOf } from '@rslib-docs/kit/shared/hast';
import { excessOf, LIMITS } from '@rslib-docs/kit/shared/limits';
import { textOf } from '@rslib-docs/kit/shared/text';

const PACKAGE = 'beautiful-mermaid';
const ENTRY = `${PACKAGE}/dist/index.js`;

/** By its file: the package lets only `import` in, which the loader of configurations cannot do. */
function loadRenderer(): Pick<typeof BeautifulMermaid, 'renderMermaidSVG'> {
  const require = createRequire(__filename);
  const places = (require.resolve.paths(PACKAGE) ?? []).map((place) => path.join(place, ENTRY));
  const file = places.find((place) => fs.existsSync(place));
  if (!file) throw new Error(`${ENTRY} is not installed. Run: npm ci`);
  return require(file) as typeof BeautifulMermaid;
}

interface RenderedDiagram {
  title: string;
  description: string;
  /** One `svg` element that takes its colours from the page. */
  svg: string;
}

/** Room around the drawing; the figure has its own. */
const PADDING_PX = 4;
const LAYER_SPACING_PX = 52;
/** Thousandths of a pixel cannot be seen and are paid for by every reader. */
const DECIMALS = 1;

const round = (text: string): string =>
  text.replace(/-?\d+\.\d+/g, (number) => String(Number(Number(number).toFixed(DECIMALS))));

/** Only inside tags: a version in a label is not a coordinate. */
const roundAttributes = (svg: string): string => svg.replace(/<[^>]+>/g, round);

/** Ids are global to a page, and several diagrams may stand on one. */
const scopeIds = (svg: string, scope: string): string =>
  svg.replace(/(?<= id="|url\(#)/g, `${scope}-`);

/** The renderer's own look (a font from another host, colours, fixed size) is the page's affair. */
function dress(svg: string, scope: string): string {
  const [, viewBox, width, height] =
    /<svg[^>]*viewBox="([^"]+)" width="([^"]+)" height="([^"]+)"/.exec(svg) ?? [];
  if (!viewBox || !width || !height) throw new Error('the renderer wrote no picture');
  const inner = svg
    .replace(/^<svg[^>]*>/, '')
    .replace(/<style>[\s\S]*?<\/style>/, '')
    .replace(/ (?:data-[\w-]+|font-size|font-weight)="[^"]*"/g, '')
    .replaceAll('var(--_', 'var(--diagram-')
    .replace(/>\s+</g, '><');
  const size = `width="${Math.ceil(Number(width))}" height="${Math.ceil(Number(height))}"`;
  const open = `<svg viewBox="${viewBox}" ${size} aria-hidden="true" focusable="false">`;
  return roundAttributes(scopeIds(`${open}${inner}`.trim(), scope));
}

/** Draws a diagram; `scope` is the prefix of its ids, unique on the page. */
export function renderDiagram(source: string, scope: string): RenderedDiagram {
  const { title, description, graph } = readDiagram(source);
  const { renderMermaidSVG } = loadRenderer();
  const options = { padding: PADDING_PX, layerSpacing: LAYER_SPACING_PX, transparent: true };
  const drawn = renderMermaidSVG(graph, options);
  if (!/<text[\s>]/.test(drawn)) throw new Error('the diagram shows nothing');
  return { title, description, svg: dress(drawn, scope) };
}

/** A diagram as its author wrote it: Mermaid, with its two accessibility lines taken out. */
interface DiagramSource {
  /** `accTitle`: what the picture shows; its caption. */
  title: string;
  /** `accDescr`: the description for readers who cannot see the picture. */
  description: string;
  graph: string;
}

const PAIRS: Readonly<Record<string, string>> = { '[': ']', '(': ')', '{': '}' };
const CLOSING = new Set(Object.values(PAIRS));

/** Statements that load, link or paint; colours are the page's, and links stand in the text. */
const REFUSED = /^\s*(?:(style|classDef|linkStyle|click)\s|(%%\{))|@\{/;

/** Arrows as the layout counts them: `A & B --> C & D` has four. A text between two halves counts twice. */
function arrowsOf(line: string): number {
  const marks = line.match(/[-=.]{2,}/g)?.length ?? 0;
  const names = line.split('&').length + 1;
  return marks * Math.ceil(names / 2) * Math.floor(names / 2);
}

/** The layout takes time that grows faster than the diagram. */
function checkSize(source: string): void {
  const { diagramCharacters, diagramArrows, diagramGroups } = LIMITS;
  const lines = source.split('\n');
  const arrows = lines.reduce((sum, line) => sum + arrowsOf(line), 0);
  const groups = lines.filter((line) => /^\s*subgraph\b/.test(line)).length;
  for (const [found, most, unit] of [
    [source.length, diagramCharacters, 'characters'],
    [arrows, diagramArrows, 'arrows'],
    [groups, diagramGroups, 'groups'],
  ] as const) {
    const excess = excessOf('it', found, most, unit, 'Draw less, or two diagrams.');
    if (excess) throw new Error(excess);
  }
}

/** The first bracket without a partner, comments and quoted text aside. */
function unbalanced(line: string): string | undefined {
  if (line.trimStart().startsWith('%%')) return undefined;
  const open: string[] = [];
  for (const char of line.replace(/"[^"]*"/g, '')) {
    if (PAIRS[char]) open.push(char);
    else if (CLOSING.has(char) && PAIRS[open.pop() ?? ''] !== char) return char;
  }
  return open.at(-1);
}

function takeText(lines: string[], key: string): string {
  const at = lines.findIndex((line) => line.trimStart().startsWith(`${key}:`));
  if (at < 0) throw new Error(`a diagram needs a line "${key}: …"`);
  const [line] = lines.splice(at, 1, '');
  const text = line!.slice(line!.indexOf(':') + 1).trim();
  if (!text) throw new Error(`"${key}:" of a diagram is empty`);
  return text;
}

/** Reads and checks the source: the renderer leaves out parts that it does not understand. */
export function readDiagram(source: string): DiagramSource {
  checkSize(source);
  const lines = source.split('\n');
  const title = takeText(lines, 'accTitle');
  const description = takeText(lines, 'accDescr');
  for (const [index, line] of lines.entries()) {
    const refused = REFUSED.exec(line);
    if (refused) {
      const name = (refused[1] ?? refused[0]).trim();
      throw new Error(`line ${index + 1}: "${name}" is not allowed in a diagram. Remove the line`);
    }
    const bracket = unbalanced(line);
    if (bracket) throw new Error(`line ${index + 1}: bracket "${bracket}" has no partner`);
  }
  return { title, description, graph: lines.filter((line) => line.trim()).join('\n') };
}

/** The layout of a diagram takes 0.1 s, and each is rendered for browser and server. */
const fromCache = contentCache('diagrams', {
  packages: ['beautiful-mermaid', 'elkjs'],
  sources: ['packages/diagrams/rehype'],
});

async function drawCached(source: string, scope: string): Promise<RenderedDiagram> {
  const make = async () => JSON.stringify(renderDiagram(source, scope));
  return JSON.parse(String(await fromCache([source, scope], make))) as RenderedDiagram;
}

/** Made of the source, as the page may include other files with diagrams; repeated ones count on. */
function scopeOf(source: string, taken: ReadonlySet<string>): string {
  const scope = `diagram-${createHash('sha256').update(source).digest('hex').slice(0, 6)}`;
  for (let count = 1; ; count += 1) {
    const next = count > 1 ? `${scope}-${count}` : scope;
    if (!taken.has(next)) return next;
  }
}

/** Comes before the plugin that highlights fences. */
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
    const walk = async (parent: Parent): Promise<void> => {
      for (const [index, node] of parent.children.entries()) {
        if (isFence(node) && languageOf(node.children[0]) === 'mermaid') {
          const source = textOf(node);
          const scope = scopeOf(source, scopes);
          scopes.add(scope);
          const diagram = await draw(source, scope, node);
          parent.children[index] = jsxElement('Diagram', { ...diagram });
        } else if ('children' in node) await walk(node);
      }
    };
    await walk(tree);
  };
}
