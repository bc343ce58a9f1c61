export interface KnownPage {
  routePath: string;
  /** Its source, relative to the project. */
  relativePath: string;
}

/** A link of the layout around all pages, with the place where it is written. */
export interface LayoutLink {
  file: string;
  label: string;
  /** Addresses as pages carry them: one for each language. */
  addresses: readonly string[];
}

const RENDERED = /Can't render static file for pathname "([^"]+)"[\s\S]*?\[cause\]: (.+)/g;
/** Remedies if the system cannot write a file, whatever page it was for. */
const REMEDIES: Readonly<Record<string, string>> = {
  ENOSPC: 'Make room',
  EDQUOT: 'Make room',
  EFBIG: 'Make room',
  EROFS: 'Make the disk writable',
  EMFILE: 'Allow more open files (ulimit -n)',
  EIO: 'Check the disk',
};
const UNWRITTEN = new RegExp(`\\b(${Object.keys(REMEDIES).join('|')}): [^,\\]]+`);
/** How the bundler frames what a loader of pages says. */
const UNCOMPILED =
  /MDX compilation failed for file "([^"]+)"\n([\s\S]*?)│ Details:([\s\S]*?)(?=× Error|$)/g;
/** How Node.js prints the reasons of an error, the nearest one last; a message ends at the stack. */
const CAUSE =
  /\[cause\]: \[?(?:Error \[\w+\]|\w*Error): ([\s\S]*?)(?=\n\s*at |\n\s*\n|\] \{|\n\s*[[}]|$)/g;
/** The reason why Docusaurus stopped before it began with a language, such as its configuration. */
const EARLY =
  /\[ERROR\] (?:Error \[\w+\]|\w*Error): (\{[\s\S]*?(?=\n\s*at )|[\s\S]*?(?=\n\s*at |\n\s*\n|$))/g;
/** The library that checks options names the key only; all of them are set in one file. */
const OF_OPTION = /^"[\w.[\]]+" (?:must|is) /;
const NAMES_FILE = /\.(?:mdx?|[cm]?tsx?|json|ya?ml)\b/;
/** A message of ours, which begins with the page that it is about. */
const OF_PAGE = /^([^:]+\.mdx?):(?:(\d+):)?(?:\d+:)? (.*)$/s;
const SOURCE = /Broken (?:link|anchor) on source page path = (.+):$/;
const TARGET = /-> linking to (\S+)/;

/** A number that the bundler gives beside the words of a loader. */
const detailOf = (details: string, key: string): string | undefined =>
  new RegExp(`│ {3}"${key}": (\\d+)`).exec(details)?.[1];

/** What Docusaurus says without what to do about it. */
const IN_PLAIN_WORDS: readonly [RegExp, string][] = [
  [/^Invalid sidebar file at "(.+?)".*: - (.*)/, '$1: there is no page $2. Correct the name.'],
  [/^\{ (.{0,60}),.* \[1\] (.*?)\.?$/, 'sidebars.ts: $2, in the item that begins with $1 …'],
  [/^Transform failed with .*:\s([^:]+:\d+):\d+: ERROR: (.*)/, '$1: $2. Correct the line.'],
];
export const inPlainWords = (message: string): string =>
  IN_PLAIN_WORDS.reduce((text, [said, plain]) => text.replace(said, plain), message);

const inOneLine = (text: string): string => text.replace(/[\s│]+/g, ' ').trim();

function findUncompiled(log: string): string[] {
  return [...log.matchAll(UNCOMPILED)].map(([, file, framed, details]) => {
    const cause = inOneLine(framed!).replace(/^Cause: /, '');
    if (cause.includes(file!)) return cause;
    const at = ['line', 'column'].flatMap((key) => detailOf(details!, key) ?? []);
    return [file, ...at, ` ${cause}`].join(':');
  });
}

/** All reasons that Docusaurus and its plugins gave, the nearest one last. */
const causesOf = (log: string): string[] =>
  [EARLY, CAUSE].flatMap((pattern) =>
    [...log.matchAll(pattern)].map(([, message]) => inPlainWords(inOneLine(message!))),
  );

/** The reason that stopped everything: the nearest one that names a file, else the nearest. */
function findCause(log: string): string[] {
  const messages = causesOf(log);
  const cause = messages.findLast((message) => NAMES_FILE.test(message)) ?? messages.at(-1);
  if (cause === undefined) return [];
  return [OF_OPTION.test(cause) ? `docusaurus.config.ts: ${cause}` : cause];
}

/** Links that lead nowhere, with the page on which each was found. */
function findBroken(log: string): { route: string; target: string }[] {
  let route = '';
  return log.split('\n').flatMap((line) => {
    route = SOURCE.exec(line.trim())?.[1] ?? route;
    const target = TARGET.exec(line)?.[1];
    return target === undefined ? [] : [{ route, target }];
  });
}

/**
 * Docusaurus reports faults by address; this names the file to fix. First pages that throw
 * while they are rendered, broken links, and links of the layout, which are broken on every page;
 * then pages that could not be compiled. Otherwise: why Docusaurus stopped, which
 * is in the middle of a stack. `log` has paths that are relative to the project.
 */
export function explainFailure(
  log: string,
  pages: readonly KnownPage[],
  layout: readonly LayoutLink[],
): string[] {
  const files = new Map(pages.map(({ routePath, relativePath }) => [routePath, relativePath]));
  const place = (route: string): string =>
    files.has(route) ? `${files.get(route)} (${route})` : route;
  const problems = new Set<string>();
  const [unwritten, code] = UNWRITTEN.exec(log) ?? [];
  if (unwritten) {
    problems.add(`Files cannot be written: ${unwritten}. ${REMEDIES[code!]}, then build again.`);
  }
  for (const { route, message } of findUnrendered(log)) problems.add(`${place(route)}: ${message}`);
  const broken = findBroken(log);
  for (const { route, target } of broken) {
    // A page may lead to the same place as the layout, in its own words; the layout is on all pages.
    const isEverywhere = broken.filter((one) => one.target === target).length * 2 > pages.length;
    const common = isEverywhere && layout.find(({ addresses }) => addresses.includes(target));
    problems.add(
      common
        ? `${common.file}: "${common.label}" links to ${target}, which does not exist. Correct it there.`
        : `${place(route)}: the link ${target} leads nowhere. Correct or remove it.`,
    );
  }
  for (const problem of findUncompiled(log)) problems.add(problem);
  return problems.size > 0 ? [...problems] : findCause(log);
}

/** Whether the system could not do its part: another text would fail as well. */
export function isOfSystem(log: string): boolean {
  return UNWRITTEN.test(log) || /heap out of memory/.test(log);
}

/** Whether the bundler ended itself: unlike a signal of the system, a text may be the reason. */
export const isPanic = (log: string): boolean => log.includes('Panic occurred at runtime');

/** A file that a failure names, and what is wrong with it. */
export interface Blamed {
  file: string;
  /** Where the log says it; the beginning of the file else. */
  line?: number;
  message: string;
}

/**
 * The files of pages by which the log explains the failure, for each reason the most likely first:
 * pages that could not be rendered or compiled, pages with a broken link, then the target page of
 * the link, and pages that a message begins with.
 */
export function findBlamed(log: string, pages: readonly KnownPage[]): Blamed[][] {
  const files = new Map(pages.map(({ routePath, relativePath }) => [routePath, relativePath]));
  const named = (route: string, message: string): Blamed[] => {
    const file = files.get(route);
    return file === undefined ? [] : [{ file, message }];
  };
  return [
    ...findUnrendered(log).map(({ route, message }) => named(route, message)),
    ...findBroken(log).map(({ route, target }) => [
      ...named(route, `the link ${target} leads nowhere`),
      ...named(
        target.split('#')[0]!,
        `lacks the section that ${files.get(route) ?? route} links to: ${target}`,
      ),
    ]),
    ...[...log.matchAll(UNCOMPILED)].map(([, file, framed, details]) => {
      const line = detailOf(details!, 'line');
      const message = inOneLine(framed!).replace(/^Cause: /, '');
      return [{ file: file!, message, ...(line && { line: Number(line) }) }];
    }),
    ...causesOf(log).flatMap((cause) => {
      const [, file, line, message] = OF_PAGE.exec(cause) ?? [];
      if (file === undefined) return [];
      return [[{ file, message: message!, ...(line && { line: Number(line) }) }]];
    }),
  ];
}

/** Pages that threw while they were rendered, by address, with what they threw. */
export function findUnrendered(log: string): { route: string; message: string }[] {
  return [...log.matchAll(RENDERED)]
    .filter(([, , message]) => !UNWRITTEN.test(message!))
    .map(([, route, message]) => ({
      route: route!,
      message: `cannot be rendered. ${message!.replace(/ \{$/, '')}`,
    }));
}
