/*
 * What commands read of the site's own code: a CommonJS module that loads others when asked, or has
 * a default export, is found as it is from a CommonJS module only, such as this one.
 */
export { default as sidebars } from '../../sidebars';
export { readMarkdown } from '@rslib-docs/kit/shared/markdown/read-markdown';
export { toMarkdown } from '../../src/plugins/markdown-copies/to-markdown';
