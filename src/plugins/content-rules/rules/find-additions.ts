import type { Nodes, Root } from 'mdast';
import { isFileAddress } from './addresses';
import { isHtmlElement, isTextProperty } from './allowed';
import {
  everyNode,
  importedNames,
  importsOf,
  isJsx,
  readProperty,
  type Violation,
  type JsxElement,
} from './find-violations';

/** The same in every language; a translation may be unlisted by itself (`front-matter/parse.ts`). */
const IDENTITY: readonly string[] = ['authors', 'date', 'draft', 'id', 'pageType', 'slug'];
/** Keys, at any depth, whose value is an address or a command: the same as in English, or none. */
const ADDRESSES: ReadonlySet<string> = new Set([
  ...['command', 'dark', 'image', 'light', 'link', 'link-rss', 'src', 'srcset', 'tags'],
]);

const isRecord = (value: unknown): value is Record<string, unknown> =>
  value !== null && typeof value === 'object' && !(value instanceof Date);

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

function* addressAdditions(english: unknown, translation: unknown): Generator<string> {
  if (!isRecord(translation)) return;
  const known = isRecord(english) ? english : {};
  for (const [key, value] of Object.entries(translation)) {
    if (ADDRESSES.has(key) && !same(value, known[key])) yield key;
    else yield* addressAdditions(known[key], value);
  }
}

type FrontMatter = Readonly<Record<string, unknown>>;

/** The changes of a translation's front matter beside its text, in words. */
export function* frontMatterAdditions(english: FrontMatter, translation: FrontMatter) {
  for (const key of IDENTITY) {
    const [en, zh] = [english[key], translation[key]];
    if (same(en, zh)) continue;
    const [wanted, found] = [en, zh].map((one) => JSON.stringify(one) ?? 'missing');
    yield `front matter key "${key}" is ${found} instead of ${wanted}`;
  }
  for (const key of addressAdditions(english, translation)) {
    yield `front matter key "${key}" differs from the English page. Copy its value.`;
  }
}

const ADDRESS = /^(?:href|src|to)$/;
const OUT_OF_APP = /^pathname:/i;

/** Something of a page that does more than say text; `key` is equal where it does the same. */
interface Effect {
  key: string;
  name: string;
  node: Nodes;
}

function elementEffects(node: JsxElement, imported: ReadonlySet<string>): Effect[] {
  const { name } = node;
  if (name === null) return [];
  const properties = node.attributes.map((attribute) => readProperty(attribute, imported));
  const parts = properties.map((property) => {
    if (!property) return '{…}';
    if ('imported' in property) return `${property.name}={${property.imported}}`;
    const isText = isTextProperty(property.name) && typeof property.value === 'string';
    return isText ? property.name : `${property.name}=${JSON.stringify(property.value)}`;
  });
  const isPlain = isHtmlElement(name) && !parts.some((part) => ADDRESS.test(part.split('=')[0]!));
  return isPlain
    ? []
    : [{ key: `<${[name, ...parts.sort()].join(' ')}>`, name: `<${name}>`, node }];
}

/** Pictures and files, which are more than the text of a link to a page or another site. */
function addressEffects(node: Nodes): Effect[] {
  if (node.type === 'image') return [{ key: `!${node.url}`, name: `the image ${node.url}`, node }];
  if (node.type !== 'link' && node.type !== 'definition') return [];
  return isFileAddress(node.url) || OUT_OF_APP.test(node.url)
    ? [{ key: `(${node.url})`, name: `the link ${node.url}`, node }]
    : [];
}

function effectsOf(tree: Root): Effect[] {
  const imported = importedNames(tree);
  return [...everyNode(tree)].flatMap((node): Effect[] => {
    if (isJsx(node)) return elementEffects(node, imported);
    if (node.type !== 'mdxjsEsm') return addressEffects(node);
    return (importsOf(node) ?? []).map(({ source, specifiers }) => {
      const names = specifiers.map((one) =>
        one.type === 'ImportSpecifier' && one.imported.type === 'Identifier'
          ? `${one.imported.name} as ${one.local.name}`
          : `${one.type} ${one.local.name}`,
      );
      const from = String(source.value);
      const key = `import ${names.sort().join()} from ${from}`;
      return { key, name: `the import of ${from}`, node };
    });
  });
}

/** A component, an import, a picture or a file more than in English, or one with other values. */
export function* findAdditions(english: Root, translation: Root): Generator<Violation> {
  const left = effectsOf(english).map(({ key }) => key);
  for (const { key, name, node } of effectsOf(translation)) {
    const at = left.indexOf(key);
    if (at >= 0) left.splice(at, 1);
    else {
      const message = `${name} is not in the English page, or not with these values. Only texts may differ.`;
      yield { message, node };
    }
  }
}
