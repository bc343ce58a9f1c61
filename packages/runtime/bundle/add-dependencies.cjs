/* A loader, in plain JavaScript because the bundler loads it by itself. */

/**
 * Names the other files on which a page depends, so that it is compiled again when they change.
 * @this {{
 *   resourcePath: string,
 *   addDependency(file: string): void,
 *   getOptions(): { dependenciesOf: (page: string) => readonly string[] },
 * }}
 * @param {string} code
 */
module.exports = function addDependencies(code) {
  for (const file of this.getOptions().dependenciesOf(this.resourcePath)) this.addDependency(file);
  return code;
};
