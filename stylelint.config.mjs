import { tsImport } from 'tsx/esm/api';

// The widths have one owner, a TypeScript module that the site's code reads too.
const { BREAKPOINTS_PX } = await tsImport('@rslib-docs/kit/ui/breakpoints', import.meta.url);

/** A layout begins at a breakpoint or one pixel above it; nothing else is a width of a media query. */
const WIDTHS = Object.values(BREAKPOINTS_PX).flatMap((px) => [`${px}px`, `${px + 1}px`]);

/** @type {import('stylelint').Config} */
export default {
  extends: ['stylelint-config-standard'],
  ignoreFiles: [
    'build*/**',
    '.docusaurus*/**',
    '.cache/**',
    '**/node_modules/**',
    'packages/*/dist/**',
  ],
  rules: {
    'import-notation': 'string',
    'media-feature-range-notation': 'prefix',
    'media-feature-name-value-allowed-list': {
      'max-width': WIDTHS,
      'min-width': WIDTHS,
    },
    // Asked again of every element that arrives: decisions/0021-first-request.md.
    'selector-disallowed-list': [
      [/^(?:html|:root)[^ ]*:has\(/, /:has\(:popover-open/],
      { splitList: true, message: 'Let the script that knows set an attribute on <html>.' },
    ],
    // Numbers with a name: --z-popup, --tip-width and --zoom of the tokens.
    'declaration-property-value-disallowed-list': {
      'z-index': ['1000'],
      'max-width': ['250px'],
      '/^(?:transition|animation)/': [/\b300ms/],
    },
    'selector-class-pattern': '^[a-z][a-zA-Z0-9-]*$',
    // Sections of a file are ordered by what they style, not by specificity.
    'no-descending-specificity': null,
    'selector-pseudo-class-no-unknown': [true, { ignorePseudoClasses: ['global'] }],
    'custom-property-empty-line-before': null,
    'comment-empty-line-before': null,
    'property-no-unknown': [true, { ignoreProperties: ['text-autospace', 'text-spacing-trim'] }],
    'declaration-property-value-no-unknown': null,
    'declaration-block-no-redundant-longhand-properties': null,
    'value-keyword-case': ['lower', { ignoreKeywords: ['Highlight', 'CanvasText'] }],
    // Raw colours belong into tokens.css; components use roles. The backdrop is the one exception.
    'color-no-hex': true,
  },
  overrides: [
    {
      files: ['src/design/tokens.css', 'src/design/joints.css'],
      rules: {
        'color-no-hex': null,
        'color-hex-length': null,
        'declaration-block-single-line-max-declarations': null,
        'value-keyword-case': null,
        'rule-empty-line-before': null,
        'at-rule-empty-line-before': null,
      },
    },
  ],
};
