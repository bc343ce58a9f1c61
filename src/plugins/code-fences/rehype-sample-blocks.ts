import type { Element, ElementContent, Parent, Root, RootContent } from 'hast';
import type { MdxJsxFlowElementHast } from 'mdast-util-mdx-jsx';
import { parseFenceMeta } from '@rslib-docs/samples/runner/fence-meta';
import { OUTPUT, TERMINAL } from './contract';
import { isFence, languageOf, type Fence } from './fence';

/** On a fence that stands in a panel: the bar of the panel is its own. */
export const IN_PANEL = 'dataInPanel';

interface SampleFence {
  pre: Fence;
  sample: string;
  lang: string;
  title: string | undefined;
}

/** Fences that one panel shows: a file, a command with what it prints, or what a build prints. */
interface Panel {
  label: string;
  rank: number;
  fences: SampleFence[];
}

function readFence(node: RootContent | undefined): SampleFence | undefined {
  if (!node || !isFence(node as ElementContent)) return undefined;
  const pre = node as Fence;
  const { values, title } = parseFenceMeta(pre.children[0].properties.metastring as string);
  const sample = values.get('sample');
  if (typeof sample !== 'string') return undefined;
  return { pre, sample, title, lang: languageOf(pre.children[0]) };
}

/** The configuration comes first, then what is built, last what comes out. */
function rankOf({ title, lang }: SampleFence): number {
  if (title === undefined) return lang === 'bash' ? 3 : 6;
  if (/(^|\/)rslib\.config\.\w+$/.test(title)) return 0;
  if (title === 'dist' || title.startsWith('dist/')) return title === 'dist' ? 4 : 5;
  return /\.json$|\.config\.\w+$/.test(title) ? 1 : 2;
}

function panelsOf(fences: readonly SampleFence[]): Panel[] {
  const panels: Panel[] = [];
  for (const fence of fences) {
    const last = panels.at(-1);
    const isPrinted = fence.title === undefined && fence.lang !== 'bash';
    // What stands below a command is what it prints.
    if (isPrinted && last?.label === TERMINAL) last.fences.push(fence);
    else {
      const label = fence.title ?? (isPrinted ? OUTPUT : TERMINAL);
      panels.push({ label, rank: rankOf(fence), fences: [fence] });
    }
  }
  return panels.sort((a, b) => a.rank - b.rank);
}

const element = (
  name: string,
  attributes: Readonly<Record<string, string>>,
  children: RootContent[],
): MdxJsxFlowElementHast => ({
  type: 'mdxJsxFlowElement',
  name,
  attributes: Object.entries(attributes).map(([key, value]) => ({
    type: 'mdxJsxAttribute',
    name: key,
    value,
  })),
  children: children as ElementContent[],
});

function toBlock(fences: readonly SampleFence[]): MdxJsxFlowElementHast {
  const panels = panelsOf(fences);
  // A command with what it prints has no tabs above it.
  if (panels.length > 1) for (const { pre } of fences) (pre as Element).properties[IN_PANEL] = true;
  return element(
    'SampleBlock',
    {},
    panels.map(({ label, fences: shown }, index) =>
      element(
        'SamplePanel',
        { value: String(index), label },
        shown.map(({ pre }) => pre),
      ),
    ),
  );
}

/** Components that read the fences between their tags themselves. */
const READS_FENCES: ReadonlySet<string | null> = new Set(['OutputExplorer']);

const readsFences = (node: object): boolean =>
  'name' in node && READS_FENCES.has(node.name as string | null);

const isBlank = (node: RootContent): boolean => node.type === 'text' && node.value.trim() === '';

/** Joins the fences of one sample that follow each other into one block with a tab for each file. */
export function rehypeSampleBlocks() {
  return (tree: Root): void => {
    const join = (parent: Parent): void => {
      const children: RootContent[] = [];
      let run: SampleFence[] = [];
      const flush = () => {
        if (run.length > 1) children.push(toBlock(run) as RootContent);
        else children.push(...run.map(({ pre }) => pre));
        run = [];
      };
      for (const node of parent.children as RootContent[]) {
        const fence = readFence(node);
        if (fence && run[0] && fence.sample !== run[0].sample) flush();
        if (fence) run.push(fence);
        else if (run.length === 0 || !isBlank(node)) {
          flush();
          children.push(node);
          if ('children' in node && !readsFences(node)) join(node);
        }
      }
      flush();
      parent.children = children;
    };
    join(tree);
  };
}
