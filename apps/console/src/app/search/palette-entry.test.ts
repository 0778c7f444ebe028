import { foldText } from '@sampan/country-rules';
import { describe, expect, test } from 'vitest';
import { markedRanges } from './marked-text.tsx';
import { readTyped } from './palette-entry.ts';

describe('what a typed text asks for (look-v2 8)', () => {
  test.each([
    ['maria', 'all', 'maria'],
    ['# SP-100084', 'parcel', 'SP-100084'],
    ['@maria', 'person', 'maria'],
    [' > export', 'action', 'export'],
    ['', 'all', ''],
  ])('%s', (typed, kind, text) => {
    expect(readTyped(typed)).toEqual({ kind, text });
  });
});

describe('the typed words in a found text', () => {
  const marked = (text: string, typed: string) =>
    markedRanges(text, foldText(typed).split(/\s+/u)).map(([from, to]) => text.slice(from, to));

  test('are found under their marks', () => {
    expect(marked('Lê Hoàng Phương Anh', 'phuong le')).toEqual(['Lê', 'Phương']);
    expect(marked('Đặng Văn Đức', 'duc')).toEqual(['Đức']);
  });

  test('do not overlap, and what is not there is not marked', () => {
    expect(marked('Mariam', 'maria ria')).toEqual(['Maria']);
    expect(marked('Mariam', 'tan')).toEqual([]);
  });
});
