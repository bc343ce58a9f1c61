import { loadRenderer } from './load-renderer';
import { readDiagram } from './read-diagram';

export interface RenderedDiagram {
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

/** Only inside of tags: a version in a label is no coordinate. */
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

/**
 * Draws a diagram at build time. Colours are custom properties, so one picture serves both themes.
 * @param scope prefix of ids, unique on the page
 * @throws with what is wrong in the source
 */
export function renderDiagram(source: string, scope: string): RenderedDiagram {
  const { title, description, graph } = readDiagram(source);
  const { renderMermaidSVG } = loadRenderer();
  const options = { padding: PADDING_PX, layerSpacing: LAYER_SPACING_PX, transparent: true };
  const drawn = renderMermaidSVG(graph, options);
  if (!/<text[\s>]/.test(drawn)) throw new Error('the diagram shows nothing');
  return { title, description, svg: dress(drawn, scope) };
}
