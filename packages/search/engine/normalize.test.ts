import { expect, it } from 'vitest';
import { possibleForms, stem } from './normalize';

it.each([
  ['bundle', 'bundles', 'bundled', 'bundling'],
  ['hide', 'hides', 'hiding'],
  ['output', 'outputs'],
  ['library', 'libraries'],
  ['strip', 'strips', 'stripped', 'stripping'],
  ['process', 'processes', 'processing'],
  ['watch', 'watches', 'watching'],
  ['alias', 'aliases'],
])('%s shares its stem with its other forms', (word, ...forms) => {
  for (const form of forms) expect(stem(form), form).toBe(stem(word));
  expect(possibleForms(word)).toEqual(expect.arrayContaining(forms));
});

it.each(['css', 'es', 'need', 'tsc', 'autoexternal', 'dts.bundle', '产物', 'сборка', ''])(
  '"%s" is its own stem',
  (word) => expect(stem(word)).toBe(word),
);

it.each([
  ['speed', 'spe'],
  ['string', 'str'],
  ['class', 'clas'],
])('%s is not cut to %s', (word, cut) => expect(stem(word)).not.toBe(cut));
