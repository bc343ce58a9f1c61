import type { Nodes, Root } from 'mdast';
import type { VFile } from 'vfile';

/** Elements that run or embed what is not ours. */
const FORBIDDEN_ELEMENTS: readonly string[] = ['script', 'iframe', 'object', 'embed', 'base'];
/** Attributes that hold an address. */
const ADDRESSES: readonly string[] = ['href', 'src', 'to', 'action', 'formaction'];
/** Attributes that hold a document, or a text that becomes markup. */
const FORBIDDEN_ATTRIBUTE = /^(?:srcDoc|dangerouslySetInnerHTML)$/i;
/** An expression that is one string: `{'…'}`. */
const STRING = /^\s*(['"`])([\s\S]*)\1\s*$/;
const SCHEME = /^([a-z][a-z0-9+.-]*):/i;
const SAFE_SCHEMES: readonly string[] = ['http', 'https', 'mailto', 'tel', 'pathname'];

/** Browsers ignore white space and control characters in a scheme: `java\nscript:`. */
function unsafeScheme(address: string): string | undefined {
  const scheme = SCHEME.exec(address.replace(/[\u0000-\u0020]+/g, ''))?.[1]?.toLowerCase();
  return scheme === undefined || SAFE_SCHEMES.includes(scheme) ? undefined : scheme;
}

/**
 * Stops at what has no place in a page: embedded scripts and frames, and addresses that run code.
 * The script policy would block them; an author should hear of it before a reader does.
 */
export function remarkSafeContent() {
  return (tree: Root, file: VFile): void => {
    const checkAddress = (address: string, node: Nodes): void => {
      const scheme = unsafeScheme(address);
      if (scheme) {
        const remedy = `Use ${SAFE_SCHEMES.join(', ')} or a path of this site.`;
        file.fail(`the address "${address}" begins with ${scheme}:. ${remedy}`, node);
      }
    };
    const visit = (node: Nodes): void => {
      if ('url' in node) checkAddress(node.url, node);
      if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
        if (FORBIDDEN_ELEMENTS.includes(node.name?.toLowerCase() ?? '')) {
          file.fail(`<${node.name}> has no place in a page. Link to what it would show.`, node);
        }
        for (const attribute of node.attributes) {
          if (attribute.type !== 'mdxJsxAttribute') continue;
          const { name, value } = attribute;
          if (FORBIDDEN_ATTRIBUTE.test(name)) {
            file.fail(`the attribute ${name} has no place in a page. Use Markdown.`, node);
          }
          if (!ADDRESSES.includes(name.toLowerCase())) continue;
          const address = typeof value === 'object' ? STRING.exec(value?.value ?? '')?.[2] : value;
          if (address) checkAddress(address, node);
        }
      }
      if ('children' in node) for (const child of node.children) visit(child);
    };
    visit(tree);
  };
}
