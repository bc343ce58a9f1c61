import type { Nodes, Root } from 'mdast';
import type { VFile } from 'vfile';
import { FRAME_IDS } from '../../lib/frame-ids/frame-ids';

/** Kinds of admonitions that the theme draws; Docusaurus knows more. */
const ADMONITIONS: readonly string[] = ['note', 'tip', 'info', 'warning', 'danger'];
const CLOSING_FENCE = /:{3,}\s*$/;
// The id that a heading is given, in the braces at its end.
const HEADING_ID = /\{(?:\/\*\s*)?#([^\s}*]+)/;
const OF_THE_WEB = /^(?:https?:)?\/\//i;

export interface SoundContentOptions {
  /** Origin of the deployed site, without a final slash. */
  origin: string;
  /** Languages of the site, each of which may be the first part of a path. */
  locales: readonly string[];
}

function* everyNode(node: Nodes): Generator<Nodes> {
  yield node;
  if ('children' in node) for (const child of node.children) yield* everyNode(child);
}

/** Whether an address leads to a page of this site in a language that may not be the reader's. */
function namesLanguage(address: string, { origin, locales }: SoundContentOptions): boolean {
  if (OF_THE_WEB.test(address)) {
    return URL.canParse(address, origin) && new URL(address, origin).origin === origin;
  }
  return locales.some((locale) => new RegExp(`^/${locale}(?:[/?#]|$)`, 'i').test(address));
}

/**
 * Stops at what the build would take and a reader would find broken: pictures of other sites, which
 * the policy of the page blocks; links to this site by its name or by a language, which nobody
 * checks and which lead out of the reader's language; notices that are not closed or not known; headings
 * that nobody could link to.
 * Comes before Docusaurus' own plugins, which replace paths by addresses and notices by components.
 */
export function remarkSoundContent(options: SoundContentOptions) {
  return (tree: Root, file: VFile): void => {
    const lines = String(file).split('\n');
    const closingLines = new Set<number>();
    const nodes = [...everyNode(tree)];
    const pictures = new Set(
      nodes.flatMap((node) => (node.type === 'imageReference' ? [node.identifier] : [])),
    );
    const checkLink = (address: string, node: Nodes): void => {
      if (!namesLanguage(address, options)) return;
      const remedy = 'Link to its file, such as ./cli.mdx: that is checked, and leads to the page';
      file.fail(`"${address}" is a page of this site. ${remedy} in the reader's language.`, node);
    };
    const checkPicture = (address: string, node: Nodes): void => {
      if (!OF_THE_WEB.test(address)) return;
      const remedy = 'Save it below static/img/ and name it by its path, such as /img/a.svg.';
      file.fail(`the picture ${address} is of another site, and pages load none. ${remedy}`, node);
    };
    const checkNotice = (name: string, node: Nodes): void => {
      if (!ADMONITIONS.includes(name)) {
        file.fail(`:::${name} is no notice. Use one of: ${ADMONITIONS.join(', ')}.`, node);
      }
      const { line } = node.position!.end;
      // A notice in a notice that takes the fence of the outer one leaves that open.
      if (closingLines.has(line) || !CLOSING_FENCE.test(lines[line - 1] ?? '')) {
        file.fail(`:::${name} is never closed. Put ::: into a line of its own behind it.`, node);
      }
      closingLines.add(line);
    };
    for (const node of nodes) {
      switch (node.type) {
        case 'heading': {
          const id = HEADING_ID.exec(lines[node.position!.start.line - 1] ?? '')?.[1];
          if (id && FRAME_IDS.includes(id)) {
            file.fail(`the id "${id}" belongs to the frame of the site. Choose another.`, node);
          }
          break;
        }
        case 'link':
          checkLink(node.url, node);
          break;
        case 'image':
          checkPicture(node.url, node);
          break;
        case 'definition':
          (pictures.has(node.identifier) ? checkPicture : checkLink)(node.url, node);
          break;
        case 'containerDirective':
          checkNotice(node.name, node);
          break;
        case 'leafDirective':
          file.fail(`::${node.name} is no directive. A notice begins with three colons.`, node);
          break;
        case 'mdxJsxFlowElement':
        case 'mdxJsxTextElement':
          for (const attribute of node.attributes) {
            if (attribute.type !== 'mdxJsxAttribute' || typeof attribute.value !== 'string')
              continue;
            if (attribute.name === 'src') checkPicture(attribute.value, node);
            if (attribute.name === 'href' || attribute.name === 'to')
              checkLink(attribute.value, node);
          }
          break;
        default:
      }
    }
  };
}
