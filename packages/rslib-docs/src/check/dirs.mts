import path from 'node:path';
import type { Lib } from './libs.mts';
import type { Project } from './project.mts';
import { UNKNOWN, literalAt, textOf, valueAt, type Unknown } from './value.mts';

/** Where a lib item writes its files, relative to the package. */
export function outputDir({ value }: Lib): string | Unknown {
  const dist = valueAt(value, 'output.distPath');
  if (dist === undefined) return 'dist';
  const root = dist.kind === 'object' ? literalAt(dist, 'root', 'dist') : textOf(dist);
  return typeof root === 'string' ? path.posix.normalize(root).replace(/\/$/, '') : UNKNOWN;
}

/** Where a lib item writes its declarations, relative to the package. */
export function declarationDir(project: Project, lib: Lib): string | Unknown {
  const own = literalAt(lib.value, 'dts.distPath', undefined);
  if (own === UNKNOWN) return UNKNOWN;
  if (typeof own === 'string') return path.posix.normalize(own).replace(/\/$/, '');
  const { options, isOpen } = project.tsconfig ?? {};
  const dir = options?.declarationDir;
  if (dir === undefined) return isOpen ? UNKNOWN : outputDir(lib);
  return path.posix.relative(path.posix.join(project.folder.root, project.dir), dir);
}
