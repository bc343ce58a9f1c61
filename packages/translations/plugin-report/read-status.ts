import { execFile } from 'node:child_process';
import { AREAS, pageOfSource, type Gaps } from '../core/places';
import type { StatusArea, StatusPage, StatusTexts, TranslationStatus } from './contract';

/** The part that is read of what `npm run i18n status -- --json` prints. */
interface Report {
  pages: {
    page: string;
    chinese: string;
    state: StatusPage['state'];
    sections: { id: string; title: string; state: string }[];
  }[];
  texts: StatusTexts[];
  terms: TranslationStatus['terms'];
}

/** A page as the site shows it. */
export interface RouteView {
  title: string;
  permalink: string;
  /** `@site/…` path of its source in either language. */
  source: string;
  /** Ids of its headings, as the language of the build shows it. */
  ids: ReadonlySet<string>;
}

const MOST_OUTPUT_BYTES = 64 * 1024 * 1024;

/** Asks the translators' own command, so that the page and the command can never disagree. */
export function runStatus(command: readonly string[], cwd: string): Promise<Report> {
  return new Promise((resolve, reject) => {
    const options = { cwd, maxBuffer: MOST_OUTPUT_BYTES };
    execFile(process.execPath, [...command], options, (_error, stdout, stderr) => {
      // The exit code says that there are findings, which is no fault here.
      try {
        resolve(JSON.parse(stdout) as Report);
      } catch {
        reject(new Error(stderr.trim() || 'the command printed no JSON'));
      }
    });
  });
}

function areaOf(page: string): StatusArea {
  const [, area = 'other'] = /^(?:docs\/)?(guide|config|blog)\//.exec(page) ?? [];
  return area as StatusArea;
}

/** A name for a page that the site does not show. */
function fileName(page: string): string {
  const area = AREAS.find(({ name }) => page.startsWith(`${name}/`));
  return page.slice(area ? area.name.length + 1 : 0).replace(/\.mdx$/, '');
}

/** `gaps`: pages that are shown in English, as the build found that their translation cannot be. */
export function toStatus(
  report: Report,
  shown: readonly RouteView[],
  gaps: Gaps = {},
): TranslationStatus {
  const byPage = new Map(
    shown.map((one) => [pageOfSource(one.source.replace(/^@site\//, '')), one]),
  );
  // What the site has no page of is a draft or unlisted, unless it is a translation of nothing.
  const listed = report.pages.filter(({ page, state }) => byPage.has(page) || state === 'orphan');
  const pages = listed.map(({ page, chinese, state, sections }): StatusPage => {
    const { title, permalink, ids } = byPage.get(page) ?? {};
    const behind = sections.filter((section) => section.state !== 'current');
    return {
      area: areaOf(page),
      title: title ?? fileName(page),
      ...(permalink !== undefined && { path: permalink }),
      file: chinese,
      state: gaps[page] === 'broken' ? 'broken' : state,
      sections: sections.length,
      currentSections: sections.length - behind.length,
      behind: behind.map(({ id, title: name, state: of }) => ({
        id,
        title: name,
        state: of as StatusPage['behind'][number]['state'],
        ...(permalink !== undefined && { to: ids?.has(id) ? `${permalink}#${id}` : permalink }),
      })),
    };
  });
  return { pages, texts: report.texts, terms: report.terms };
}
