import fs from 'node:fs';
import path from 'node:path';
import type { Nodes } from 'mdast';
import { readMarkdown } from '@rslib-docs/kit/shared/markdown/read-markdown';
import { parse } from 'yaml';

/*
 * What is known of Crowdin, and where it is told:
 * - A page is taken apart into texts (headings, paragraphs, cells, values of the front matter, blocks
 *   of code) and written again from the source, with the translations in their places:
 *   support.crowdin.com/developer/configuration-file, facebook/docusaurus#4278.
 * - A translation that is uploaded is matched with its source by its place: unraid/docs#460.
 * - A text without a translation is exported in the language of the source; files with such texts are
 *   left out by `skip_untranslated_files`: help of the command.
 * - The parser of MDX escapes tags in inline code, comments and brackets, and writes `- - -` around
 *   front matter: twentyhq/twenty#24397, unraid/docs#458, #454, facebook/docusaurus#8238.
 */
interface FileSettings {
  source: string;
  translation: string;
  skip_untranslated_files?: boolean;
}

interface Text {
  from: number;
  to: number;
  value: string;
}

/** Values in quotes: facebook/docusaurus#4278, and unraid/docs#445, where they came back translated. */
const ATTRIBUTE = /(?<=\s[\w-]+=")[^"]+(?=")/g;

/** The texts of a page with their places, in order. */
async function textsOfPage(source: string): Promise<Text[]> {
  const texts: Text[] = [];
  const add = (from: number, to: number): void => {
    texts.push({ from, to, value: source.slice(from, to) });
  };
  const visit = (node: Nodes): void => {
    const [from, to] = [node.position!.start.offset!, node.position!.end.offset!];
    if (node.type === 'yaml') add(from + 4, to - 4);
    else if (node.type === 'code') {
      const inner = source.slice(from, to);
      const [first, last] = [inner.indexOf('\n') + 1, inner.lastIndexOf('\n')];
      if (last > first) add(from + first, from + last);
    } else if (node.type === 'heading' || node.type === 'paragraph' || node.type === 'tableCell') {
      // The id of a heading is no text.
      const inner = node.children.filter(({ type }) => type !== 'mdxTextExpression');
      const [first, last] = [inner[0]?.position, inner.at(-1)?.position];
      if (first && last) add(first.start.offset!, last.end.offset!);
    } else if ('children' in node) {
      if (node.type === 'mdxJsxFlowElement') {
        const end = node.children[0]?.position?.start.offset ?? to;
        for (const { index, 0: value } of source.slice(from, end).matchAll(ATTRIBUTE))
          add(from + index, from + index + value.length);
      }
      for (const child of node.children) visit(child);
    }
  };
  for (const node of (await readMarkdown(source)).tree.children) visit(node);
  return texts;
}

/** The texts of a file of the interface: its messages, as they stand between quotes. */
function textsOfJson(source: string): Text[] {
  return [...source.matchAll(/(?<="message": ")(?:[^"\\]|\\.)*(?=")/g)].map(
    ({ index, 0: value }) => ({ from: index, to: index + value.length, value }),
  );
}

const textsOf = async (file: string, source: string): Promise<Text[]> =>
  file.endsWith('.json') ? textsOfJson(source) : textsOfPage(source);

/** How a page is written beside what was translated: what is known of the parser, and what is not. */
export type Writing = (page: string) => string;

export const asItIs: Writing = (page) => page;

const outsideOfFences = (page: string, change: (text: string) => string): string =>
  page
    .split(/(^\s*`{3,}[^\n]*\n[\s\S]*?^\s*`{3,}$)/m)
    .map((part, at) => (at % 2 === 0 ? change(part) : part))
    .join('');

/** Everything at once that the parser has been seen to do. */
export const withEscapes: Writing = (page) =>
  outsideOfFences(page, (text) =>
    text
      .replace(/\{\/\* (.+?) \*\/\}/g, String.raw`{/\* $1 \*/}`)
      .replace(/(?<!`)`[^`\n]+`(?!`)/g, (code) =>
        code.replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll("'", '&#39;'),
      )
      .replace(/(?<![!\\\]])\[([^[\]`\n]+)\]\((\.[^()\s]+)\)/g, String.raw`\[$1\]($2)`)
      .replace(/^:::(\w+)$/gm, '::: $1'),
  ).replace(/^---$/gm, '- - -');

/** A project at Crowdin, as far as files go there and come back. */
export class CrowdinStandIn {
  readonly #sources = new Map<string, { source: string; settings: FileSettings }>();
  readonly #translations = new Map<string, (string | undefined)[]>();
  /** The sources that are translated at all; all of them without it. */
  only: readonly string[] | undefined;
  /** Files whose translation did not fit the source. */
  readonly refused: string[] = [];
  readonly commands: string[] = [];
  writing: Writing = asItIs;

  #list(dir: string): [file: string, settings: FileSettings][] {
    const { files } = parse(fs.readFileSync(path.join(dir, 'crowdin.yml'), 'utf8')) as {
      files: FileSettings[];
    };
    return files.flatMap((settings) => {
      const [folder, ending] = settings.source.slice(1).split('/**/*') as [string, string];
      return fs
        .readdirSync(path.join(dir, folder), { recursive: true })
        .map((name) => `${folder}/${String(name).split(path.sep).join('/')}`)
        .filter((file) => file.endsWith(ending))
        .map((file): [string, FileSettings] => [file, settings]);
    });
  }

  #target(file: string, { source, translation }: FileSettings): string {
    const name = file.slice(source.indexOf('/**/'));
    return translation
      .slice(1)
      .replace('%two_letters_code%', 'zh')
      .replace('**/%original_file_name%', name);
  }

  /** Takes the arguments of the command and works in a folder, as the command does. */
  readonly run = async (args: readonly string[], dir: string): Promise<void> => {
    this.commands.push(args.join(' '));
    const [verb, what] = args;
    if (what === 'sources')
      for (const [file, settings] of this.#list(dir))
        this.#sources.set(file, {
          source: fs.readFileSync(path.join(dir, file), 'utf8'),
          settings,
        });
    else if (verb === 'upload') await this.#import(dir);
    else await this.#export(dir);
  };

  async #import(dir: string): Promise<void> {
    for (const [file, { source, settings }] of this.#sources) {
      const target = path.join(dir, this.#target(file, settings));
      if (!fs.existsSync(target) || (this.only && !this.only.includes(file))) continue;
      const translated = await textsOf(file, fs.readFileSync(target, 'utf8'));
      const texts = await textsOf(file, source);
      if (texts.length !== translated.length) this.refused.push(file);
      else
        this.#translations.set(
          file,
          translated.map(({ value }) => value),
        );
    }
  }

  async #export(dir: string): Promise<void> {
    for (const [file, { source, settings }] of this.#sources) {
      if (this.only && !this.only.includes(file)) continue;
      const texts = await textsOf(file, source);
      const translations = this.#translations.get(file) ?? texts.map(() => undefined);
      if (settings.skip_untranslated_files && translations.includes(undefined)) continue;
      let text = source;
      for (const [at, { from, to, value }] of [...texts.entries()].reverse())
        text = text.slice(0, from) + (translations[at] ?? value) + text.slice(to);
      const target = path.join(dir, this.#target(file, settings));
      fs.mkdirSync(path.dirname(target), { recursive: true });
      fs.writeFileSync(target, file.endsWith('.json') ? text : this.writing(text));
    }
  }

  /** What translators do: some texts of a file get another translation, or lose theirs. */
  translate(file: string, change: (text: string, at: number) => string | undefined): void {
    const texts = this.#translations.get(file);
    if (!texts) throw new Error(`${file} has no translation yet.`);
    this.#translations.set(
      file,
      texts.map((text, at) => (text === undefined ? text : change(text, at))),
    );
  }

  /** Where translations come back to. */
  places(): string[] {
    return [...this.#sources].map(([file, { settings }]) => this.#target(file, settings));
  }

  /** A new project: nothing is translated. */
  forget(): void {
    this.#translations.clear();
  }
}
