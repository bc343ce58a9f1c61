import type { Answer, AnswerFile } from './contract';

const isFile = (value: unknown): value is AnswerFile => {
  if (typeof value !== 'object' || value === null) return false;
  const { path, html, bytes } = value as Record<keyof AnswerFile, unknown>;
  return typeof path === 'string' && typeof html === 'string' && typeof bytes === 'number';
};

/** An answer as it came over the network. Throws where it is none: a host may send anything. */
export function readAnswer(value: unknown): Answer {
  const { files, error } = (value ?? {}) as Record<keyof Answer, unknown>;
  const isAnswer =
    Array.isArray(files) && files.every(isFile) && ['undefined', 'string'].includes(typeof error);
  if (!isAnswer) throw new Error('This is no answer of the output explorer.');
  return value as Answer;
}
