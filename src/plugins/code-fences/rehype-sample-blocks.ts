import path from 'node:path';
import type { Parent, Properties, Root, RootContent } from 'hast';
import type { MdxJsxFlowElementHast } from 'mdast-util-mdx-jsx';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import {
  codeOf,
  isBlank,
  isFence,
  jsxElement,
  languageOf,
  type Fence,
} from '@rslib-docs/kit/shared/hast';
import { archiveFile, isInstallable } from '@rslib-docs/samples/archive/address';
import { parseFenceMeta } from '@rslib-docs/samples/runner/fence-meta';
import { originalSource, pageOfSource } from '@rslib-docs/translations/core/places';
import { OUTPUT, TERMINAL, type SamplePart } from './contract';

/** On a fence that stands in a panel: the bar of the panel is its own. */
export const IN_PANEL = 'dataInPanel';
/** On a fence of a sample of several: what it is there. */
export const PART = 'dataPart';
/** On the fence that has the menu of its sample: the archive and the commands. */
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
  part?: SamplePart;
  fences: SampleFence[];
}

export function readFence(node: RootContent | undefined): SampleFence | undefined {
  if (!node || !isFence(node)) return undefined;
  const [code] = node.children;
  const { values, title } = parseFenceMeta(code.properties.metastring as string);
  const sample = values.get('sample');
  if (typeof sample !== 'string') return undefined;
  return { pre: node, sample, title, lang: languageOf(code) };
}

const textOf = ({ pre }: SampleFence): string => codeOf(pre.children[0]);

/** Panels from this one on show what comes of the others. */
const FIRST_RESULT = 4;

/** Settings of other tools than Rslib; other JSON is a source. */
const SETTINGS = /(^|\/)(package|tsconfig[\w.]*)\.json$|\.config\.\w+$/;

/** The configuration comes first, then the sources, last the output. */
function rankOf({ title, lang }: SampleFence): number {
  if (title === undefined) return lang === 'bash' ? 3 : 6;
  if (/(^|\/)rslib\.config\.\w+$/.test(title)) return 0;
  if (title === 'dist' || title.startsWith('dist/')) return title === 'dist' ? FIRST_RESULT : 5;
  return SETTINGS.test(title) ? 2 : 1;
}

function panelsOf(fences: readonly SampleFence[]): Panel[] {
  const panels: Panel[] = [];
  for (const fence of fences) {
    const last = panels.at(-1);
    const isPrinted = fence.title === undefined && fence.lang !== 'bash';
    // A fence below a command shows its output.
    if (isPrinted && last?.label === TERMINAL) {
      last.fences.push(fence);
      last.rank = rankOf(fence);
    } else {
      const label = fence.title ?? (isPrinted ? OUTPUT : TERMINAL);
      panels.push({ label, rank: rankOf(fence), fences: [fence] });
    }
  }
  panels.sort((a, b) => a.rank - b.rank);
  const results = panels.filter(({ rank }) => rank >= FIRST_RESULT).length;
  if (results > 0 && results < panels.length)
    for (const [index, panel] of panels.entries())
      panel.part = index === 0 ? 'cause' : panel.rank < FIRST_RESULT ? 'input' : 'result';
  return panels;
}

/** Characters of a line for which there is room where cause and result stand side by side. */
const NARROW = { cause: 48, result: 28 };

const widthOf = ({ label, fences }: Panel): number => {
  const lines = fences.flatMap((fence) => textOf(fence).split('\n'));
  return Math.max(label.length, ...lines.map((line) => line.length));
};

const isNarrow = (panels: readonly Panel[]): boolean =>
  panels.every(
    (panel) => !panel.part || panel.part === 'input' || widthOf(panel) <= NARROW[panel.part],
  );

/** Parts of one sample; `menu` is what its menu needs to know, on the first panel or on all tabs. */
function toBlock(fences: readonly SampleFence[], menu: Properties): MdxJsxFlowElementHast {
  const panels = panelsOf(fences);
  const results = panels.filter(({ part }) => part === 'result');
  const content = panels.map(({ label, part, fences: shown }, index) => {
    for (const { pre } of shown) {
      // A command with its output has no tabs above it, nor has a single result.
      const isTab = part ? part === 'result' && results.length > 1 : panels.length > 1;
      const hasMenu = part ? index === 0 : isTab;
      Object.assign(pre.properties, { [PART]: part, [IN_PANEL]: isTab }, hasMenu && menu);
    }
    return jsxElement(
      'SamplePanel',
      { value: String(index), label, part },
      shown.map(({ pre }) => pre),
    );
  });
  return jsxElement('SampleBlock', { isNarrow: isNarrow(panels) ? 'true' : undefined }, content);
}

/** Whether a component reads the fences between its tags itself. */
const readsFences = (node: object): boolean => 'name' in node && node.name === 'OutputExplorer';

/** The name of the page that a file is or translates; undefined where it is none. */
export function pageOf(file: VFile, siteDir: string): string | undefined {
  if (!file.path) return undefined;
  const source = originalSource(path.relative(siteDir, file.path), siteDir);
  return pageOfSource(source.split(path.sep).join('/'));
}

/** The archives of samples, with the commands that they show; npm must read their package.json. */
function findArchives(fences: readonly SampleFence[], page: string | undefined) {
  const found = new Map<string, Properties>();
  for (const sample of new Set(fences.map((fence) => fence.sample))) {
    const own = fences.filter((fence) => fence.sample === sample);
    const manifest = own.find(({ title }) => title === 'package.json');
    const archive = page === undefined ? undefined : archiveFile(page, sample);
    if (archive === undefined || !isInstallable(manifest && textOf(manifest))) continue;
    const commands = own.filter(({ lang }) => lang === 'bash');
    const lines = commands.flatMap((one) => textOf(one).split('\n'));
    const command = lines.filter((line) => line.trim() !== '' && !line.startsWith('#')).join('\n');
    found.set(sample, { [ARCHIVE]: archive, ...(command && { [COMMAND]: command }) });
  }
  return found;
}

const isSource = ({ title }: SampleFence): boolean =>
  title !== undefined && title !== 'dist' && !title.startsWith('dist/');

/** Joins the fences of one sample that follow each other into one block, which names its archive. */
export function rehypeSampleBlocks(siteDir = process.cwd()) {
  return (tree: Root, file?: VFile): void => {
    const all: SampleFence[] = [];
    visit(tree, 'element', (node) => {
      const fence = readFence(node);
      if (fence) all.push(fence);
    });
    const archives = findArchives(all, file && pageOf(file, siteDir));
    const menuOf = (fences: readonly SampleFence[]): Properties =>
      (fences.some(isSource) && archives.get(fences[0]!.sample)) || {};
    const join = (parent: Parent): void => {
      const children: RootContent[] = [];
      let run: SampleFence[] = [];
      const flush = () => {
        const menu = run.length > 0 ? menuOf(run) : {};
        if (run.length > 1) children.push(toBlock(run, { [ARCHIVE]: '', ...menu }) as RootContent);
        else
          for (const { pre } of run) {
            Object.assign(pre.properties, menu);
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
