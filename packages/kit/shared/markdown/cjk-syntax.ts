import remarkCjkFriendly from 'remark-cjk-friendly';
import remarkCjkFriendlyStrikethrough from 'remark-cjk-friendly-gfm-strikethrough';
import { remarkJoinCjkLines } from './join-cjk-lines';
import { remarkPlainTilde } from './plain-tilde';

/**
 * What every reader of pages adds to GitHub's Markdown: marks beside Chinese letters are marks, and
 * lines of Chinese join without a space. Comes after `remark-gfm`.
 */
export const CJK_SYNTAX = [
  remarkCjkFriendly,
  remarkCjkFriendlyStrikethrough,
  remarkPlainTilde,
  remarkJoinCjkLines,
];
