import { describe, expect, it } from 'vitest';
import { fold, foldWithOffsets } from './normalize';
import { tokenize } from './tokenize';

describe('tokenize', () => {
  it.each([
    ['autoExternal', ['autoexternal', 'auto', 'external']],
    ['auto-external', ['auto-external', 'autoexternal', 'auto', 'external']],
    ['dts.bundle', ['dts.bundle', 'dts', 'bundle']],
    ['lib.dts.bundle', ['lib.dts.bundle', 'lib.dts', 'dts.bundle', 'lib', 'dts', 'bundle']],
    ['HTMLPlugin', ['htmlplugin', 'html', 'plugin']],
    ['--no-dts', ['--no-dts', 'no-dts', 'nodts', 'no', 'dts']],
    ['-w', ['-w', 'w']],
    ['产物格式', ['产', '物', '格', '式', '产物', '物格', '格式']],
    ['升级Rslib', ['升', '级', '升级', 'rslib']],
    ['Настройки', ['настройки']],
    ['Café ＡＢＣ', ['cafe', 'abc']],
    ['.*+?[](){}|^$\\', []],
    ['\ud800', []],
  ])('%j', (text, tokens) => {
    expect(tokenize(text)).toEqual(tokens);
  });
});

describe('fold', () => {
  it('drops accents and case, and keeps letters that marks make', () => {
    expect(fold('Éàü İ')).toBe('eau i');
    expect(fold('Й ё 한글')).toBe('й ё 한글');
    expect(fold('и\u0306'.normalize('NFC'))).toBe('й');
  });
});

it.each(['Éàü İ', 'ΟΔΟΣ', 'Ｆｕｌｌ ﬁ', '产物（格式）ガ', 'Й ё 한글 é'])(
  '%s is folded as a whole as it is by character',
  (text) => expect(fold(text)).toBe(foldWithOffsets(text).text),
);
