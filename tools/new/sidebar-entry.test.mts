import { expect, it } from 'vitest';
import { addToGroup, listGroups } from './sidebar-entry.mts';

it('adds to any shape of group', () => {
  const code = "export default { a: [{ key: 'k', items: [] }, { key: 'l', items: ['x'] }] };";
  expect(listGroups(code)).toEqual(['k', 'l']);
  expect(addToGroup(code, 'k', 'y')).toContain("items: ['y']");
  expect(addToGroup(code, 'l', 'y')).toContain("items: ['x', 'y']");
  expect(() => addToGroup(code, 'm', 'y')).toThrow('no group "m"');
});
