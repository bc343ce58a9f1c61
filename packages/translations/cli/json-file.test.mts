import { describe, expect, it } from 'vitest';
import { checkJson, parseJson } from './json-file.mts';

const EXPECTED = new Map([
  ['a.count', 'Found {count} pages'],
  ['a.title', 'Title'],
]);
const GOOD = {
  'a.count': { message: '找到 {count} 页' },
  'a.title': { message: '标题', description: 'x' },
};

function check(change: object, text = JSON.stringify({ ...GOOD, ...change }, null, 2)) {
  const { usable, findings } = checkJson('f.json', text, EXPECTED);
  const found = findings.map(({ kind, line, key }) => `${kind} ${line} ${key}`);
  return { usable: usable && Object.keys(usable), found };
}

describe('checkJson @F111', () => {
  it.each([
    ['cut', '{\n  "a.count": {\n    "mess', 3],
    ['trailing comma', '{\n  "a.title": { "message": "标题" },\n}', 3],
    ['a comma lost', '{\n  "a": {}\n\n  "b": {}\n}', 2],
    ['a merge', '{\n<<<<<<< HEAD\n  "a": 1\n=======\n  "a": 2\n>>>>>>> other\n}', 2],
    ['brackets without end', `{"a":${'['.repeat(20_000)}`, 1],
    ['array', '[]', 1],
    ['empty', '', 1],
  ])('%s: the file as a whole is out of use @F110', (_name, text, line) => {
    const { usable, found } = check({}, text);
    expect(usable).toBeUndefined();
    expect(found).toEqual([`json ${line} undefined`]);
  });

  it.each([
    ['a lost placeholder', { 'a.count': { message: '找到几页' } }, 'placeholder 2 a.count'],
    ['a foreign placeholder', { 'a.title': { message: '标题{x}' } }, 'placeholder 5 a.title'],
    ['markup @F112', { 'a.title': { message: '<b>标题</b>' } }, 'markup 5 a.title'],
    ['a text without end', { 'a.title': { message: '标'.repeat(1001) } }, 'json 5 a.title'],
    ['a direction', { 'a.title': { message: '标\u202E题' } }, 'json 5 a.title'],
    ['no message', { 'a.title': '标题' }, 'json 5 a.title'],
    ['an empty message', { 'a.title': { message: ' ' } }, 'json 5 a.title'],
  ])('%s: the key is out of use', (_name, change, finding) => {
    const { usable, found } = check(change);
    expect(found).toContain(finding);
    expect(usable).not.toContain(finding.split(' ')[2]);
  });

  it.each([
    ['untranslated', { 'a.title': { message: 'Title' } }, 'untranslated-key 5 a.title'],
    ['unknown', { 'b.x': { message: '多余' } }, 'unknown-key 9 b.x'],
    ['missing', { 'a.title': undefined }, 'missing-key 1 a.title'],
  ])('%s: reported, and nothing else is harmed', (_name, change, finding) => {
    expect(check({})).toEqual({ usable: ['a.count', 'a.title'], found: [] });
    expect(check(change).found).toEqual([finding]);
  });

  it('does not let a key reach the prototype', () => {
    const { usable } = checkJson('f.json', '{"__proto__": {"message": "坏"}}', new Map());
    expect(Object.getPrototypeOf(usable)).toBe(Object.prototype);
  });
});

it('names the line of what is no JSON, whatever Node.js says of it', () => {
  const text = `{\n  "a": { "message": "甲" },\n  "b": { "message": “乙” },\n${'  "c": {},\n'.repeat(40)}  "d": {}\n}\n`;
  expect(parseJson(text)).toMatchObject({
    line: 3,
    message: expect.stringContaining('comma or "'),
  });
});
