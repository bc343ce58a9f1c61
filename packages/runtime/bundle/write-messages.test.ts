import { describe, expect, it } from 'vitest';
import writeMessages from './write-messages.cjs';

const messages = { 'a.one': 'Eins', 'a.two': 'Zwei "{count}"' };
const write = (code: string): string =>
  writeMessages.call({ getOptions: () => ({ messages }) }, code);
const FUNCTION = 'import { translate as t } from "@docusaurus/Translate";';
const COMPONENT = 'import Translate, { translate } from "@docusaurus/Translate";';

describe('texts where they are shown', () => {
  it.each([
    [
      `${FUNCTION}t({ id: "a.one", message: "One", description: "Of two" });`,
      `${FUNCTION}t({ message: "Eins" });`,
    ],
    [
      `${FUNCTION}t({ id: 'a.two', message: 'Two' }, { count: t({ id: 'a.one' }) });`,
      `${FUNCTION}t({ message: "Zwei \\"{count}\\"" }, { count: t({ message: "Eins" }) });`,
    ],
    [
      `${COMPONENT}_jsx(Translate, { id: "a.one", description: "Of two", children: "One" });`,
      `${COMPONENT}_jsx(Translate, { children: "Eins" });`,
    ],
    [
      `${COMPONENT}_jsx(Translate, { id: "a.two", values: { count: translate({ id: "a.one" }) } });`,
      `${COMPONENT}_jsx(Translate, { children: "Zwei \\"{count}\\"", values: { count: translate({ message: "Eins" }) } });`,
    ],
    [
      `${FUNCTION}t({ id: "a.other", message: "Other", description: "Not in the table" });`,
      `${FUNCTION}t({ message: "Other" });`,
    ],
  ])('%s', (code, written) => expect(write(code)).toBe(written));

  it.each([
    't({ id: "a.one" });',
    `${FUNCTION}t({ id: "a.other", message: text });`,
    `${FUNCTION}t({ id: name }); show({ id: "a.one" });`,
  ])('stay as they are in %j', (code) => expect(write(code)).toBe(code));
});
