import { convertConfig, type Conversion } from 'tsup-to-rslib/src/convert';
import { ConfigProblem, type Place, type ProblemCode } from 'tsup-to-rslib/src/problem';

export interface Question {
  id: number;
  source: string;
}

/** Why there is no configuration: a reason of the converter, or a problem of the text before it. */
export interface Problem {
  code: ProblemCode | 'too-slow' | 'refused';
  place?: Place;
  /** The message of the parser, in English, or the part of the source that it is about. */
  reason?: string;
}

export type Answer = Conversion | Problem;

/** The first message says that the code has come. */
export type Reply = { id: number; answer: Answer } | { isStarted: true };

function answer(source: string): Answer {
  try {
    return convertConfig(source);
  } catch (error) {
    if (!(error instanceof ConfigProblem)) return { code: 'internal' };
    return { code: error.code, place: error.place, reason: error.message };
  }
}

addEventListener('message', ({ data }: MessageEvent<Question>) => {
  postMessage({ id: data.id, answer: answer(data.source) } satisfies Reply);
});
postMessage({ isStarted: true } satisfies Reply);
