import { expect, test } from 'vitest';
import { knownId, newId } from './ids.ts';

const AT_MS = Date.parse('2026-11-25T06:00:00Z');
const PATTERN = /^[\da-f]{8}-[\da-f]{4}-7[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/u;

test('an id is a UUID of version 7 that carries its millisecond', () => {
  for (let left = 200; left > 0; left -= 1) {
    const id = newId(AT_MS + left);
    expect(id).toMatch(PATTERN);
    expect(Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16)).toBe(AT_MS + left);
  }
});

test('ids of one millisecond sort as they were made, however many there are', () => {
  const ids = Array.from({ length: 20_000 }, () => newId(AT_MS));
  expect(ids.toSorted()).toEqual(ids);
  expect(new Set(ids).size).toBe(ids.length);
});

test('ids of one millisecond tell nobody how many were made before: each begins its count elsewhere', () => {
  const firsts = Array.from({ length: 50 }, (_, index) => newId(AT_MS + index).slice(14, 18));
  expect(new Set(firsts).size).toBeGreaterThan(10);
});

test('what is told of by a text has the same id each time, another one for another text', () => {
  const id = knownId('first', AT_MS);
  expect(id).toMatch(PATTERN);
  expect(knownId('first', AT_MS)).toBe(id);
  expect(knownId('second', AT_MS)).not.toBe(id);
});
