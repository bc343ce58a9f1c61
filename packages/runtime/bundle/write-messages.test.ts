import { expect, it } from 'vitest';
import writeMessages from './write-messages.cjs';

const messages = { 'a.one': 'Eins', 'a.two': 'Zwei "{count}"' };
const write = (code: string): string =>
  writeMessages.call({ getOptions: () => ({ messages }) }, code);
const FUNCTION = 'import { translate as t } from "@docusaurus/Translate";';
const COMPONENT = 'import Translate, { translate } from "@docusaurus/Translate";';

it.each([
  ['t({ id: "a.one", message: "One", description: "Of two" });', 't({ message: "Eins" });'],
  [
    `t({ id: 'a.two', message: 'Two' }, { count: t({ id: 'a.one' }) });`,
    't({ message: "Zwei \\"{count}\\"" }, { count: t({ message: "Eins" }) });',
  ],
  ['t({ id: "a.other", message: "Other", description: "Unknown" });', 't({ message: "Other" });'],
])('the call %s says its text', (code, written) => {
  expect(write(FUNCTION + code)).toBe(FUNCTION + written);
});

it.each([
  [
    '_jsx(Translate, { id: "a.one", description: "Of two", children: "One" });',
    '_jsx(Translate, { children: "Eins" });',
  ],
  [
    '_jsx(Translate, { id: "a.two", values: { count: translate({ id: "a.one" }) } });',
    '_jsx(Translate, { children: "Zwei \\"{count}\\"", values: { count: translate({ message: "Eins" }) } });',
  ],
])('the component %s says its text', (code, written) => {
  expect(write(COMPONENT + code)).toBe(COMPONENT + written);
});

it.each([
  't({ id: "a.one" });',
  `${FUNCTION}t({ id: "a.other", message: text });`,
  `${FUNCTION}t({ id: name }); show({ id: "a.one" });`,
])('%j stays as it is', (code) => expect(write(code)).toBe(code));
