import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import ts from 'typescript';
import { ifThere, writeFiles } from '@rslib-docs/kit/node/files';
import type { Fence, Finding } from './fences.mts';
import { describeVersions, linkPackages } from './packages.mts';
import { isConfigFile, type Check, type Project } from './plan.mts';

const OPTIONS: ts.CompilerOptions = {
  target: ts.ScriptTarget.ESNext,
  lib: ['lib.esnext.d.ts', 'lib.dom.d.ts'],
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  moduleDetection: ts.ModuleDetectionKind.Force,
  jsx: ts.JsxEmit.ReactJSX,
  strict: true,
  allowJs: true,
  checkJs: true,
  resolveJsonModule: true,
  skipLibCheck: true,
  noEmit: true,
  types: ['node', '@rslib/core/types'],
};

const SCRIPT = /^(?:[cm]?[jt]s|[jt]sx)$/;

/** A file that must be accepted, or rejected, by the types. */
interface Subject {
  fence: Fence;
  /** Below the folder of the program. */
  name: string;
  mustFail: boolean;
}

function extensionOf({ meta, lang }: Fence): string {
  const own = meta.title?.split('.').at(-1) ?? '';
  return SCRIPT.test(own) ? own : lang;
}

function checkJson({ fence, mustFail }: Check): Finding[] {
  const { error } = ts.parseConfigFileTextToJson(fence.meta.title ?? 'json', fence.text);
  const isStrict = fence.lang === 'json' && !/^tsconfig/.test(fence.meta.title ?? '');
  let message = error && ts.flattenDiagnosticMessageText(error.messageText, ' ');
  if (isStrict) {
    try {
      JSON.parse(fence.text);
    } catch (problem) {
      message = (problem as Error).message;
    }
  }
  if ((message !== undefined) === mustFail) return [];
  const text = message ? `no JSON: ${message}` : 'check="error", but this is valid JSON';
  return [{ file: fence.file, line: fence.line, message: text }];
}

/** What is checked, and all files of the program by name: the subjects, and what they import. */
function collect(projects: readonly Project[], checks: readonly Check[]) {
  const subjects: Subject[] = [];
  const files = new Map<string, string>();
  const problems: Finding[] = [];
  const known = new Set<string>();
  /** Counterparts in the other language and repetitions are checked once. */
  const isNew = (text: string): boolean => !known.has(text) && !!known.add(text);
  for (const [index, project] of projects.entries()) {
    if (project.runsAs !== project || !isNew(JSON.stringify([...project.files]))) continue;
    const folder = `project-${index}`;
    for (const [file, text] of project.files) files.set(`${folder}/${file}`, text);
    for (const [file, fence] of project.sources) {
      const mustFail = fence.meta.values.get('check') === 'error';
      if (isConfigFile(file) || mustFail)
        subjects.push({ fence, name: `${folder}/${file}`, mustFail });
    }
  }
  for (const [index, check] of checks.entries()) {
    const extension = extensionOf(check.fence);
    if (!SCRIPT.test(extension)) problems.push(...checkJson(check));
    else if (isNew(check.fence.text)) {
      const name = `check-${index}/index.${extension}`;
      files.set(name, check.fence.text);
      subjects.push({ ...check, name });
    }
  }
  return { subjects, files, problems };
}

/** A host that has `files`, by their paths, beside those on the disk. */
export function virtualHost(
  options: ts.CompilerOptions,
  files: ReadonlyMap<string, string>,
): ts.CompilerHost {
  const host = ts.createCompilerHost(options);
  const folders = new Set([...files.keys()].map((name) => path.posix.dirname(name)));
  const { fileExists, readFile, directoryExists, getSourceFile } = host;
  host.fileExists = (name) => files.has(name) || fileExists.call(host, name);
  host.readFile = (name) => files.get(name) ?? readFile.call(host, name);
  host.directoryExists = (name) => folders.has(name) || directoryExists!.call(host, name);
  host.getSourceFile = (name, ...rest) => {
    const text = files.get(name);
    if (text === undefined) return getSourceFile.call(host, name, ...rest);
    return ts.createSourceFile(name, text, rest[0], true);
  };
  return host;
}

function diagnose({ subjects, files }: ReturnType<typeof collect>, dir: string): Finding[] {
  const rootNames = subjects.map(({ name }) => path.posix.join(dir, name));
  const all = new Map([...files].map(([name, text]) => [path.posix.join(dir, name), text]));
  const host = virtualHost(OPTIONS, all);
  const program = ts.createProgram({ rootNames, options: OPTIONS, host });
  return subjects.flatMap(({ fence, name, mustFail }): Finding[] => {
    const source = program.getSourceFile(path.posix.join(dir, name));
    if (!source) throw new Error(`${name} is not in the program.`);
    const errors = [
      ...program.getSyntacticDiagnostics(source),
      ...program.getSemanticDiagnostics(source),
    ];
    const { file, line } = fence;
    if (mustFail && errors.length === 0)
      return [{ file, line, message: 'check="error", but the types accept this code' }];
    if (mustFail) return [];
    return errors.map(({ start = 0, code, messageText }) => ({
      file,
      line: line + 1 + source.getLineAndCharacterOfPosition(start).line,
      message: `TS${code}: ${ts.flattenDiagnosticMessageText(messageText, '\n  ')}`,
    }));
  });
}

/**
 * Checks the types of all configurations and of every fence marked `check`, in one program. A
 * program without findings is not looked at again until something in it changes.
 */
export async function checkTypes(
  root: string,
  projects: readonly Project[],
  checks: readonly Check[],
): Promise<{ findings: Finding[]; files: number }> {
  const sources = collect(projects, checks);
  const { files, subjects, problems } = sources;
  const cache = path.join(root, '.cache/samples');
  const marks = subjects.map(({ name, mustFail }) => [name, mustFail]);
  const input = JSON.stringify([await describeVersions(root), [...files], marks, OPTIONS]);
  const hash = createHash('sha256').update(input).digest('hex');
  const clean = await ifThere(fs.readFile(path.join(cache, 'types-clean'), 'utf8'));
  if (clean?.trim() === hash) return { findings: problems, files: subjects.length };
  await linkPackages(root, cache);
  const dir = path.join(await fs.realpath(cache), 'types').replaceAll('\\', '/');
  const findings = diagnose(sources, dir);
  if (findings.length === 0) writeFiles(cache, new Map([['types-clean', `${hash}\n`]]));
  return { findings: [...problems, ...findings], files: subjects.length };
}
