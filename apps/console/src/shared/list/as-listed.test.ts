import { expect, test } from 'vitest';
import { asListed } from './as-listed.ts';

const opened = { id: 'b', name: 'Kopi' };

test('a dialog shows its row as the list has it now', () => {
  const rows = [
    { id: 'a', name: 'Teh' },
    { id: 'b', name: 'Kopi & Kaya' },
  ];
  expect(asListed(rows, opened).name).toBe('Kopi & Kaya');
});

test('a row that left the list, or a list that is not there, leaves what was opened', () => {
  expect(asListed([{ id: 'a', name: 'Teh' }], opened)).toBe(opened);
  expect(asListed(undefined, opened)).toBe(opened);
});

test('nothing opened stays nothing', () => {
  expect(asListed([opened], null)).toBeNull();
});
