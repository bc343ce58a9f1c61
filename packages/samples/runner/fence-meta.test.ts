import { expect, it } from 'vitest';
import { findMetaProblems, parseFenceMeta } from './fence-meta';

const problemsOf = (meta: string) => findMetaProblems(parseFenceMeta(meta));

it('knows the attributes of a fence', () => {
  expect(problemsOf('title="a b.ts" sample="dual" fails="no \'x\'" lineNumbers=false')).toEqual([]);
  expect(problemsOf('check')).toEqual([]);
  expect(problemsOf('check="error"')).toEqual([]);
  expect(problemsOf('npm2yarn')).toEqual([]);
  expect(problemsOf('unchecked="needs a server"')).toEqual([]);
});

it('says what is wrong with others', () => {
  expect(problemsOf('titel="a"')).toEqual([expect.stringContaining('unknown attribute "titel"')]);
  expect(problemsOf('check="maybe"')).toEqual([expect.stringContaining('check="error"')]);
  expect(problemsOf('sample="Not An Id"')).toEqual([expect.stringContaining('sample="an-id"')]);
  expect(problemsOf('title="a')).not.toEqual([]);
  expect(problemsOf('unchecked=""')).toEqual([expect.stringContaining('unchecked="reason"')]);
});
