import { copyAddress } from '@rslib-docs/kit/shared/addresses/copy-address';
import { escapeMarkdown } from '@rslib-docs/kit/shared/markdown/escape-markdown';
import type {
  AssistantRules,
  CopiedPage,
  PageGroup,
  SiteAddress,
  TranslationStates,
} from './contract';

export interface IndexFacts {
  siteTitle: string;
  tagline: string;
  toolVersion: string;
  /** Language tags with the address of the index in it, the own one first. */
  indexes: readonly { lang: string; url: string }[];
  isTranslation: boolean;
  /** What an assistant must know before it answers, in the language of the index. */
  rules: AssistantRules;
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

/**
 * `llms.txt`: what there is to read, by the groups of the navigation; pages of no group come last.
 * The form is the one of llmstxt.org.
 */
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
    lines.push('', `## ${label}`, '', ...found.map((page) => entry(page, site, states)));
  }
  return `${lines.join('\n')}\n`;
}
