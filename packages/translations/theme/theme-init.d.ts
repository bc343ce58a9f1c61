/* The component of the theme below ours, for which Docusaurus brings no types. */
declare module '@theme-init/DocItem/Content' {
  export { default } from '@theme/DocItem/Content';
}
declare module '@theme-init/BlogPostItem/Content' {
  export { default } from '@theme/BlogPostItem/Content';
}
