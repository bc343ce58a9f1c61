type Replacement = [file: string, from: string, to: string];

const FILE = 'src/site/locales.ts';
const BOTH = "LOCALES = ['en', 'zh'] as const";
const ENGLISH = "LOCALES = ['en'] as const";

/** What leaves a small site English only, and what gives it both languages again. */
export const IN_ENGLISH: Replacement = [FILE, BOTH, ENGLISH];
export const IN_BOTH_LANGUAGES: Replacement = [FILE, ENGLISH, BOTH];
