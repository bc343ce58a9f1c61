const STYLE = /\.(?:css|scss|sass|less|styl)$/;

/** Whether a path names a style sheet. */
export const isStyle = (path: string): boolean => STYLE.test(path);

/** Names as esbuild gives them: the path below the folder that all files share. */
function namesOf(files: readonly string[]): string[] {
  const parts = files.map((file) =>
    file
      .replace(/^\.\//, '')
      .replace(/\.[^./]+$/, '')
      .split('/'),
  );
  if (parts.length === 0) return [];
  let shared = 0;
  const folders = parts.map((path) => path.slice(0, -1));
  while (folders.every((path) => shared < path.length && path[shared] === folders[0]![shared]))
    shared += 1;
  return parts.map((path) => path.slice(shared).join('/'));
}

export interface NamedFiles {
  /** Style sheets come first: what an entry exports is what its last file exports. */
  byName: Map<string, string[]>;
  /** Files that cannot have the name that esbuild gives them, as another one has it. */
  renamed: string[];
}

/**
 * The files of each entry. A style sheet and a script of one name are one entry, for they write
 * different files; of two scripts the second gets its extension into the name.
 */
export function nameFiles(given: readonly string[]): NamedFiles {
  const files = [...new Set(given)];
  const names = namesOf(files);
  const byName = new Map<string, string[]>();
  const renamed: string[] = [];
  for (const [index, file] of files.entries()) {
    let name = names[index]!;
    const isTaken = () => byName.get(name)?.some((other) => isStyle(other) === isStyle(file));
    if (isTaken()) renamed.push(file);
    while (isTaken()) name += `-${/[^./]*$/.exec(file)![0]}`;
    const others = byName.get(name) ?? [];
    byName.set(name, isStyle(file) ? [file, ...others] : [...others, file]);
  }
  return { byName, renamed };
}
