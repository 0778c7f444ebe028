import { expect, it } from 'vitest';
import { isOneLetterApart } from './one-letter-apart.ts';

it.each([
  ['baliuag', 'baliwag', true],
  ['dauhpuriklod', 'dauhpurikelod', true],
  ['padangsidempuan', 'padangsidimpuan', true],
  ['poblacion1', 'poblacion2', false],
  ['poblacion', 'poblacion1', false],
  ['molino', 'malina', false],
  ['lipa', 'lapa', false],
])('%s and %s: %s', (a, b, is_apart) => {
  expect([isOneLetterApart(a, b), isOneLetterApart(b, a)]).toEqual([is_apart, is_apart]);
});
