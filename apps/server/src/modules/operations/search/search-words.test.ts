import { describe, expect, test } from 'vitest';
import { mayBeNear, readSearchWords } from './search-words.ts';

const wordsOf = (typed: string) => readSearchWords(typed).words;

describe('words of a search (look-v2 8)', () => {
  test('marks and capitals do not matter, and each word counts', () => {
    expect(wordsOf(' Nguyễn  ĐỨC ')).toEqual(['nguyen', 'duc']);
    expect(wordsOf('SP-100084')).toEqual(['sp-100084']);
  });

  test.each([
    ['+65 9178 2345', '91782345'],
    ['9178-2345', '91782345'],
    ['91782345', '91782345'],
    ['+63 917 123 4567', '71234567'],
    ['0917 123 4567', '71234567'],
    ['(012) 345-6789', '23456789'],
    ['6281234567890', '34567890'],
  ])('a phone in the form %s is found by the digits it is stored with', (typed, digits) => {
    expect(wordsOf(typed)).toEqual([digits]);
  });

  test("a store's long number stays whole", () => {
    expect(wordsOf('250912345678901')).toEqual(['250912345678901']);
  });

  test('what is too short for the index says so', () => {
    expect(readSearchWords('li').is_indexed).toBe(false);
    expect(readSearchWords('li wei').is_indexed).toBe(true);
  });

  test('letters may be wrong, digits not', () => {
    expect([mayBeNear('maria'), mayBeNear('tan'), mayBeNear('sp-100')]).toEqual([true, false, false]);
  });
});
