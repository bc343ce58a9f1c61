import { toCharts, type Bar, type Chart } from './chart-data.mts';
import type { Results } from './results.mts';
import type { ResultName } from './tables.mts';
import { metricLabel } from './texts.mts';

const WIDTH_PX = 640;
const NAME_WIDTH_PX = 130;
const VALUE_WIDTH_PX = 90;
const ROW_PX = 28;
const TITLE_PX = 36;
const GAP_PX = 18;

/** Readers of the file may set the custom properties; without them it follows the system. */
const STYLE = `
svg { color-scheme: light dark; font: 14px system-ui, sans-serif; }
text { fill: var(--chart-ink, light-dark(#10201a, #e7efeb)); }
.title { font-weight: 650; }
.bar { fill: var(--chart-other, light-dark(#798a82, #6a7d74)); }
.ours { fill: var(--chart-ours, light-dark(#0a6350, #69d2b2)); }
`;

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

function drawBar({ name, share, text, isOurs }: Bar, y: number): string {
  const width = Math.max(2, Math.round((WIDTH_PX - NAME_WIDTH_PX - VALUE_WIDTH_PX) * share));
  const middle = y + ROW_PX / 2;
  return `<text x="0" y="${middle}" dominant-baseline="middle">${escape(name)}</text>
<rect class="bar${isOurs ? ' ours' : ''}" x="${NAME_WIDTH_PX}" y="${y + 5}" width="${width}" height="${ROW_PX - 10}"/>
<text x="${NAME_WIDTH_PX + width + 8}" y="${middle}" dominant-baseline="middle">${escape(text)}</text>`;
}

/** In words what a chart shows, for those who do not see it. */
function describe({ metric, bars }: Chart): string {
  const values = bars.map(({ name, text }) => `${name} ${text}`).join(', ');
  return `${metricLabel(metric, 'en')}: ${values}.`;
}

/** The charts of a file of results below each other, as an SVG file of its own. */
export function drawChart(results: Results, name: ResultName): string {
  const charts = toCharts(results, name);
  const parts: string[] = [];
  let y = 0;
  for (const { metric, bars } of charts) {
    const title = escape(metricLabel(metric, 'en'));
    parts.push(`<text class="title" x="0" y="${y + TITLE_PX / 2}">${title}</text>`);
    bars.forEach((bar, at) => parts.push(drawBar(bar, y + TITLE_PX + at * ROW_PX)));
    y += TITLE_PX + bars.length * ROW_PX + GAP_PX;
  }
  const height = Math.max(1, y - GAP_PX);
  const description = escape(charts.map(describe).join(' '));
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH_PX} ${height}" width="${WIDTH_PX}" height="${height}" role="img" aria-labelledby="chart">
<title id="chart">${description}</title>
<style>${STYLE}</style>
${parts.join('\n')}
</svg>
`;
}
