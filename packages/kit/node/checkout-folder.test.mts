import { expect, it } from 'vitest';
import { assertUsableFolder } from './checkout-folder.mts';

it.each(['/home/a/c#/site', '/home/a!/site', '/home/what?/site'])('%s is refused', (root) => {
  expect(() => assertUsableFolder(root)).toThrow(`The project lies in ${root}, and the bundler`);
});

it.each(['/home/a/site', '/home/a b/网站', '/home/100%/site', 'C:\\a\\site'])(
  '%s is fine',
  (root) => {
    expect(() => assertUsableFolder(root)).not.toThrow();
  },
);
