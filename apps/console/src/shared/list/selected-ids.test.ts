import { expect, test } from 'vitest';
import { idsBetween, withSelected } from './selected-ids.ts';

test('what is selected later comes later, and what is selected again keeps its place', () => {
  const both = withSelected({ a: true }, ['b', 'a'], true);
  expect(Object.keys(both)).toEqual(['a', 'b']);
  expect(Object.keys(withSelected(both, ['a', 'c'], false))).toEqual(['b']);
});

test('a range counts from either end, and not to a row that is not shown', () => {
  const ids = ['a', 'b', 'c', 'd'];
  expect(idsBetween(ids, 'b', 'd')).toEqual(['b', 'c', 'd']);
  expect(idsBetween(ids, 'd', 'b')).toEqual(['b', 'c', 'd']);
  expect(idsBetween(ids, 'x', 'b')).toBeNull();
});
