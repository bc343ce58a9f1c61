import facts from './rules.json' with { type: 'json' };
import { OPTION_RULES } from './options.mts';
import { PACKAGE_RULES } from './package.mts';
import type { Rule } from './rule.mts';
import { SOURCE_RULES } from './sources.mts';

const WORDS = facts as unknown as Record<string, Pick<Rule, 'level' | 'page' | 'texts'>>;

/** Every known mistake that can be found without a run. */
export const RULES: readonly Rule[] = [...OPTION_RULES, ...SOURCE_RULES, ...PACKAGE_RULES].map(
  (finder) => ({ ...finder, ...WORDS[finder.id]! }),
);
