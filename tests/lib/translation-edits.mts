import fs from 'node:fs/promises';
import path from 'node:path';
import type { FixtureSite } from './fixture-site.mts';

export const CHINESE_FOLDER = 'i18n/zh/docusaurus-plugin-content-docs/current';

/** A seed that fails is tried again with `EDITS_SEED=<number>`. */
export const SEED = Number(process.env.EDITS_SEED ?? 1);

/** Numbers from 0 to 1, the same for the same seed (mulberry32). */
export function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

interface PageModel {
  name: string;
  frontMatter: string[];
  imports: string[];
  sections: { id: string; depth: number; title: string; body: string }[];
  /** Page and section that the page links to. */
  to: { name: string; id: string };
  isGone: boolean;
}

const SAMPLE = '```bash\nnpx rslib build\n```';
const TABLE = '| Name | Text |\n| ---- | ---- |\n| One | Two |';
const NOTE = ':::note\nMind this.\n:::';

const model = (name: string, next: string): PageModel => ({
  name,
  frontMatter: [`title: Page ${name}`, `description: About ${name}.`],
  imports: [],
  sections: [
    { id: 'first', depth: 2, title: 'First', body: `More.\n\n${SAMPLE}` },
    { id: 'second', depth: 2, title: 'Second', body: `Words.\n\n${TABLE}` },
    { id: 'inner', depth: 3, title: 'Inner', body: `Inside.\n\n${NOTE}` },
    { id: 'third', depth: 2, title: 'Third', body: '![A picture](/img/known.svg)' },
  ],
  to: { name: next, id: 'second' },
  isGone: false,
});

function render({ name, frontMatter, imports, sections, to }: PageModel): string {
  const head = ['---', ...frontMatter, '---', '', ...imports, ''].join('\n');
  const link = `See [another](./${to.name}.mdx#${to.id}) and [below](#${sections[0]?.id ?? ''}).`;
  const parts = sections.map(
    ({ id, depth, title, body }) => `${'#'.repeat(depth)} ${title} {/* #${id} */}\n\n${body}`,
  );
  return `${head}\nText of ${name}.\n\n${sections.length > 0 ? link : ''}\n\n${parts.join('\n\n')}\n`;
}

/** Edits of English writers. Each leaves the English site valid. */
const ENGLISH_EDITS: Record<string, (page: PageModel) => void> = {
  'en: remove a section': ({ sections }) => void sections.splice(1, 1),
  'en: remove all sections': ({ sections }) => void sections.splice(0),
  'en: add a section': ({ sections }) =>
    void sections.push({ id: 'fresh', depth: 2, title: 'Fresh', body: 'New.' }),
  'en: rename a section': ({ sections }) => void (sections[1]!.id = 'renamed'),
  'en: reorder sections': ({ sections }) => void sections.reverse(),
  'en: change a text': ({ sections }) => void (sections[0]!.body = 'Other words entirely.'),
  'en: change a level': ({ sections }) => void (sections[2]!.depth = 2),
  'en: merge sections': ({ sections }) => {
    const [gone] = sections.splice(2, 1);
    sections[1]!.body += `\n\n${gone!.body}`;
  },
  'en: add a sample': ({ sections }) => void (sections[0]!.body += `\n\n${SAMPLE}`),
  'en: remove a table': ({ sections }) => void (sections[1]!.body = 'No table.'),
  'en: remove a picture': ({ sections }) => void (sections[3]!.body = 'No picture.'),
  'en: add a component': ({ sections }) =>
    void (sections[0]!.body += '\n\n<Badge type="since" version="1.0" />'),
  'en: add an import': (page) => {
    page.imports.push("import CodeBlock from '@theme/CodeBlock';");
    page.sections[0]!.body += '\n\n<CodeBlock language="js">let a;</CodeBlock>';
  },
  'en: change the title': (page) => void (page.frontMatter[0] = 'title: Other'),
  'en: add keywords': (page) => void page.frontMatter.push('keywords: [one, two, three]'),
  'en: make it a draft': (page) => {
    page.frontMatter.push('draft: true');
    page.isGone = true;
  },
  'en: make it unlisted': (page) => void page.frontMatter.push('unlisted: true'),
  'en: move it': (page) => {
    page.frontMatter.push(`slug: /moved-${page.name}`);
    page.isGone = true;
  },
  'en: delete it': (page) => void (page.isGone = true),
};

const SECOND = /\n## [^\n]*\{\/\* #second \*\/\}[\s\S]*?(?=\n## )/;

/** Edits of a translation; null removes the file. */
const CHINESE_EDITS: Record<string, (text: string) => string | Uint8Array | null> = {
  'zh: remove a section': (zh) => zh.replace(SECOND, ''),
  'zh: add a section': (zh) => `${zh}\n## 中文 {/* #only-chinese */}\n\n[链接](#only-chinese)\n`,
  'zh: drop an id': (zh) => zh.replace(' {/* #second */}', ''),
  'zh: drop all ids': (zh) => zh.replace(/ \{\/\* #\w+ \*\/\}/g, ''),
  'zh: rename an id': (zh) => zh.replace('#second */', '#other */'),
  'zh: double an id': (zh) => zh.replace('#second */', '#first */'),
  'zh: reorder sections': (zh) => zh.replace(SECOND, '') + (SECOND.exec(zh)?.[0] ?? ''),
  'zh: change a level': (zh) => zh.replace('### ', '#### '),
  'zh: heading as bold': (zh) => zh.replace(/## (中文 Second).*/, '**$1**'),
  'zh: wrong own anchor': (zh) => zh.replace('](#', '](#nope-'),
  'zh: wrong anchor': (zh) => zh.replace(/\.mdx#\w+/, '.mdx#nope'),
  'zh: encoded anchor': (zh) => zh.replace(/\.mdx#\w+/, '.mdx#%E0%A4%A'),
  'zh: wrong file': (zh) => zh.replace(/\.\/edit-[\w-]+\.mdx/, './nope.mdx'),
  'zh: wrong route': (zh) => zh.replace(/\.\/edit-[\w-]+\.mdx/, '/guide/nowhere'),
  'zh: link in the language': (zh) => `${zh}\n[链接](/zh/guide/basic/cli)\n`,
  'zh: wrong picture': (zh) => zh.replace('/img/known.svg', '/img/nope.svg'),
  'zh: no picture': (zh) => zh.replace(/!\[[^\n]*/, ''),
  'zh: broken MDX': (zh) => `${zh}\n<Broken {\n`,
  'zh: lone brackets': (zh) => zh.replace('More.', '中文 { 中文 < 中文'),
  'zh: HTML comment': (zh) => zh.replace('More.', '<!-- 中文 -->'),
  'zh: broken YAML': (zh) => zh.replace('title: ', 'title: [: '),
  'zh: tab in YAML': (zh) => zh.replace('\ndescription', '\n\tdescription'),
  'zh: YAML not closed': (zh) => zh.replace(/\n---\n/, '\n'),
  'zh: no front matter': (zh) => zh.replace(/^---[\s\S]*?\n---\n/, ''),
  'zh: no title': (zh) => zh.replace(/title: .*\n/, ''),
  'zh: unknown key': (zh) => zh.replace('title:', 'headline:'),
  'zh: key twice': (zh) => zh.replace(/(title: .*\n)/, '$1$1'),
  'zh: another slug': (zh) => zh.replace('\n---\n', '\nslug: /elsewhere\n---\n'),
  'zh: hostile slug': (zh) => zh.replace('\n---\n', '\nslug: ../../x\n---\n'),
  'zh: a draft': (zh) => zh.replace('\n---\n', '\ndraft: true\n---\n'),
  'zh: unlisted': (zh) => zh.replace('\n---\n', '\nunlisted: true\n---\n'),
  'zh: admonition not closed': (zh) => zh.replace(/\n:::\n/, '\n'),
  'zh: unknown admonition': (zh) => zh.replace(':::note', ':::remark'),
  'zh: fence not closed': (zh) => zh.replace('build\n```', 'build\n'),
  'zh: unknown language': (zh) => zh.replace('```bash', '```typo'),
  'zh: another sample': (zh) => zh.replace('npx rslib build', 'npx rslib dev'),
  'zh: unknown component': (zh) => `${zh}\n<Unknown />\n`,
  'zh: lost import': (zh) => `${zh}\n<CodeBlock language="js">let a;</CodeBlock>\n`,
  'zh: empty': () => '',
  'zh: only spaces': () => ' \n\n \n',
  'zh: NUL': (zh) => zh.replace('More.', '\0'),
  'zh: another encoding': () => new Uint8Array([0xd6, 0xd0, 0xce, 0xc4, 0x0a]),
  'zh: CRLF': (zh) => zh.replaceAll('\n', '\r\n'),
  'zh: byte order mark': (zh) => `\uFEFF${zh}`,
  'zh: cut in the middle': (zh) => zh.slice(0, zh.length / 2),
  'zh: merge conflict': (zh) => zh.replace('More.', '<<<<<<< HEAD\n中文\n=======\n文\n>>>>>>> b'),
  'zh: table broken': (zh) => zh.replace('| One | Two |', '| One'),
  'zh: all in English': (zh) => zh.replaceAll('中文 ', ''),
  'zh: not there': () => null,
};

export interface Edited {
  name: string;
  kinds: string[];
  /** Whether the page is still at its address. */
  isShown: boolean;
}

/** Pages by name, before and after the edits of English. */
let models: { before: PageModel[]; after: PageModel[] } = { before: [], after: [] };

/** Valid targets of a link in the present English: some section that exists. */
function correctLinks(pages: readonly PageModel[]): void {
  const byName = new Map(pages.map((page) => [page.name, page]));
  for (const page of pages) {
    const target = byName.get(page.to.name);
    const isThere = target?.isGone === false && target.sections.some(({ id }) => id === page.to.id);
    if (!isThere) page.to = { name: page.name, id: page.sections[0]?.id ?? '' };
  }
}

function plan(): Edited[] {
  const random = randomNumbers(SEED);
  const pick = <T,>(list: readonly T[]): T => list[Math.floor(random() * list.length)]!;
  const [english, chinese] = [Object.keys(ENGLISH_EDITS), Object.keys(CHINESE_EDITS)];
  return [...english, ...chinese].map((kind, at) => {
    // Every kind once by itself or with one of the other language.
    const other = random() < 0.5 ? [] : [pick(kind.startsWith('en') ? chinese : english)];
    return { name: `edit-${at}`, kinds: [kind, ...other], isShown: true };
  });
}

/**
 * `write`: pages in English, before they are translated. `edit`: what people then do to them, in
 * random pairs; `edited` is what the first call gave.
 */
export async function applyEdits(
  site: FixtureSite,
  step: 'write' | 'edit',
  edited: Edited[] = plan(),
): Promise<Edited[]> {
  if (step === 'write') {
    const next = (at: number): string => edited[(at + 1) % edited.length]!.name;
    const make = () => edited.map(({ name }, at) => model(name, next(at)));
    models = { before: make(), after: make() };
    for (const page of models.before) await site.write(`docs/${page.name}.mdx`, render(page));
    return edited;
  }
  for (const [at, { kinds }] of edited.entries()) {
    for (const kind of kinds) ENGLISH_EDITS[kind]?.(models.after[at]!);
  }
  correctLinks(models.after);
  for (const [at, one] of edited.entries()) {
    const page = models.after[at]!;
    one.isShown = !page.isGone;
    if (one.kinds.includes('en: delete it')) {
      await fs.rm(path.join(site.dir, `docs/${page.name}.mdx`));
    } else await site.write(`docs/${page.name}.mdx`, render(page));
    const file = `${CHINESE_FOLDER}/${page.name}.mdx`;
    for (const kind of one.kinds.filter((each) => each in CHINESE_EDITS)) {
      const text = CHINESE_EDITS[kind]!(await site.read(file));
      if (text === null) await fs.rm(path.join(site.dir, file));
      else await site.write(file, text);
    }
  }
  return edited;
}
