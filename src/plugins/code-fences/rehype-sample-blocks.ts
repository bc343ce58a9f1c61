import path from 'node:path';
import type { Element, ElementContent, Parent, Root, RootContent } from 'hast';
import type { MdxJsxFlowElementHast } from 'mdast-util-mdx-jsx';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { archiveFile, isInstallable } from '@rslib-docs/samples/archive/address';
import { parseFenceMeta } from '@rslib-docs/samples/runner/fence-meta';
import { originalSource } from '@rslib-docs/translations/core/places';
import { pageOfSource } from '@rslib-docs/translations/core/places';
import { OUTPUT, TERMINAL } from './contract';
import { isFence, jsxElement, languageOf, textOf, type Fence } from './fence';

/** On a fence that stands in a panel: the bar of the panel is its own. */
export const IN_PANEL = 'dataInPanel';
/** On a fence that is a sample by itself: its archive and its commands. */
export const ARCHIVE = 'dataArchive';
export const COMMAND = 'dataCommand';

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

export function readFence(node: RootContent | undefined): SampleFence | undefined {
  if (!node || !isFence(node as ElementContent)) return undefined;
  const pre = node as Fence;
  const { values, title } = parseFenceMeta(pre.children[0].properties.metastring as string);
  const sample = values.get('sample');
  if (typeof sample !== 'string') return undefined;
  return { pre, sample, title, lang: languageOf(pre.children[0]) };
}

/** The configuration comes first, then the sources, last the output. */
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
    // A fence below a command shows its output.
    if (isPrinted && last?.label === TERMINAL) last.fences.push(fence);
    else {
      const label = fence.title ?? (isPrinted ? OUTPUT : TERMINAL);
      panels.push({ label, rank: rankOf(fence), fences: [fence] });
    }
  }
  return panels.sort((a, b) => a.rank - b.rank);
}

function toBlock(
  fences: readonly SampleFence[],
  taken: Readonly<Record<string, string>>,
): MdxJsxFlowElementHast {
  const panels = panelsOf(fences);
  // A command with its output has no tabs above it.
  if (panels.length > 1) for (const { pre } of fences) (pre as Element).properties[IN_PANEL] = true;
  return jsxElement(
    'SampleBlock',
    taken,
    panels.map(({ label, fences: shown }, index) =>
      jsxElement(
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

export const isBlank = (node: RootContent): boolean =>
  node.type === 'text' && node.value.trim() === '';

/** The name of the page that a file is or translates; undefined where it is none. */
export function pageOf(file: VFile, siteDir: string): string | undefined {
  if (!file.path) return undefined;
  const source = originalSource(path.relative(siteDir, file.path), siteDir);
  return pageOfSource(source.split(path.sep).join('/'));
}

const textOfFence = ({ pre }: SampleFence): string => textOf(pre.children[0]);

/**
 * For each sample of the page that has an archive: the archive, and its commands where it shows
 * some. A sample whose package.json npm cannot read has none.
 */
function findArchives(fences: readonly SampleFence[], page: string | undefined) {
  const found = new Map<string, Readonly<Record<string, string>>>();
  for (const sample of new Set(fences.map((fence) => fence.sample))) {
    const own = fences.filter((fence) => fence.sample === sample);
    const manifest = own.find(({ title }) => title === 'package.json');
    const archive = page === undefined ? undefined : archiveFile(page, sample);
    if (archive === undefined || !isInstallable(manifest && textOfFence(manifest))) continue;
    const lines = own
      .filter(({ lang }) => lang === 'bash')
      .flatMap((one) => textOfFence(one).split('\n'));
    const command = lines.filter((line) => line.trim() !== '' && !line.startsWith('#')).join('\n');
    found.set(sample, { archive, ...(command && { command }) });
  }
  return found;
}

/** Whether a fence shows a part of the sample. */
const isSource = ({ title }: SampleFence): boolean =>
  title !== undefined && title !== 'dist' && !title.startsWith('dist/');

/**
 * Joins the fences of one sample that follow each other into one block with a tab for each file.
 * Blocks with sources say where the archive of the sample is.
 */
export function rehypeSampleBlocks(siteDir = process.cwd()) {
  return (tree: Root, file?: VFile): void => {
    const all: SampleFence[] = [];
    visit(tree, 'element', (node) => {
      const fence = readFence(node);
      if (fence) all.push(fence);
    });
    const archives = findArchives(all, file && pageOf(file, siteDir));
    const takenFrom = (fences: readonly SampleFence[]) =>
      (fences.some(isSource) && archives.get(fences[0]!.sample)) || {};
    const join = (parent: Parent): void => {
      const children: RootContent[] = [];
      let run: SampleFence[] = [];
      const flush = () => {
        const taken = run.length > 0 ? takenFrom(run) : {};
        if (run.length > 1) children.push(toBlock(run, taken) as RootContent);
        else
          for (const { pre } of run) {
            Object.assign(pre.properties, { [ARCHIVE]: taken.archive, [COMMAND]: taken.command });
            children.push(pre);
          }
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
