import { describe, expect, it } from 'vitest';
import loadMessages from './load-messages.cjs';

const messages = { 'a.one': 'Eins', 'a.two': 'Zwei' };
const load = (code: string): string =>
  loadMessages.call({ getOptions: () => ({ messages }) }, code);

describe('messages in the modules that name them', () => {
  it('stand before the code, which may want them at once', () => {
    const code = "import Translate from '@docusaurus/Translate';\nshow('a.two');";
    expect(load(code)).toBe(
      'import knownMessages from "@generated/codeTranslations";' +
        `Object.assign(knownMessages, {"a.two":"Zwei"});\n${code}`,
    );
  });

  it.each(["show('a.one');", "import Translate from 'x';\nshow('a.other');"])(
    'are left away where %j names none',
    (code) => expect(load(code)).toBe(code),
  );
});
