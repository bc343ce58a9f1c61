// cspell:ignore packlist
declare module 'npm-packlist' {
  /** The files of a package that npm publishes; `tree` is what npm knows of an installed package. */
  export default function packlist(tree: object): Promise<string[]>;
}
