import { expect, test } from 'vitest';
import { dayNames } from './working-time.ts';

test('days are called as the reader calls them, Monday first', () => {
  expect(dayNames('ms')[0]).toBe('Isn');
  expect(dayNames('fil')[0]).toBe('Lun');
  expect(dayNames('id')).toEqual(['Sen', 'Sel', 'Rab', 'Kam', 'Jum', 'Sab', 'Min']);
});
