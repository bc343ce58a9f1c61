import { stringify } from 'yaml';
import { escapeMarkdown } from '@rslib-docs/kit/shared/text';
import type { TranslationState } from '@rslib-docs/translations/plugin/contract';
import { copyAddress } from '@rslib-docs/kit/shared/addresses';
import type { AssistantRules, CopiedPage, MarkdownCopiesOptions } from './contract';
import type { PageGroup, SiteAddress, TranslationStates } from './contract';

/** Facts of an option that its page shows as a table, as far as they are the same everywhere. */
const OPTION_FACTS = 'option type default topLevel cli since deprecated options'.split(' ');

/** How far a translation can be trusted, in words for a machine. */
function translationOf(state: TranslationState | undefined): object | string {
  if (!state) return 'current';
  if (state.state === 'english') return `none (${state.reason}); this is the English text`;
  return { behind: state.sections.map(({ id, title }) => (id ? `${title} (#${id})` : 'opening')) };
}

interface CopyFacts {
  url: string;
  /** BCP 47 tag of the language of the site. */
  lang: string;
  toolVersion: string;
  isTranslation: boolean;
  translation: TranslationState | undefined;
  /** Where the index of all pages is, in words. */
  index: string;
}

function copyHeader(page: CopiedPage, facts: CopyFacts): string {
  const own = OPTION_FACTS.filter((key) => page.frontmatter[key] !== undefined);
  const data = {
    title: page.title,
    description: page.description,
    url: facts.url,
    lang: facts.translation?.state === 'english' ? 'en' : facts.lang,
    ...(facts.isTranslation && { translation: translationOf(facts.translation) }),
    'rslib-version': page.version || facts.toolVersion,
    ...Object.fromEntries(own.map((key) => [key, page.frontmatter[key]])),
  };
  return `---\n${stringify(data, { lineWidth: 0 })}---\n`;
}

/** The home page has its words in the front matter. */
function homeText({ frontmatter }: CopiedPage): string {
  type Hero = Partial<Record<'text' | 'tagline' | 'command', string>>;
  const { text = '', tagline = '', command } = (frontmatter['hero'] ?? {}) as Hero;
  const features = (frontmatter['features'] ?? []) as { title: string; details?: string }[];
  const items = features.map(
    ({ title, details = '' }) => `- **${escapeMarkdown(title)}**: ${escapeMarkdown(details)}`,
  );
  const fence = command && `\`\`\`bash\n${command}\n\`\`\``;
  const parts = [escapeMarkdown(text), escapeMarkdown(tagline), fence, items.join('\n')];
  return parts.filter(Boolean).join('\n\n');
}

export function composeCopy(page: CopiedPage, text: string, facts: CopyFacts): string {
  const body = page.frontmatter['pageType'] === 'home' ? `${homeText(page)}\n\n${text}` : text;
  const hasTitle = /^(?:# |[^\n]+\n=+ *(?:\n|$))/.test(body.trimStart());
  const title = hasTitle ? '' : `# ${escapeMarkdown(page.title)}\n\n`;
  return `${copyHeader(page, facts)}\n> ${facts.index}\n\n${title}${body.trim()}\n`;
}

export interface IndexFacts extends Pick<
  MarkdownCopiesOptions,
  'tagline' | 'toolVersion' | 'isTranslation' | 'rules'
> {
  siteTitle: string;
  /** Language tags with the address of the index in it, the own one first. */
  indexes: readonly { lang: string; url: string }[];
}

const plural = (count: number): string => (count === 1 ? 'section' : 'sections');

/** Address in full of the copy of a page. */
const addressOf = (routePath: string, site: SiteAddress): string =>
  new URL(copyAddress(routePath), site.origin).href;

function entry(page: CopiedPage, site: SiteAddress, states: TranslationStates): string {
  const url = addressOf(page.routePath, site);
  const state = states[page.routePath];
  const mark =
    state?.state === 'english'
      ? ' [English text]'
      : state
        ? ` [${state.sections.length} ${plural(state.sections.length)} behind the English]`
        : '';
  return `- [${escapeMarkdown(page.title)}](${url}): ${escapeMarkdown(page.description)}${mark}`;
}

/** `llms.txt`, as llmstxt.org has it: what there is to read, by the groups of the navigation. */
export function composeIndex(
  pages: readonly CopiedPage[],
  groups: readonly PageGroup[],
  states: TranslationStates,
  site: SiteAddress,
  facts: IndexFacts,
): string {
  const byRoute = new Map(pages.map((page) => [page.routePath, page]));
  const behind = pages.filter(({ routePath }) => states[routePath]).length;
  const [own, ...others] = facts.indexes;
  const rule = ({ text, page }: AssistantRules['rules'][number]): string => {
    const routePath = site.base + page.slice(1);
    const title = escapeMarkdown(byRoute.get(routePath)?.title ?? page);
    return `- [${title}](${addressOf(routePath, site)}): ${text}`;
  };
  const lines = [
    `# ${facts.siteTitle}`,
    '',
    `> ${facts.tagline}`,
    '',
    `Documents @rslib/core ${facts.toolVersion}. Language: ${own!.lang}.`,
    ...others.map(({ lang, url }) => `In ${lang}: ${url}`),
    ...(facts.isTranslation
      ? [`Translation: ${pages.length - behind} of ${pages.length} pages are current.`]
      : []),
    '',
    facts.rules.intro,
    '',
    ...facts.rules.rules.map(rule),
    '',
    `All pages in one file: ${own!.url.replace(/llms\.txt$/, 'llms-full.txt')}`,
  ];
  for (const { label, routePaths } of groups) {
    const found = routePaths.flatMap((routePath) => byRoute.get(routePath) ?? []);
    if (found.length === 0) continue;
    const entries = found.map((page) => entry(page, site, states));
    lines.push('', `## ${escapeMarkdown(label)}`, '', ...entries);
  }
  return `${lines.join('\n')}\n`;
}
