/* A loader, in plain JavaScript because the bundler loads it by itself. */

const MESSAGE =
  'Upstream "generated-modules": client-modules.js names no module of this project in a known form.';

/**
 * Writes the folder of the project as its alias: names of chunks must not depend on where it lies.
 * @this {{ getOptions(): { siteDir: string } }} @param {string} code
 */
module.exports = function portableRequests(code) {
  const own = `require("${this.getOptions().siteDir}/`;
  if (!code.includes(own)) throw new Error(`${MESSAGE}\n${code}`);
  return code.replaceAll(own, 'require("@site/');
};
