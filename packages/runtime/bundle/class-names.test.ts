import { expect, it } from 'vitest';
import { tempFolder } from '@rslib-docs/kit/testing/temp-folder';
import { nameClasses } from './class-names';

const { dir, at: file, write } = tempFolder();

it('names every class of a module once, and nothing else', () => {
  write('b/Menu.module.css', '.menu{margin:.5rem}.menu:hover .item-x,.open.menu{color:red}');
  write('A.module.css', '.a{}');
  write('plain.css', '.plain{}');
  const names = nameClasses([dir]);
  expect([...names.keys()]).toEqual([file('A.module.css'), file('b/Menu.module.css')]);
  const menu = Object.fromEntries(names.get(file('b/Menu.module.css'))!);
  expect(menu).toEqual({ menu: 'b0', 'item-x': 'b1', open: 'b2' });
});

it('goes on after Z', () => {
  for (let at = 10; at < 64; at += 1) write(`many/${at}.module.css`, '.x{}');
  const names = [...nameClasses([file('many')]).values()].map((classes) => classes.get('x'));
  expect(names.slice(50, 53)).toEqual(['Z0', 'aa0', 'ab0']);
  expect(new Set(names).size).toBe(54);
});
