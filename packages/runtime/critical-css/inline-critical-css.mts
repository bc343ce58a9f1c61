import postcss, { type AtRule, type ChildNode, type Declaration } from 'postcss';
import selectorParser from 'postcss-selector-parser';
import { readFileSync } from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';
import { MODULES_FOLDER, ROUTE_MANIFEST } from '../inline-script/route-manifest';
import { lightenPage, readParts, type RulesOf } from './lighten-page.mts';

/** Names that a selector can ask for: classes, ids and elements are all words. */
const WORD = /[\w-]+/g;
/** The same in a page, where that of an element keeps its bracket: `<code>` has no class `code`. */
const NAME = /<?[\w-]+/g;
/** Where a page names them: in its elements and in its script, not in its text. */
const NAMING = /<script(?:\s[^>]*)?>[\s\S]*?<\/script>|<\w[^>]*>/g;
/** Attributes that name nothing: their texts and addresses are full of what looks like a class. */
const VALUES = /\s(?!(?:class|id|style)=)[\w-]+=(?:"[^"]*"|'[^']*'|[^\s>]+)/g;
/** The script asks a keyboard event for its `code`, which is also what the class of a block is. */
const KEY_CODE = /\bcode:/g;
const USED_PROPERTY = /var\((--[\w-]+)/g;
/** Of these states an element has one of several; what others ask for may be missing. */
const ONE_OF_SEVERAL = new Set([':is', ':where', ':has']);

/** What nobody can have done yet with a page that is being loaded, and no screen shows. */
const LATER_STATE =
  /:(?:hover|active|focus|focus-visible|focus-within|popover-open|target)\b|::(?:selection|view-transition)/;

type Words = ReadonlySet<string>;
type Test = (words: Words) => boolean;

/** Whether a selector as a whole asks for such a state, not only as one of several or for its lack. */
function asksForLaterState(selector: string): boolean {
  const plain = selector.replace(/\([^()]*\)/g, '');
  return plain === selector ? LATER_STATE.test(plain) : asksForLaterState(plain);
}

const wordsOf = (text: string): string[] => text.match(WORD) ?? [];

/** Whether a page with some words can have what a part of a selector asks for. */
function testOf(node: selectorParser.Node): Test {
  if (node.type === 'selector') {
    const tests = node.nodes.map(testOf);
    return (words) => tests.every((test) => test(words));
  }
  // A script that makes an element names it without a bracket.
  if (node.type === 'tag') return (words) => words.has(`<${node.value}`) || words.has(node.value);
  if (node.type === 'class' || node.type === 'id') {
    const wanted = wordsOf(node.value);
    return (words) => wanted.every((word) => words.has(word));
  }
  if (node.type === 'pseudo' && ONE_OF_SEVERAL.has(node.value)) {
    const tests = node.nodes.map(testOf);
    return (words) => tests.some((test) => test(words));
  }
  // The first-view script sets attributes and states: they do not decide.
  return () => true;
}

interface Selected {
  selectors: { text: string; test: Test }[];
  declarations: { text: string; name: string; value: string }[];
}

/** A part of the stylesheet: a rule, one that holds others, or a text that is kept with its name. */
type Part = Selected | { head: string; parts: Part[] } | { text: string; name?: string };

function readRule(selectors: readonly string[], declarations: readonly Declaration[]): Selected {
  return {
    selectors: selectors
      .filter((text) => !asksForLaterState(text))
      .map((text) => ({ text, test: testOf(selectorParser().astSync(text).nodes[0]!) })),
    declarations: declarations.map((one) => ({
      text: one.toString(),
      name: one.prop,
      value: one.value,
    })),
  };
}

function readAtRule(node: AtRule): Part[] {
  const { name, params, nodes } = node;
  if (name === 'media' && params === 'print') return [];
  // What older browsers show instead of a value comes to them with the stylesheet.
  if (name === 'supports' && params.startsWith('not (')) return [];
  const isNamed = name === 'property' || name.endsWith('keyframes');
  if (isNamed || !nodes || name === 'font-face') {
    return [{ text: node.toString() + (nodes ? '' : ';'), ...(isNamed && { name: params }) }];
  }
  return [{ head: `@${name} ${params}`, parts: nodes.flatMap(readPart) }];
}

function readPart(node: ChildNode): Part[] {
  if (node.type === 'atrule') return readAtRule(node);
  if (node.type !== 'rule') return [];
  const inner = node.nodes.find((one) => one.type === 'rule' || one.type === 'atrule');
  if (inner) throw new Error(`The stylesheet has a rule within a rule: ${node.selector}`);
  return [readRule(node.selectors, node.nodes as Declaration[])];
}

/** Writes the parts that a page can need, with the properties and animations that it uses. */
function write(parts: readonly Part[], words: Words, used: Words): string {
  return parts
    .map((part) => {
      if ('text' in part) return part.name === undefined || used.has(part.name) ? part.text : '';
      if ('parts' in part) {
        const inner = write(part.parts, words, used);
        return inner && `${part.head}{${inner}}`;
      }
      const selectors = part.selectors.filter(({ test }) => test(words)).map(({ text }) => text);
      const declarations = part.declarations
        .filter(({ name }) => !name.startsWith('--') || used.has(name))
        .map(({ text }) => text);
      if (selectors.length === 0 || declarations.length === 0) return '';
      return `${selectors.join(',')}{${declarations.join(';')}}`;
    })
    .join('');
}

const propertiesIn = (value: string): string[] =>
  [...value.matchAll(USED_PROPERTY)].map(([, name]) => name!);

/** Custom properties and animations that the rules for these words use, and those used by these. */
function usedNames(parts: readonly Part[], words: Words): Words {
  const values = new Map<string, string[]>();
  // Those that a `style` attribute or the script names.
  const found = [...words].filter((word) => word.startsWith('--'));
  const visit = (part: Part): void => {
    if ('parts' in part) part.parts.forEach(visit);
    else if ('text' in part) found.push(...propertiesIn(part.text));
    else if (part.selectors.some(({ test }) => test(words))) {
      for (const { name, value } of part.declarations) {
        if (name.startsWith('--')) values.set(name, [...(values.get(name) ?? []), value]);
        else found.push(...(name.startsWith('animation') ? wordsOf(value) : propertiesIn(value)));
      }
    }
  };
  parts.forEach(visit);
  const used = new Set<string>();
  for (let name = found.pop(); name !== undefined; name = found.pop()) {
    if (used.has(name)) continue;
    used.add(name);
    // A property may hold the name of an animation, too.
    for (const value of values.get(name) ?? []) found.push(...wordsOf(value));
  }
  return used;
}

/** The rules that the first screen of a page can need: not of classes, ids and elements it lacks. */
export class CriticalCss {
  private readonly parts: Part[];
  private readonly words: Words;
  /** Pages of a kind use the same rules: the words that they share with the stylesheet → CSS. */
  private readonly found = new Map<string, string>();

  /** `always` are custom properties that modules ask for, which may come before the stylesheet. */
  constructor(
    css: string,
    private readonly always: readonly string[] = [],
  ) {
    const relative = /url\(["']?(?!["']?(?:data:|\/|#))[^)]*\)/.exec(css);
    if (relative) {
      throw new Error(
        `The stylesheet asks for ${relative[0]}, which a page that holds its styles cannot find. ` +
          'Give the address from the root of the host.',
      );
    }
    this.parts = postcss.parse(css).nodes.flatMap(readPart);
    this.words = new Set(css.match(WORD));
  }

  /** CSS that `html`, with the scripts in it, can need; in the order of the stylesheet. */
  of(html: string): string {
    const naming = html
      .match(NAMING)
      ?.map((one) => (one.startsWith('<script') ? one : one.replace(VALUES, '')))
      .join(' ')
      .replace(KEY_CODE, '');
    const shared = [...new Set(naming?.match(NAME))]
      .filter((name) => this.words.has(name.replace('<', '')))
      .sort();
    const key = shared.join(' ');
    const words = new Set([...shared, ...this.always]);
    const css = this.found.get(key) ?? write(this.parts, words, usedNames(this.parts, words));
    this.found.set(key, css);
    return css;
  }
}

export interface LightenOptions {
  outDir: string;
  /** Folders of the languages in `outDir`, each with the files of its routes. */
  folders: readonly string[];
  baseUrl: string;
}

/** The not-found pages become the one of the host, which decides by itself what it starts. */
const OWN_START = '404.html';

async function readRouteFiles({ outDir, folders }: LightenOptions): Promise<Map<string, string[]>> {
  const routes = new Map<string, string[]>();
  for (const folder of folders) {
    const file = path.join(outDir, folder, ROUTE_MANIFEST);
    const found = JSON.parse(await fs.readFile(file, 'utf8')) as Record<string, string[]>;
    for (const [route, files] of Object.entries(found)) routes.set(route, files);
    // Written for this step alone.
    await fs.rm(file);
  }
  return routes;
}

/** Custom properties for the styles of modules, which may come before the stylesheet. */
async function namedByModules({ outDir, folders }: LightenOptions): Promise<string[]> {
  const names = new Set<string>();
  for (const folder of folders) {
    const dir = path.join(outDir, folder, MODULES_FOLDER);
    for (const file of await fs.readdir(dir)) {
      const code = await fs.readFile(path.join(dir, file), 'utf8');
      for (const [, name] of code.matchAll(/var\((--[\w-]+)/g)) names.add(name!);
    }
  }
  return [...names].sort();
}

/** Makes the first screen of every page complete in one request, and says how many there were. */
export async function inlineCriticalCss(options: LightenOptions): Promise<number> {
  const { outDir, baseUrl } = options;
  const routeFiles = await readRouteFiles(options);
  const named = await namedByModules(options);
  const stylesheets = new Map<string, CriticalCss>();
  const stylesheet = (href: string): CriticalCss => {
    const file = path.join(outDir, href.slice(baseUrl.length));
    const known = stylesheets.get(href) ?? new CriticalCss(readFileSync(file, 'utf8'), named);
    stylesheets.set(href, known);
    return known;
  };
  let count = 0;
  const files = await fs.readdir(outDir, { recursive: true });
  for (const name of files.filter(
    (file) => file.endsWith('.html') && path.basename(file) !== OWN_START,
  )) {
    const file = path.join(outDir, name);
    const html = await fs.readFile(file, 'utf8');
    const parts = readParts(html);
    // A page that only leads on has neither.
    if (parts.styles.length === 0 || parts.scripts.length === 0) continue;
    const rulesOf: RulesOf = (piece) =>
      parts.styles.map((href) => stylesheet(href).of(piece)).join('');
    const further = routeFiles.get(parts.route ?? '') ?? [];
    await fs.writeFile(file, lightenPage(html, parts, rulesOf, further));
    count += 1;
  }
  return count;
}
