/** Letters that the bundler takes for signs of its own in the path of a file. */
const SIGNS = /[#!?]/;

/**
 * Stops where the project lies below a folder in which nothing can be built.
 * @throws with the letter, the folder and what to do
 */
export function assertUsableFolder(root: string): void {
  const sign = SIGNS.exec(root)?.[0];
  if (sign === undefined) return;
  throw new Error(
    `The project lies in ${root}, and the bundler cannot read files below a folder with "${sign}" ` +
      'in its name. Rename that folder, or move the project.',
  );
}
