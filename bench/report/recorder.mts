import path from 'node:path';
import type { Collected } from '../measure/rounds.mts';
import { drawChart } from './chart.mts';
import {
  RESULTS,
  describeMachine,
  merge,
  oneMinuteLoad,
  readResults,
  without,
  writeWhole,
  formatResults,
  type Results,
} from './results.mts';
import { formatTables } from './tables.mts';

export interface RecorderOptions {
  /** What is measured, and the name of the files, without ending. */
  name: 'sites' | 'libraries';
  /** Whether this is the second kind of machine, which has files of its own. */
  isSecond?: boolean;
  command: string;
  /** Whether nothing that is committed may change. */
  isLocal: boolean;
  chromium?: string;
  /** Version of the Node.js that runs what is measured, where it is not this one. */
  node?: string;
}

type Subjects = Results['subjects'];

/** Keeps what is measured: every run at once in a local file, every finished part in the results. */
export function createRecorder(options: RecorderOptions) {
  const { name, command, isLocal, isSecond, chromium, node } = options;
  const fileName = `${name}${isSecond ? '-second' : ''}.json`;
  const local = path.join(RESULTS, 'local', fileName);
  const kept = isLocal ? local : path.join(RESULTS, fileName);
  let load = oneMinuteLoad();
  let pages: number | undefined;

  const toResults = (part: string, subjects: Subjects, runs: Collected): Results => ({
    subjects,
    conditions: {
      [part]: {
        date: new Date().toISOString().replace(/\.\d+Z$/, 'Z'),
        command,
        ...describeMachine(),
        ...(chromium && { chromium }),
        ...(node && { node }),
        ...(pages && { pages }),
        load: [load, oneMinuteLoad()],
      },
    },
    runs,
  });
  const write = (file: string, fresh: Results, part: string, failed: readonly string[] = []) => {
    const all = merge(without(readResults(file), part, failed), fresh);
    writeWhole(file, formatResults(all));
    return all;
  };
  return {
    /** What follows is one part; `largeSite` is the number of pages that it has, where it matters. */
    begin(largeSite?: number) {
      load = oneMinuteLoad();
      pages = largeSite;
    },
    onRun: (part: string, subjects: Subjects, runs: Collected) =>
      void write(local, toResults(part, subjects, runs), part),
    /** Of who failed, nothing older stays beside the new values of the others. */
    onPart(part: string, subjects: Subjects, runs: Collected, failed: readonly string[]) {
      const all = write(kept, toResults(part, subjects, runs), part, failed);
      writeWhole(kept.replace(/json$/, 'md'), formatTables(all, name));
      writeWhole(kept.replace(/json$/, 'svg'), drawChart(all, name));
    },
    files: () =>
      ['json', 'md', 'svg'].map((ending) =>
        path.relative(process.cwd(), kept.replace(/json$/, ending)),
      ),
  };
}

export type Recorder = ReturnType<typeof createRecorder>;
