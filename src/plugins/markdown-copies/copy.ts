import { stringify } from 'yaml';
import { escapeMarkdown } from '@rslib-docs/kit/shared/markdown/escape-markdown';
import type { TranslationState } from '@rslib-docs/translations/plugin/contract';
import type { CopiedPage } from './contract';

/** Facts of an option that its page shows as a table, as far as they are the same everywhere. */
const OPTION_FACTS = [
  'option',
  'type',
  'default',
  'topLevel',
  'cli',
  'since',
  'deprecated',
  'options',
];

/** How far a translation can be trusted, in words for a machine. */
function translationOf(state: TranslationState | undefined): object | string {
  if (!state) return 'current';
  if (state.state === 'english') return `none (${state.reason}); this is the English text`;
  return { behind: state.sections.map(({ id, title }) => (id ? `${title} (#${id})` : 'opening')) };
}

export interface CopyFacts {
  url: string;
  /** BCP 47 tag of the language of the site. */
  lang: string;
  /** Version of the documented tool. */
  toolVersion: string;
  isTranslation: boolean;
  translation: TranslationState | undefined;
  /** Where the index of all pages is, in words. */
  index: string;
}

/** What a copy says of itself before its text. */
export function copyHeader(page: CopiedPage, facts: CopyFacts): string {
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

interface HomeHero {
  text?: string;
  tagline?: string;
  command?: string;
}

/** The home page has its words in the front matter. */
function homeText({ frontmatter }: CopiedPage): string {
  const { text, tagline, command } = (frontmatter['hero'] ?? {}) as HomeHero;
  const features = (frontmatter['features'] ?? []) as { title: string; details?: string }[];
  return [
    text?.replaceAll('\n', ' '),
    tagline,
    command && `\`\`\`bash\n${command}\n\`\`\``,
    features.map(({ title, details }) => `- **${title}**: ${details ?? ''}`).join('\n'),
  ]
    .filter(Boolean)
    .join('\n\n');
}

/** The whole copy of a page. */
export function composeCopy(page: CopiedPage, text: string, facts: CopyFacts): string {
  const body = page.frontmatter['pageType'] === 'home' ? `${homeText(page)}\n\n${text}` : text;
  const hasTitle = /^# /m.test(body.split('\n## ')[0] ?? '');
  const title = hasTitle ? '' : `# ${escapeMarkdown(page.title)}\n\n`;
  return `${copyHeader(page, facts)}\n> ${facts.index}\n\n${title}${body.trim()}\n`;
}
