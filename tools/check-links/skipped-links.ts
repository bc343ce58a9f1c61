/** Addresses that are not asked, each with the reason. */
export const SKIPPED_LINKS: readonly { pattern: RegExp; because: string }[] = [
  { pattern: /^https?:\/\/(?:localhost|127\.0\.0\.1)(?::\d+)?\//, because: 'an example' },
  { pattern: /^https:\/\/github\.com\/[^/]+\/[^/]+\/(?:edit|new)\//, because: 'asks for a login' },
  { pattern: /^https:\/\/(?:x|twitter)\.com\//, because: 'answers browsers only' },
];
