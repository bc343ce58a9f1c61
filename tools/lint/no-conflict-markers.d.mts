import type { Rule } from 'markdownlint';

declare const rule: Rule;
export default rule;
