import type { Expression, Literal } from 'estree';
import type { Root } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { visit } from 'unist-util-visit';

/** Loaders of Docusaurus' requests for images, by the files where they are installed. */
const INSTALLED = /(^!|&fallback=)[^?!&]*[\\/](url-loader|file-loader)[\\/][^?!&]*/g;

const portable = (request: string): string => request.replace(INSTALLED, '$1$2');

/** The request in `require(request).default + hash`, as Docusaurus writes an image of a page. */
function requestOf(expression: Expression): Literal | undefined {
  if (expression.type !== 'BinaryExpression') return undefined;
  const { left } = expression;
  const object = left.type === 'MemberExpression' ? left.object : undefined;
  const [request] = object?.type === 'CallExpression' ? object.arguments : [];
  return request?.type === 'Literal' ? request : undefined;
}

/** Takes the folder of the project out of requests for images: names of chunks are made of these. */
export function remarkPortableImages() {
  return (tree: Root): void => {
    visit(tree, ['mdxJsxTextElement', 'mdxJsxFlowElement'], (node) => {
      for (const attribute of (node as MdxJsxTextElement | MdxJsxFlowElement).attributes) {
        const value = attribute.type === 'mdxJsxAttribute' ? attribute.value : null;
        if (value === null || typeof value !== 'object' || value === undefined) continue;
        const [statement] = value.data?.estree?.body ?? [];
        const request =
          statement?.type === 'ExpressionStatement' ? requestOf(statement.expression) : undefined;
        if (typeof request?.value !== 'string') continue;
        const written = request.value;
        request.value = portable(written);
        request.raw = JSON.stringify(request.value);
        value.value = value.value.replace(written, request.value);
      }
    });
  };
}
