/** What has to be known before something can be created: a flag, or a question on a terminal. */
export interface Field {
  flag: string;
  asks: string;
  example: string;
  /** Why a value cannot be, or undefined. */
  refuses?: (value: string) => string | undefined;
  /** Without it an answer is required. */
  fallback?: (values: Values) => string;
}

export type Values = Readonly<Record<string, string>>;

const KEBAB = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/;
const HAN = /\p{Script=Han}/u;
/** The longest description that a search engine shows whole; a house rule holds pages to it. */
const MAX_DESCRIPTION_CHARACTERS = 160;

const oneLine = (value: string): string | undefined =>
  value.includes('\n') ? 'must be one line' : undefined;

/** Text that will stand in Markdown and JSX. */
function plainText(value: string): string | undefined {
  return /[<>{}]/.test(value) ? 'must be plain text, without < > { }' : oneLine(value);
}

export function kebab(value: string): string | undefined {
  return KEBAB.test(value)
    ? undefined
    : `"${value}" must be lower-case words joined by hyphens, such as "tree-shaking"`;
}

export function optionName(value: string): string | undefined {
  return /^[a-z][A-Za-z0-9]*$/.test(value)
    ? undefined
    : `"${value}" must be spelled as in the configuration, such as "umdName"`;
}

export function pagePath(value: string): string | undefined {
  const parts = value.split('/');
  if (parts.length < 2) return `"${value}" needs a folder, such as "guide/basic/${value}"`;
  const named = parts.at(-1) === 'index' ? parts.slice(0, -1) : parts;
  return named.map(kebab).find(Boolean);
}

export function isoDate(value: string): string | undefined {
  const isDate =
    /^\d{4}-\d{2}-\d{2}$/.test(value) &&
    new Date(`${value}T00:00:00Z`).toJSON()?.startsWith(value) === true;
  return isDate ? undefined : `"${value}" is no date such as 2026-01-31`;
}

function chinese(value: string): string | undefined {
  return plainText(value) ?? (HAN.test(value) ? undefined : 'must be in Chinese');
}

const short = (value: string): string | undefined =>
  value.length > MAX_DESCRIPTION_CHARACTERS
    ? `has ${value.length} characters; search results show ${MAX_DESCRIPTION_CHARACTERS}`
    : undefined;

export const TITLE: readonly Field[] = [
  { flag: 'title', asks: 'Title', example: 'Tree shaking', refuses: plainText },
  // A name such as "Vue" stays as it is.
  { flag: 'title-zh', asks: 'Title in Chinese', example: 'Tree shaking', refuses: plainText },
];

/** As many as the schema of front matter allows. */
const LEAST_KEYWORDS = 3;
const MOST_KEYWORDS = 12;

export const readKeywords = (value: string): string[] =>
  value
    .split(/[,，]/)
    .map((word) => word.trim())
    .filter(Boolean);

function keywords(value: string): string | undefined {
  const words = readKeywords(value);
  if (new Set(words.map((word) => word.toLowerCase())).size < words.length) {
    return 'has the same word twice';
  }
  return words.length < LEAST_KEYWORDS || words.length > MOST_KEYWORDS
    ? `has ${words.length} words; ${LEAST_KEYWORDS} to ${MOST_KEYWORDS} are wanted`
    : plainText(value);
}

export const KEYWORDS: readonly Field[] = [
  {
    flag: 'keywords',
    asks: 'What else do readers call it?',
    example: 'unused code, dead code, sideEffects',
    refuses: keywords,
  },
  {
    flag: 'keywords-zh',
    asks: 'The same in Chinese',
    example: '未使用的代码，死代码，sideEffects',
    refuses: keywords,
  },
];

export const DESCRIPTION: readonly Field[] = [
  {
    flag: 'description',
    asks: 'One sentence: what is the page for?',
    example: 'Keep unused code out.',
    refuses: (value) => plainText(value) ?? short(value),
  },
  {
    flag: 'description-zh',
    asks: 'The same in Chinese',
    example: '移除未使用的代码。',
    refuses: (value) => chinese(value) ?? short(value),
  },
];

export const TEXT: readonly Field[] = [
  { flag: 'text', asks: 'First text that it shows', example: 'Copy link', refuses: plainText },
  { flag: 'text-zh', asks: 'The same in Chinese', example: '复制链接', refuses: chinese },
];
